import { expect, test } from "vitest";
import { buildParamCheck } from "./build-param-check.ts";
import type { Rules } from "../api/rules.ts";
import type { Schema } from "@shortvideo-api/document/sample/source";

const schemas: Readonly<Record<string, Schema>> = {
  Id: { type: "string", pattern: "^\\d+$" },
  Tree: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
};

function build(schema: Schema): Rules | undefined {
  return buildParamCheck({ schemas, aliases: new Map() }, schema);
}

const certain: [name: string, schema: Schema, want: Rules][] = [
  ["text", { type: "string", minLength: 1, maxLength: 9 }, { type: "string", minLength: 1, maxLength: 9 }],
  ["a reference", { $ref: "#/components/schemas/Id" }, { type: "string", pattern: "^\\d+$" }],
  ["an integer", { type: "integer", minimum: 1, maximum: 50 }, { type: "integer", minimum: 1, maximum: 50 }],
  ["open bounds", { type: "number", exclusiveMinimum: 0 }, { type: "number", exclusiveMinimum: 0 }],
  ["a multiple", { type: "integer", multipleOf: 5 }, { type: "integer", multipleOf: 5 }],
  ["a nullable string", { type: ["string", "null"], enum: ["a", null] }, { enum: ["a"] }],
  ["both values of a boolean", { type: "boolean", enum: [true, false] }, { type: "boolean" }],
  ["a constant", { const: "a" }, { enum: ["a"] }],
  ["64-bit numbers", { type: "integer", format: "int64", enum: [1, 2] }, { type: "int64", enum: ["1", "2"] }],
  ["a multiple of a fraction", { type: "number", multipleOf: 0.01 }, { type: "number", multipleOf: 0.01 }],
  [
    "a long bound",
    { type: "integer", format: "int64", maximum: 2n ** 63n - 2n },
    { type: "int64", maximum: 2n ** 63n - 2n },
  ],
  [
    "a long bound that a double holds",
    { type: "integer", minimum: 7_300_000_000_000_000_000 },
    { type: "int64", minimum: 7_300_000_000_000_000_000n },
  ],
  ["long values", { type: "integer", enum: [2n ** 53n + 1n, 5] }, { type: "int64", enum: ["9007199254740993", "5"] }],
  ["a long constant", { const: 2n ** 53n + 1n }, { type: "int64", enum: ["9007199254740993"] }],
  [
    "a list",
    { type: "array", minItems: 1, items: { $ref: "#/components/schemas/Id" } },
    { type: "array", minItems: 1, items: { type: "string", pattern: "^\\d+$" } },
  ],
  [
    "a list with null",
    { type: "array", items: { type: ["integer", "null"], minimum: 1 } },
    { type: "array", items: { type: "integer", minimum: 1, nullable: true } },
  ],
  ["a list of lists, without its inner lists", { $ref: "#/components/schemas/Tree" }, { type: "array" }],
];

test.each(certain)("checks the certain rules of %s", (_, schema, want) => {
  expect(build(schema)).toEqual(want);
});

const unchecked: [name: string, schema: Schema][] = [
  ["objects", { type: "object", required: ["a"] }],
  ["several types", { type: ["string", "integer"] }],
  ["null alone", { type: "null" }],
  ["files", { type: "string", format: "binary" }],
  ["compositions", { type: "string", anyOf: [{ minLength: 1 }, { maxLength: 9 }] }],
  ["references that carry more", { allOf: [{ $ref: "#/components/schemas/Id" }, { maxLength: 3 }] }],
  ["conditions", { type: "string", if: { minLength: 1 }, else: { maxLength: 9 } }],
  ["any value", true],
  ["enumerations of objects", { enum: [{ a: 1 }] }],
];

test.each(unchecked)("leaves the check of %s to the service", (_, schema) => {
  expect(build(schema)).toBeUndefined();
});

const skipped: [name: string, schema: Schema, want: Rules][] = [
  ["a length of at least 0", { type: "string", minLength: 0 }, { type: "string" }],
  ["an infinite bound", { type: "number", maximum: Infinity }, { type: "number" }],
  ["a pattern that does not compile", { type: "string", pattern: "(" }, { type: "string" }],
  ["a pattern that backtracks for years", { type: "string", pattern: "^(a+)+$" }, { type: "string" }],
  ["a format", { type: "string", format: "uuid" }, { type: "string" }],
];

test.each(skipped)("skips the rule: %s", (_, schema, want) => {
  expect(build(schema)).toEqual(want);
});
