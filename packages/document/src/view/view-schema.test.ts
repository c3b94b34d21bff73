import { describe, expect, test } from "vitest";
import type { Schema, SchemaObject } from "../openapi/openapi.ts";
import { viewSchema } from "./view-schema.ts";

const schemas: Record<string, Schema> = {
  Id: { type: "integer", format: "int64" },
  Ids: { type: "array", items: { $ref: "#/components/schemas/Id" } },
  Required: { required: ["name"] },
  Pet: { type: "object", properties: { name: { type: "string" } } },
  Loop: { allOf: [{ $ref: "#/components/schemas/Loop" }], properties: { next: { $ref: "#/components/schemas/Loop" } } },
};
const document = { components: { schemas } };
const refer = (key: string): SchemaObject => ({ $ref: `#/components/schemas/${key}` });
const nothing: SchemaObject = { type: "null" };

describe("types", () => {
  test.each<[string, Schema, string[]]>([
    ["any schema", true, ["null", "boolean", "number", "string", "array", "object"]],
    ["no schema", false, []],
    ["a reference", refer("Ids"), ["array"]],
    ["a nullable list", { anyOf: [refer("Ids"), nothing] }, ["array", "null"]],
    [
      "a list behind several compositions",
      { allOf: [{ oneOf: [{ anyOf: [refer("Ids"), nothing] }] }] },
      ["array", "null"],
    ],
    ["an integer within numbers", { type: "number", allOf: [{ type: "integer" }] }, ["integer"]],
    ["constants", { enum: [1, "a", null] }, ["integer", "string", "null"]],
    [
      "branches that the type restricts",
      { type: "string", anyOf: [{ type: "string" }, { type: "integer" }] },
      ["string"],
    ],
    ["properties without a type", { properties: {} }, ["null", "boolean", "number", "string", "array", "object"]],
    ["a type that is excluded", { type: ["string", "null"], not: { type: "null" } }, ["string"]],
    ["a contradiction", { allOf: [{ type: "string" }, { type: "array" }] }, []],
    ["constants without a common value", { type: "integer", enum: [8], allOf: [{ const: 1 }] }, []],
    [
      "the cases of a condition",
      // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
      { if: { type: "string" }, then: {}, else: { type: "integer" } },
      ["string", "integer"],
    ],
  ])("are those of %s", (_name, schema, expected) => {
    expect(viewSchema(document, schema).types).toEqual(expected);
  });

  test.each<[string, Schema, string[]]>([
    ["properties", { properties: { a: true } }, ["object"]],
    ["required names beside a choice", { anyOf: [{ required: ["a"] }, { required: ["b"] }] }, ["object"]],
    ["items", { items: { type: "string" } }, ["array"]],
    ["a limit", { minimum: 1 }, ["number"]],
    ["a nullable object", { anyOf: [{ properties: {} }, nothing] }, ["object", "null"]],
  ])("of %s without a type are meant to be the type that has them", (_name, schema, expected) => {
    expect(viewSchema(document, schema).meantTypes).toEqual(expected);
  });
});

describe("properties", () => {
  test("are those of all parts", () => {
    const view = viewSchema(document, { allOf: [refer("Pet"), { properties: { age: { type: "integer" } } }] });
    expect(view.propertyNames).toEqual(["name", "age"]);
    expect(view.property("name").types).toEqual(["string"]);
    expect(view.property("age").types).toEqual(["integer"]);
  });

  test("match all parts that declare them", () => {
    const name = { properties: { name: { minLength: 1 } } };
    const view = viewSchema(document, { allOf: [refer("Pet"), name] });
    expect(view.property("name").always).toContainEqual({ minLength: 1 });
    expect(view.property("name").types).toEqual(["string"]);
  });

  test("have the types of the branches that declare them", () => {
    const schema = {
      oneOf: [
        { properties: { value: { type: "integer" } } },
        { properties: { value: { type: "boolean" } } },
        refer("Pet"),
      ],
    } as const satisfies Schema;
    expect(viewSchema(document, schema).property("value").types).toEqual(["integer", "boolean"]);
  });

  test("that no part declares are additional", () => {
    const schema: Schema = { properties: { a: true }, additionalProperties: { type: "boolean" } };
    expect(viewSchema(document, schema).property("b").types).toEqual(["boolean"]);
    expect(viewSchema(document, { allOf: [refer("Pet")], unevaluatedProperties: nothing }).property("b").types).toEqual(
      ["null"],
    );
    expect(viewSchema(document, { patternProperties: { "^x-": nothing } }).property("x-a").types).toEqual(["null"]);
  });

  test("are required if all branches, or a part, require them", () => {
    expect([...viewSchema(document, { ...refer("Pet"), allOf: [refer("Required")] }).required]).toEqual([]);
    expect([...viewSchema(document, { allOf: [refer("Pet"), refer("Required")] }).required]).toEqual(["name"]);
    expect([...viewSchema(document, { anyOf: [{ required: ["a", "b"] }, { required: ["b"] }] }).required]).toEqual([
      "b",
    ]);
  });
});

