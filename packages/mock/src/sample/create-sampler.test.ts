import type { Schema, SchemaObject } from "@shortvideo-api/document";
import { expect, test } from "vitest";
import { named, openSampler } from "../../test/open-sampler.js";

const text: SchemaObject = { type: "string" };
const whole: SchemaObject = { type: "integer" };
const long: SchemaObject = { type: "integer", format: "int64" };

test.each<[name: string, schema: Schema]>([
  [
    "a closed object of two parts",
    {
      allOf: [
        { type: "object", properties: { a: text, b: text }, required: ["a"], additionalProperties: false },
        {
          type: "object",
          properties: { b: text },
          patternProperties: { "^a": { maxLength: 3 } },
          additionalProperties: false,
        },
      ],
    },
  ],
  [
    "properties that require others",
    { type: "object", properties: { a: text }, required: ["a"], dependentRequired: { a: ["b"], b: ["c"] } },
  ],
  [
    "properties that require a schema",
    {
      type: "object",
      properties: { a: text },
      required: ["a"],
      dependentSchemas: { a: { required: ["d"], properties: { d: whole } } },
    },
  ],
  [
    "names of a pattern",
    { type: "object", minProperties: 3, propertyNames: { pattern: "^[a-z]{2}\\d$" }, additionalProperties: whole },
  ],
  [
    "names of a pattern only",
    { type: "object", minProperties: 2, patternProperties: { "^x-": whole }, additionalProperties: false },
  ],
  ["few properties", { type: "object", properties: { a: text, b: text, c: text }, maxProperties: 2, required: ["c"] }],
  [
    "nothing unevaluated",
    { allOf: [{ properties: { a: text }, required: ["a"] }], properties: { b: whole }, unevaluatedProperties: false },
  ],
  [
    "an item that is contained",
    {
      type: "array",
      items: { type: ["string", "integer"] },
      contains: { type: "integer", minimum: 7 },
      minContains: 2,
    },
  ],
  ["items that differ", { type: "array", items: { enum: ["a", "b", "c", "d"] }, uniqueItems: true, minItems: 4 }],
  [
    "objects that differ",
    {
      type: "array",
      items: { type: "object", properties: { id: whole }, required: ["id"] },
      uniqueItems: true,
      minItems: 5,
    },
  ],
  ["booleans that differ", { type: "array", items: { type: "boolean" }, uniqueItems: true, minItems: 2 }],
  ["a list without items", { type: "array", items: false }],
  ["a closed tuple", { type: "array", prefixItems: [text, whole], items: false, minItems: 2 }],
  [
    "branches that overlap",
    {
      oneOf: [
        { type: "object", properties: { a: text } },
        { type: "object", properties: { a: text, b: whole } },
      ],
    },
  ],
  ["a branch within another", { oneOf: [{ type: "number" }, { type: "integer" }] }],
  [
    "ranges that overlap",
    {
      oneOf: [
        { type: "integer", maximum: 5 },
        { type: "integer", minimum: 3 },
      ],
    },
  ],
  ["any value but text", { not: { type: "string" } }],
  ["any value but text, number and boolean", { not: { type: ["string", "number", "boolean"] } }],
  ["an object without an optional property", { type: "object", properties: { a: text }, not: { required: ["a"] } }],
  [
    "one of two, not both",
    { type: "object", properties: { a: text, b: text }, oneOf: [{ required: ["a"] }, { required: ["b"] }] },
  ],
  [
    "a condition",
    {
      type: "object",
      properties: { kind: { enum: ["x", "y"] }, size: whole },
      required: ["kind"],
      if: { properties: { kind: { const: "x" } } }, // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
      then: { required: ["size"] },
      else: { required: ["name"] },
    },
  ],
  ["steps of a decimal", { type: "number", multipleOf: 0.01, minimum: 0.015, maximum: 0.025 }],
  [
    "steps of two parts",
    {
      allOf: [
        { type: "integer", multipleOf: 6 },
        { multipleOf: 4, minimum: 1 },
      ],
    },
  ],
  ["a narrow range", { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 0.001 }],
  ["below zero", { type: "integer", exclusiveMaximum: 0 }],
  ["a wide type and a narrow range", { type: "integer", format: "int32", minimum: 2_000_000_000 }],
  ["a pattern and a length", { type: "string", pattern: "^[a-z]+$", minLength: 30, maxLength: 30 }],
  ["a pattern with a look ahead", { type: "string", pattern: "^(?!a)[a-c]{3}$" }],
  ["a pattern with a look behind", { type: "string", pattern: "^[a-z]+(?<!z)$" }],
  ["a pattern with named groups", { type: "string", pattern: "^(?<year>\\d{4})-(?<month>0[1-9]|1[0-2])$" }],
  ["a pattern of letters", { type: "string", pattern: "^\\p{L}[\\p{L}\\p{N}]{2,}$" }],
  ["a number as a pattern", { type: "string", pattern: "^(0|[1-9][0-9]*)$" }],
  ["a pattern of two parts", { allOf: [{ type: "string", pattern: "^a" }, { pattern: "b$" }] }],
  ["a format and a length", { type: "string", format: "email", maxLength: 10 }],
  ["a long format", { type: "string", format: "uri", minLength: 60 }],
  ["a format and a pattern", { type: "string", format: "date-time", pattern: "Z$" }],
  ["an address of one host", { type: "string", format: "uri", pattern: "^https://cdn\\.example\\.org/" }],
  ["an enum with one value of the type", { type: "string", enum: ["a", 1, null] }],
  ["an enum with values of another type", { type: "integer", enum: ["1", 2] }],
  ["an enum that a part narrows", { allOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] }],
  ["null only", { enum: [null] }],
  ["anything but null", { not: { type: "null" } }],
  ["a circle that may end", { type: "object", properties: { next: named("Sample") } }],
  [
    "a circle that ends in null",
    { type: "object", properties: { next: { anyOf: [named("Sample"), { type: "null" }] } }, required: ["next"] },
  ],
  [
    "a circle that ends in a leaf",
    {
      oneOf: [
        {
          type: "object",
          properties: { left: named("Sample"), right: named("Sample") },
          required: ["left", "right"],
          additionalProperties: false,
        },
        text,
      ],
    },
  ],
  ["a circle of lists", { type: "array", items: named("Sample") }],
  [
    "a wide circle",
    {
      type: "object",
      properties: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`p${index}`, named("Sample")])),
    },
  ],
  [
    "JSON in a text",
    {
      type: "string",
      contentMediaType: "application/json",
      contentSchema: { type: "object", properties: { id: whole }, required: ["id"] },
    },
  ],
  [
    "a property that every object inherits",
    { type: "object", properties: { a: text, constructor: text }, required: ["a"], maxProperties: 1 },
  ],
  [
    "a 64-bit number in JSON in a text",
    {
      type: "string",
      contentMediaType: "application/json",
      contentSchema: {
        type: "object",
        properties: { id: { type: "integer", format: "int64", "x-example": "7300000000000000001" } },
        required: ["id"],
      },
    },
  ],
  [
    "a property called __proto__",
    JSON.parse(
      '{"type":"object","properties":{"__proto__":{"type":"integer"},"constructor":{"type":"string"}},"required":["__proto__","constructor"]}',
    ),
  ],
])("creates a valid value: %s", (_, schema) => {
  const { sample, findMistake } = openSampler({ Sample: schema });
  for (const seed of [0, 1, 2, 7, 1_000]) {
    const value = sample(schema, undefined, seed);
    expect(value).not.toBeUndefined();
    expect(findMistake("Sample", value)).toBeUndefined();
    expect(sample(schema, undefined, seed)).toEqual(value);
  }
});

