import { expect, test } from "vitest";
import type { Json } from "../schema/json.ts";
import type { Schema } from "../schema/schema.ts";
import { admitsValue } from "./admit-value.ts";

const schemas: Record<string, Schema> = {
  Pair: { prefixItems: [true, { type: "string" }] },
  // Some generators of documents write schemas without a name.
  "": { type: "string" },
};

test.each<[schema: Schema, valid: Json[], invalid: Json[]]>([
  [
    { prefixItems: [true], contains: { type: "string" }, unevaluatedItems: false },
    [[1, "a"], ["a"]],
    [
      [1, "a", 2],
      [1, 2],
    ],
  ],
  [
    { contains: { type: "integer" }, minContains: 0, unevaluatedItems: { type: "string" } },
    [[], [2, "a"]],
    [[1.5], [2, true]],
  ],
  [{ $ref: "#/components/schemas/" }, ["a"], [1]],
  [{ allOf: [{ $ref: "#/components/schemas/Pair" }], unevaluatedItems: false }, [[1, "a"]], [[1, "a", 2]]],
  [{ anyOf: [{ items: { type: "string" } }, true], unevaluatedItems: { type: "boolean" } }, [["a"], [true]], [[1]]],
  [{ if: { properties: { a: { const: 1 } } }, unevaluatedProperties: false }, [{ a: 1 }, {}], [{ a: 2 }, { b: 1 }]],
  [
    // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
    { if: { required: ["a"] }, then: { properties: { a: true, b: true } }, unevaluatedProperties: false },
    [{ a: 1, b: 1 }],
    [{ b: 1 }],
  ],
  [
    { allOf: [{ properties: { a: true }, unevaluatedProperties: { type: "integer" } }], unevaluatedProperties: false },
    [{ a: "a", b: 1 }],
    [{ a: "a", b: "b" }],
  ],
  [
    { dependentSchemas: { a: { properties: { a: true, b: true } } }, unevaluatedProperties: false },
    [{ a: 1, b: 1 }],
    [{ b: 1 }],
  ],
])("applies keywords to what no other keyword evaluates: %j", (schema, valid, invalid) => {
  const admits = (value: Json): boolean => admitsValue({ schemas, aliases: new Map() }, schema, value);

  expect(valid.filter((value) => !admits(value))).toEqual([]);
  expect(invalid.filter(admits)).toEqual([]);
});
