import { describe, expect, test } from "vitest";
import type { Schema } from "../schema/schema.ts";
import { buildSamples } from "./build-sample.ts";
import { printLeaf } from "./print-leaf.ts";

test.each<[string, Schema, Schema]>([
  ["texts for people", { type: "string", title: "A", description: "B" }, { type: "string" }],
  ["the order of fields in a value", { const: { a: 1, b: 2 } }, { const: { b: 2, a: 1 } }],
])("ignores %s", (_, one, other) => {
  expect(printLeaf(one)).toBe(printLeaf(other));
});

test.each<[string, Schema, Schema]>([
  ["a bound", { type: "integer", minimum: 1 }, { type: "integer", minimum: 2 }],
  ["an example", { type: "string", examples: ["a"] }, { type: "string", examples: ["b"] }],
  ["a default", { type: "boolean", default: true }, { type: "boolean" }],
  ["the type of a value", { const: "1" }, { const: 1 }],
  ["an extension", { type: "string", "x-sample": "title" }, { type: "string", "x-sample": "handle" }],
  ["a number that JSON lacks", { enum: [Number.POSITIVE_INFINITY] }, { enum: [null] }],
  ["a boolean schema", true, false],
])("distinguishes %s", (_, one, other) => {
  expect(printLeaf(one)).not.toBe(printLeaf(other));
});

test.each<Schema>([
  { $ref: "#/components/schemas/A" },
  { items: { type: "string" } },
  { properties: { a: true } },
  { anyOf: [{ type: "string" }, { type: "null" }] },
])("prints no schema that contains or names other schemas: %j", (schema) => {
  expect(printLeaf(schema)).toBeUndefined();
});

describe("a plan of a leaf", () => {
  const email: Schema = { type: "string", format: "email" };
  const samples = buildSamples({ schemas: {}, aliases: new Map() });
  const plan = (name: string, schema: Schema): unknown =>
    samples.of({ type: "object", required: [name], properties: { [name]: schema } });

  test("is the same for the same keywords and the same name", () => {
    expect(plan("owner", { ...email, description: "The owner." })).toEqual(plan("owner", email));
  });

  test("depends on the name", () => {
    expect(JSON.stringify(plan("owner", email))).toContain('"before":"owner."');
    expect(JSON.stringify(plan("author", email))).toContain('"before":"author."');
  });

  test("depends on the keywords", () => {
    expect(plan("owner", { type: "string", maxLength: 3 })).not.toEqual(plan("owner", { type: "string" }));
  });
});
