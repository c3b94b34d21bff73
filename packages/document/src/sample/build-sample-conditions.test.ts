import { expect, test } from "vitest";
import { buildSamples } from "./build-sample.ts";
import { readSampleValue } from "./sample.ts";
import type { Json } from "../schema/json.ts";
import type { Schema, SchemaObject } from "../schema/schema.ts";

/** Returns a value of the schema's factory, and whether the factory was verified. */
function make(schema: Schema): { value: Json; isVerified: boolean } {
  const samples = buildSamples({ schemas: { Letter: schema }, aliases: new Map([["Letter", "Letter"]]) });
  const sample = samples.named("Letter") ?? { kind: "absent" };
  return { value: readSampleValue(sample, 0, samples.byAlias), isVerified: samples.isVerified("Letter") };
}

const kind = { enum: ["parcel", "card"] };
const isParcel: Schema = { properties: { kind: { const: "parcel" } } };
const heavy: Schema = { required: ["weight"], properties: { weight: { const: 3 } } };
const signed: Schema = { required: ["signature"], properties: { signature: { const: "Ann" } } };

test("meets the schema in `then` of a condition", () => {
  const { value, isVerified } = make({
    type: "object",
    required: ["kind"],
    properties: { kind },
    if: isParcel,
    // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
    then: heavy,
    else: signed,
  });

  expect(value).toEqual({ kind: "parcel", weight: 3 });
  expect(isVerified).toBe(true);
});

test("meets the schema in `else` of an impossible condition", () => {
  const { value, isVerified } = make({
    type: "object",
    required: ["kind"],
    properties: { kind: { const: "card" } },
    if: isParcel,
    // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
    then: heavy,
    else: signed,
  });

  expect(value).toEqual({ kind: "card", signature: "Ann" });
  expect(isVerified).toBe(true);
});

test("meets several conditions that depend on each other", () => {
  const { value, isVerified } = make({
    type: "object",
    required: ["kind"],
    properties: { kind },
    allOf: [
      // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
      { if: { properties: { kind: { const: "card" } } }, then: signed },
      // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
      { if: { not: signed }, then: heavy },
    ],
  });

  expect(value).toMatchObject({ kind: "card", signature: "Ann" });
  expect(isVerified).toBe(true);
});

test("adds the dependencies of a required property", () => {
  const { value, isVerified } = make({
    type: "object",
    required: ["weight"],
    properties: { weight: { const: 3 }, unit: { const: "kg" } },
    dependentRequired: { weight: ["scale"], scale: ["unit"] },
    dependentSchemas: { unit: signed },
  });

  expect(value).toEqual({ weight: 3, unit: "kg", scale: expect.anything(), signature: "Ann" });
  expect(isVerified).toBe(true);
});

test("leaves out a property whose dependent schema cannot be met", () => {
  const { value, isVerified } = make({
    type: "object",
    properties: { weight: { const: 3 }, unit: { const: "kg" } },
    dependentSchemas: { unit: { properties: { weight: { type: "string" } }, required: ["weight"] } },
  });

  expect(value).toEqual({ weight: 3 });
  expect(isVerified).toBe(true);
});

test("checks the conditions within a branch, and takes another branch if no value meets them", () => {
  const either: Schema = { oneOf: [{ type: "object", properties: { a: true } }, { type: "object" }] };

  expect(make({ anyOf: [either, { const: "parcel" }] })).toEqual({ value: "parcel", isVerified: true });
  expect(make({ anyOf: [{ not: {} }, { const: "parcel" }] })).toEqual({ value: "parcel", isVerified: true });
  expect(make({ type: "object", properties: { kind: { anyOf: [either] }, weight: { const: 3 } } })).toEqual({
    value: { weight: 3 },
    isVerified: true,
  });
});

test.each<[schema: SchemaObject, names: string[]]>([
  [{ not: { required: ["a"] }, minProperties: 1 }, ["b", "c"]],
  [{ not: { required: ["a", "b"] }, minProperties: 2 }, ["a", "c"]],
  [{ not: { required: ["a", "b"] }, required: ["b"] }, ["b", "c"]],
  [{ not: { anyOf: [{ required: ["a", "b"] }, { required: ["c"] }] }, minProperties: 1 }, ["a"]],
])("leaves out a property that %j does not allow beside the others", (schema, names) => {
  const properties = { a: { type: "string" }, b: { type: "string" }, c: { type: "string" } } as const;
  const { value, isVerified } = make({ type: "object", properties, ...schema });

  expect(Object.keys(value ?? {})).toEqual(names);
  expect(isVerified).toBe(true);
});
