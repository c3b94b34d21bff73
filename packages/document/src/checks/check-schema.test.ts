import { expect, test } from "vitest";
import { loadYaml } from "../../test/load-files.ts";

/** Loads a document with this component schema on line 5, and returns its messages. */
async function listMessages(schema: string, version = "3.1.0"): Promise<string[]> {
  const { problems, messages } = await loadYaml(`components:\n  schemas:\n    Letter: ${schema}`, version);
  return messages.map((message, index) => `${problems[index]?.split(" ").slice(1).join(" ")}: ${message}`);
}

test.each([
  ["{ type: integer, minimum: 3, maximum: 2 }", "`minimum` is 3 and `maximum` is 2"],
  [
    "{ type: integer, minimum: 9223372036854775807, maximum: 9223372036854775806 }",
    "`minimum` is 9223372036854775807 and `maximum` is 9223372036854775806",
  ],
  ["{ type: string, minLength: 3, maxLength: 2 }", "`minLength` is 3 and `maxLength` is 2"],
  ["{ type: array, items: true, minItems: 3, maxItems: 2 }", "`minItems` is 3 and `maxItems` is 2"],
  ["{ type: object, minProperties: 3, maxProperties: 2 }", "`minProperties` is 3 and `maxProperties` is 2"],
  ["{ type: number, exclusiveMinimum: 3, maximum: 3 }", "`exclusiveMinimum` is 3 and `maximum` is 3"],
])("reports limits that exclude every value: %s", async (schema, message) => {
  expect(await listMessages(schema)).toEqual([`warning contradictory-limits: ${message}, so that no value is valid.`]);
});

test("reports exclusive limits of OpenAPI 3.0, and accepts equal limits that include their value", async () => {
  expect(await listMessages("{ type: number, minimum: 3, maximum: 3, exclusiveMinimum: true }", "3.0.3")).toHaveLength(
    1,
  );
  expect(await listMessages("{ type: number, minimum: 3, maximum: 3 }")).toEqual([]);
});

test("reports patterns that JavaScript cannot compile", async () => {
  expect(await listMessages("{ type: string, pattern: '^[a-z' }")).toEqual([
    "warning invalid-pattern: `^[a-z` is not a regular expression of ECMA-262: unterminated character class.",
  ]);
  expect(await listMessages("{ type: object, patternProperties: { '(': true } }")).toEqual([
    "warning invalid-pattern: `(` is not a regular expression of ECMA-262: unterminated group.",
  ]);
  expect(await listMessages(String.raw`{ type: string, pattern: '^\d+\/[\w-.]$' }`)).toEqual([]);
});

test.each([
  ["{ type: number, multipleOf: 0 }", "invalid-limit: `multipleOf` is 0."],
  ["{ type: string, minLength: -1 }", "invalid-limit: `minLength` is -1."],
  ["{ type: array, maxItems: 1.5 }", "invalid-limit: `maxItems` is 1.5."],
  ["{ type: string, const: 5 }", "enum-of-wrong-type: `const` is `5`, and the type is `string`."],
  [
    "{ type: integer, maximum: 9007199254740992, default: 9007199254740993 }",
    "default-not-allowed: `default` is `9007199254740993`, but its limits exclude it.",
  ],
  [
    "{ type: integer, enum: [9007199254740993], default: 9007199254740992 }",
    "default-not-allowed: `default` is `9007199254740992`, but its `enum` does not list it.",
  ],
  [
    "{ type: string, enum: [a], default: b }",
    "default-not-allowed: `default` is `b`, but its `enum` does not list it.",
  ],
  [
    "{ type: number, exclusiveMinimum: 1, default: 1 }",
    "default-not-allowed: `default` is `1`, but its limits exclude it.",
  ],
  ["{ type: integer, const: '5' }", 'enum-of-wrong-type: `const` is `"5"`, and the type is `integer`.'],
  ["{ type: string, readOnly: true, writeOnly: true }", "property-never-sent: A value is `readOnly` and `writeOnly`."],
  [
    "{ type: array, items: true, properties: { id: true }, required: [key] }",
    "keyword-without-effect: The type is `array`, which ignores `properties`, `required`.",
  ],
  [
    "{ type: [string, 'null'], minimum: 1 }",
    "keyword-without-effect: The type is `string`, `null`, which ignores `minimum`.",
  ],
])("reports a rule that no value can follow: %s", async (schema, message) => {
  expect(await listMessages(schema)).toEqual([`warning ${message}`]);
});

