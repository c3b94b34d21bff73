import { expect, test } from "vitest";
import type { SchemaObject } from "@shortvideo-api/document";
import { createSchemaCompiler } from "./schema-compiler.js";

const document = { openapi: "3.1.0", paths: {} };
const compile = createSchemaCompiler(document, ["request"]);
const admits = (schema: SchemaObject, value: unknown): boolean => compile(schema)(value).length === 0;

// Every object inherits these names, so a comparison must not use them.
const inherited = ["toString", "valueOf", "constructor", "hasOwnProperty", "__proto__"];

function parse(name: string, value: unknown): Record<string, unknown> {
  return JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)},"id":1}`);
}

test.each(inherited)("compares objects with a field `%s`", (name) => {
  for (const value of [1, null, "text", { deep: [1] }]) {
    const [same, other] = [parse(name, value), parse(name, { deep: [2] })];
    const schemas: SchemaObject[] = [
      { const: parse(name, value) },
      { enum: ["text", parse(name, value)] },
      { enum: [...Array(300).keys(), parse(name, value)] },
    ];
    for (const schema of schemas) {
      expect([same, other, { id: 1 }].map((each) => admits(schema, each))).toEqual([true, false, false]);
    }
  }
});

test.each(inherited)("finds repeated items with a field `%s`", (name) => {
  const schema: SchemaObject = { type: "array", uniqueItems: true };
  for (const value of [1, null, "text", { deep: [1] }]) {
    const [error] = compile(schema)([parse(name, value), parse(name, value)]);
    expect(error?.message).toBe("must have items that differ; 0 and 1 are the same");
    expect(admits(schema, [parse(name, value), { id: 1 }, parse(name, { deep: [2] })])).toBe(true);
  }
});

test.each<[schema: SchemaObject, valid: unknown, invalid: unknown, message: string]>([
  [{ contains: { type: "string" }, unevaluatedItems: false }, ["a", "b"], ["a", 1], "must be a list of at most 1 item"],
  [
    { anyOf: [{ items: { type: "string" } }, {}], unevaluatedItems: { type: "boolean" } },
    ["a"],
    ["a", 1],
    "must be `true` or `false`",
  ],
  [
    { if: { properties: { a: { const: 1 } } }, unevaluatedProperties: false },
    { a: 1 },
    { a: 2 },
    "must have no further properties",
  ],
  [
    { allOf: [{ properties: { a: true } }], unevaluatedProperties: { type: "object", unevaluatedProperties: false } },
    { a: 1, b: {} },
    { a: 1, "b/c": { d: 1 } },
    "must have no further properties",
  ],
])("reports what no keyword evaluates: %j", (schema, valid, invalid, message) => {
  expect(compile(schema)(valid)).toEqual([]);
  expect(compile(schema)(invalid).map((error) => error.message)).toContain(message);
});

test("reports the place of a value that no keyword evaluates", () => {
  const findErrors = compile({ properties: { list: { unevaluatedProperties: { type: "string" } } } });

  expect(findErrors({ list: { "a/b~": 1 } }).map(({ instancePath }) => instancePath)).toEqual(["/list/a~1b~0"]);
});

const kind = (value: string): SchemaObject => ({ properties: { kind: { const: value } } });

test("rejects the values of a branch whose parts contradict each other in the discriminating property", () => {
  const cat: SchemaObject = { type: "object", required: ["kind"], allOf: [kind("cat"), kind("dog")] };
  const cow: SchemaObject = { type: "object", required: ["kind"], ...kind("cow") };

  const schema: SchemaObject = { oneOf: [cat, cow], discriminator: { propertyName: "kind" } };

  expect(["cat", "dog", "cow"].map((value) => admits(schema, { kind: value }))).toEqual([false, false, true]);
  expect([{}, null, 5].map((value) => admits(schema, value))).toEqual([false, false, false]);
});

test("admits large multiples of a number", () => {
  expect([1e21, 1e300, 10, 12].map((value) => admits({ multipleOf: 5 }, value))).toEqual([true, true, true, false]);
});