// The check of `openSampler` rounds such numbers.
test.each<[name: string, schema: SchemaObject, isValid: (value: bigint) => boolean]>([
  ["above a long one", { ...long, exclusiveMinimum: 2n ** 60n + 1n }, (value) => value > 2n ** 60n + 1n],
  ["above a long one, without a format", { ...whole, exclusiveMinimum: 2n ** 62n }, (value) => value > 2n ** 62n],
  ["below a long one", { ...long, exclusiveMaximum: -(2n ** 60n) }, (value) => value < -(2n ** 60n)],
  [
    "between two long ones",
    { ...long, exclusiveMinimum: 2n ** 60n, maximum: 2n ** 60n + 1n },
    (value) => value === 2n ** 60n + 1n,
  ],
  ["without a sign", { ...whole, format: "uint64", minimum: 2n ** 64n - 1n }, (value) => value === 2n ** 64n - 1n],
  ["of a list", { ...whole, enum: [2n ** 60n + 1n] }, (value) => value === 2n ** 60n + 1n],
  ["that is a constant", { const: 2n ** 60n + 1n }, (value) => value === 2n ** 60n + 1n],
  ["that is a multiple", { ...whole, minimum: 1, multipleOf: 2n ** 60n + 1n }, (value) => value === 2n ** 60n + 1n],
])("creates a valid whole number with all its digits: %s", (_, schema, isValid) => {
  const { sample } = openSampler({ Sample: {} });

  expect(String(sample(schema, undefined, 0))).toSatisfy((digits: string) => isValid(BigInt(digits)));
});

test.each<[example: number, schema: SchemaObject]>([
  [19.99, { type: "number", multipleOf: 0.01, examples: [19.99] }],
  [0.26, { type: "number", multipleOf: 0.01, exclusiveMinimum: 0.25, exclusiveMaximum: 0.27 }],
  [0.3, { type: "number", multipleOf: 0.1, minimum: 0.25, maximum: 0.35 }],
])("creates %d as a multiple of a fraction", (value, schema) => {
  const { sample } = openSampler({ Sample: {} });

  expect(sample(schema, undefined, 0)).toBe(value);
});

test.each<[name: string, schema: Schema]>([
  ["false", false],
  ["a text that is too short and too long", { type: "string", minLength: 3, maxLength: 2 }],
  ["a range without numbers", { type: "integer", minimum: 2, maximum: 1 }],
  ["a required property that must be absent", { type: "object", required: ["a"], properties: { a: false } }],
  ["a circle without an end", { type: "object", required: ["next"], properties: { next: named("Sample") } }],
  [
    "a wide circle without an end",
    {
      type: "object",
      required: ["a", "b", "c"],
      properties: { a: named("Sample"), b: named("Sample"), c: named("Sample") },
    },
  ],
  ["a schema that refers directly to itself", { allOf: [named("Sample")] }],
])("returns `undefined` if no value is valid: %s", (_, schema) => {
  const { sample } = openSampler({ Sample: schema });

  expect(sample(schema, undefined, 0)).toBeUndefined();
  expect(sample(schema, { next: { next: {} } }, 0)).toBeUndefined();
});