test.each([
  "{ type: string, pattern: ^/a/$ }",
  "{ type: number, multipleOf: 0.1, minimum: -5, default: -5 }",
  "{ type: [string, 'null'], enum: [a, null], default: null }",
  "{ type: integer, minimum: 1, uniqueItems: false, items: {} }",
])("accepts %s", async (schema) => {
  expect(await listMessages(schema)).toEqual([]);
});

test("reports keywords beside a `$ref` that OpenAPI 3.0 ignores", async () => {
  const schema =
    "{ type: object, properties: { a: { $ref: '#/components/schemas/Letter', minProperties: 1, type: object } } }";

  expect(await listMessages(schema, "3.0.3")).toEqual([
    "warning ignored-beside-reference: `minProperties` stands beside the `$ref` `#/components/schemas/Letter`.",
  ]);
  expect(await listMessages(schema)).toEqual([]);
});

test("reports values of an enum that have another type", async () => {
  expect(await listMessages("{ type: string, enum: [a, 1, [b]] }")).toEqual([
    'warning enum-of-wrong-type: `enum` has `1`, `["b"]`, and the type is `string`.',
  ]);
  expect(await listMessages("{ type: [string, 'null'], enum: [a, null] }")).toEqual([]);
  expect(await listMessages("{ type: string, nullable: true, enum: [a, null] }", "3.0.3")).toEqual([]);
});

test("reports `examples` of a schema that are not a list", async () => {
  expect(await listMessages("{ type: string, examples: Rex }")).toEqual([
    "warning unexpected-type: `examples` is `Rex`, but must be a list of values in a schema: `examples` is ignored.",
  ]);
  expect(await listMessages("{ type: string, examples: { a: Rex } }")).toEqual([
    "warning unexpected-type: `examples` is an object, but must be a list of values in a schema: the values of the object are read.",
  ]);
});

test("reports required names without a property, and suggests the nearest one", async () => {
  expect(await listMessages("{ type: object, required: [id, txt], properties: { id: true, text: true } }")).toEqual([
    "warning required-unknown-property: `required` names `txt` (did you mean `text`?), which `properties` does not have.",
  ]);
  expect(await listMessages("{ type: object, required: [id] }")).toHaveLength(1);
});

test.each([
  "{ required: [id], allOf: [{ $ref: '#/components/schemas/Base' }] }\n    Base: { properties: { id: true } }",
  "{ allOf: [{ $ref: '#/components/schemas/Part' }, { properties: { id: true } }] }\n    Part: { required: [id] }",
  "{ properties: { id: true, key: true }, anyOf: [{ required: [id] }, { required: [key] }] }",
  "{ required: [id], type: object, additionalProperties: { type: string } }",
  "{ required: [id], if: { required: [text] }, then: { properties: { id: true, text: true } } }",
])("accepts required names of properties in another part of the schema: %s", async (schema) => {
  expect(await listMessages(schema)).toEqual([]);
});

test.each("not if then else allOf dependentSchemas properties items default enum examples x-note".split(" "))(
  "reports required names in the schema of a property called `%s`",
  async (name) => {
    const schema = `{ type: object, properties: { ${name}: { type: array, items: { type: object, required: [id] } } } }`;

    expect(await listMessages(schema)).toHaveLength(1);
    expect(await listMessages(`{ properties: { ${name}: { type: object, required: [id] } } }`)).toHaveLength(1);
  },
);
