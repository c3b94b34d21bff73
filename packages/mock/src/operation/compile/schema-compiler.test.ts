import { expect, test } from "vitest";
import type { SchemaObject } from "@shortvideo-api/document";
import { createContentCompiler, createSchemaCompiler } from "./schema-compiler.js";

const document = { openapi: "3.1.0", paths: {} };
const compilers = [createSchemaCompiler(document, "request"), createContentCompiler(document, ["response"])];

// Every object inherits these names, so a comparison must not use them.
const inherited = ["toString", "valueOf", "constructor", "hasOwnProperty", "__proto__"];

function parse(name: string, value: unknown): Record<string, unknown> {
  return JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)},"id":1}`);
}

test.each(inherited)("compares objects with a field `%s`", (name) => {
  for (const compile of compilers) {
    for (const value of [1, null, "text", { deep: [1] }]) {
      const [same, other] = [parse(name, value), parse(name, { deep: [2] })];
      const schemas: SchemaObject[] = [
        { const: parse(name, value) },
        { enum: ["text", parse(name, value)] },
        { enum: [...Array(300).keys(), parse(name, value)] },
      ];
      for (const schema of schemas) {
        const validate = compile(schema);
        expect([same, other, { id: 1 }].map((each) => validate(each))).toEqual([true, false, false]);
      }
    }
  }
});

test.each(inherited)("finds repeated items with a field `%s`", (name) => {
  for (const compile of compilers) {
    const validate = compile({ type: "array", uniqueItems: true });
    for (const value of [1, null, "text", { deep: [1] }]) {
      expect(validate([parse(name, value), parse(name, value)])).toBe(false);
      expect(validate.errors?.[0]?.message).toBe("must NOT have duplicate items (items ## 0 and 1 are identical)");
      expect(validate([parse(name, value), { id: 1 }, parse(name, { deep: [2] })])).toBe(true);
    }
  }
});

test.each<[schema: SchemaObject, valid: unknown, invalid: unknown, message: string]>([
  [{ contains: { type: "string" }, unevaluatedItems: false }, ["a", "b"], ["a", 1], "must NOT have more than 1 items"],
  [
    { anyOf: [{ items: { type: "string" } }, {}], unevaluatedItems: { type: "boolean" } },
    ["a"],
    ["a", 1],
    "must be boolean",
  ],
  [
    { if: { properties: { a: { const: 1 } } }, unevaluatedProperties: false },
    { a: 1 },
    { a: 2 },
    "must NOT have unevaluated properties",
  ],
  [
    { allOf: [{ properties: { a: true } }], unevaluatedProperties: { type: "object", unevaluatedProperties: false } },
    { a: 1, b: {} },
    { a: 1, "b/c": { d: 1 } },
    "must NOT have unevaluated properties",
  ],
])("reports what no keyword evaluates: %j", (schema, valid, invalid, message) => {
  for (const compile of compilers) {
    const validate = compile(schema);
    expect(validate(valid)).toBe(true);
    expect(validate(invalid)).toBe(false);
    expect(validate.errors?.map((error) => error.message)).toContain(message);
  }
});

test("reports the place of a value that no keyword evaluates", () => {
  const [compile] = compilers;
  const validate = compile?.({ properties: { list: { unevaluatedProperties: { type: "string" } } } });

  expect(validate?.({ list: { "a/b~": 1 } })).toBe(false);
  expect(validate?.errors?.map(({ instancePath }) => instancePath)).toEqual(["/list/a~1b~0"]);
});

const kind = (value: string): SchemaObject => ({ properties: { kind: { const: value } } });

test("rejects the values of a branch whose parts contradict each other in the discriminating property", () => {
  const cat: SchemaObject = { type: "object", required: ["kind"], allOf: [kind("cat"), kind("dog")] };
  const cow: SchemaObject = { type: "object", required: ["kind"], ...kind("cow") };

  for (const compile of compilers) {
    const validate = compile({ oneOf: [cat, cow], discriminator: { propertyName: "kind" } });

    expect(["cat", "dog", "cow"].map((value) => validate({ kind: value }))).toEqual([false, false, true]);
    expect([{}, null, 5].map((value) => validate(value))).toEqual([false, false, false]);
  }
});

test("admits large multiples of a number", () => {
  for (const compile of compilers) {
    const validate = compile({ multipleOf: 5 });
    expect([1e21, 1e300, 10, 12].map((value) => validate(value))).toEqual([true, true, true, false]);
  }
});