describe("a property of a condition", () => {
  test("is described by `then` and `else`, not by `if`", () => {
    const view = viewSchema(document, {
      if: { properties: { kind: { const: "a" }, size: { minimum: 1 } } },
      // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
      then: { properties: { size: { type: "integer" } } },
      unevaluatedProperties: false,
    });
    expect(view.property("kind").schema).toBe(true);
    expect(view.property("other").schema).toBe(false);
    expect(view.property("size").schema).toEqual({ type: "integer" });
  });

  test("has the values that `if` tests, too, when only `else` declares it", () => {
    const condition = {
      if: { properties: { kind: { const: "a" }, size: { minimum: 1 } } },
      else: { properties: { kind: { enum: ["b", "c"] } } },
    };
    expect(viewSchema(document, condition).property("kind").schema).toEqual({
      anyOf: [{ const: "a" }, { enum: ["b", "c"] }],
    });
    // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
    const view = viewSchema(document, { ...condition, then: { properties: { kind: { type: "string" } } } });
    expect(view.property("kind").schema).toEqual({ anyOf: [{ type: "string" }, { enum: ["b", "c"] }] });
    // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
    const forbidding = viewSchema(document, { ...condition, then: { properties: { kind: false } } });
    expect(forbidding.property("kind").schema).toEqual({ enum: ["b", "c"] });
  });

  test("may be present although a dependency tests its absence", () => {
    const view = viewSchema(document, {
      properties: { card: { type: "string" } },
      dependentSchemas: { card: { properties: { street: { type: "string" } } } },
    });
    expect(view.property("card").types).toEqual(["string"]);
    expect(view.property("street").types).toEqual(["string"]);
  });
});

describe("items", () => {
  test("of a tuple have their own schemas, and share the schema after them", () => {
    const view = viewSchema(document, { prefixItems: [{ type: "string" }, nothing], items: refer("Id") });
    expect([0, 1, 2, 9].map((index) => view.item(index).types)).toEqual([
      ["string"],
      ["null"],
      ["integer"],
      ["integer"],
    ]);
    expect(view.prefixLength).toBe(2);
    expect(view.item(2)).toBe(view.item(9));
  });

  test("are found behind compositions", () => {
    const list = { anyOf: [{ allOf: [refer("Ids")] }, nothing] };
    expect(viewSchema(document, list).item(0).types).toEqual(["integer"]);
    expect(viewSchema(document, { items: list }).item(0).item(0).types).toEqual(["integer"]);
  });
});

test("values are those that all parts list", () => {
  expect(viewSchema(document, { enum: ["a", "b"], allOf: [{ enum: ["b", "c"] }] }).values).toEqual(["b"]);
  expect(viewSchema(document, { anyOf: [{ const: 1 }, { enum: [2, 3] }] }).values).toEqual([1, 2, 3]);
  expect(viewSchema(document, { anyOf: [{ const: 1 }, { type: "integer" }] }).values).toBeUndefined();
});

test("reads a schema that contains itself", () => {
  const view = viewSchema(document, refer("Loop"));
  expect(view.propertyNames).toEqual(["next"]);
  expect(view.property("next").property("next").propertyNames).toEqual(["next"]);
  expect(view.types).toContain("object");
});

test("a reference to a component has its key and the keywords of the target", () => {
  const view = viewSchema(document, refer("Ids"));
  expect(view.key).toBe("Ids");
  expect(view.own.type).toBe("array");
});

const listed = (schema: Schema): string[] => viewSchema(document, schema).alternatives.map(({ types }) => types.join());

describe("alternatives", () => {
  test("are the combinations of all branches, without those that no value matches", () => {
    const sizes = { oneOf: [{ type: "integer" }, { type: "string" }] } as const satisfies Schema;
    expect(listed({ allOf: [sizes, { anyOf: [{ minLength: 1 }, { type: "string" }, nothing] }] })).toEqual([
      "integer",
      "string",
      "string",
    ]);
  });

  test("give each property the meaning that it has there", () => {
    const view = viewSchema(document, {
      properties: { id: refer("Id") },
      oneOf: [{ properties: { value: { type: "integer" } } }, { additionalProperties: { type: "boolean" } }],
    });
    expect(view.alternatives.map((each) => each.property("value").types)).toEqual([["integer"], ["boolean"]]);
    expect(view.alternatives.map((each) => each.property("id").types)).toEqual([["integer"], []]);
    expect(view.alternatives).toBe(view.alternatives);
  });

  test("of a schema without choices are the schema", () => {
    const view = viewSchema(document, { allOf: [refer("Pet")] });
    expect(view.alternatives).toEqual([view]);
  });

  test("of a schema that contains itself end", () => {
    const tree: Schema = { anyOf: [refer("Tree"), nothing, { type: "array" }] };
    const inTree = viewSchema({ components: { schemas: { Tree: tree } } }, tree);
    expect(inTree.alternatives.map(({ types }) => types)).toEqual([["null"], ["array"]]);
  });

  test("that are too many are the schema as a whole", () => {
    const wide = { oneOf: Array.from({ length: 20 }, (_, index) => ({ minimum: index })) };
    expect(listed({ allOf: [wide, wide] })).toHaveLength(1);
  });
});
