import { expect, test } from "vitest";
import { buildSamples } from "../build-sample.ts";
import { readSampleValue, type Sample } from "../sample.ts";
import type { Json } from "../../schema/json.ts";
import type { Schema } from "../../schema/schema.ts";

function sampleOf(schema: Schema): Sample | undefined {
  return buildSamples({ schemas: { Value: schema }, aliases: new Map([["Value", "Value"]]) }).named("Value");
}

function valuesOf(schema: Schema, seeds: readonly number[]): Json[] {
  const sample = sampleOf(schema) ?? { kind: "absent" };
  return seeds.map((seed) => readSampleValue(sample, seed, () => undefined));
}

test("plans a text of the declared kind within the length that the schema allows", () => {
  expect(sampleOf({ type: "string", maxLength: 4, examples: ["Hello"], "x-sample": "caption" })).toEqual({
    kind: "text",
    of: "caption",
    longest: 4,
    value: "Valu",
  });
});

test("plans a sentence instead of a caption, which may be empty, where the text must not be empty", () => {
  expect(sampleOf({ type: "string", minLength: 1, "x-sample": "caption" })).toMatchObject({ of: "sentence" });
});

test.each([
  { pattern: "^[a-z]+$" },
  { format: "email" },
  { enum: ["ada", "bob"] },
  { const: "ada" },
  { minLength: 30 },
  { maxLength: 0 },
  { "x-sample": "no-such-kind" },
])("ignores the declared kind where a text of it may not match %j", (keywords: Schema) => {
  expect(sampleOf(Object.assign({ type: "string", "x-sample": "person-name" }, keywords))?.kind).not.toBe("text");
});

test("varies the parts of a token in which its examples differ", () => {
  const examples = ["https://cdn.example/a/43e401b8.webp?x=1", "https://cdn.example/a/9b07e1f2.webp?x=1"];

  expect(sampleOf({ type: "string", examples, "x-sample": "token" })).toEqual({
    kind: "token",
    before: "https://cdn.example/a/",
    base: "43e401b8",
    after: ".webp?x=1",
  });
});

test("does not vary a token with only one example", () => {
  expect(sampleOf({ type: "string", examples: ["SEC1"], "x-sample": "token" })).toEqual({
    kind: "literal",
    value: "SEC1",
  });
});

test("varies a count from 0 to many times its largest example", () => {
  const counts = valuesOf({ type: "integer", examples: [12, 50_000], "x-sample": "count" }, [0, 1, 3, 6, 8]).map(
    Number,
  );

  expect(counts[0]).toBe(50_000);
  expect(counts[3]).toBe(0);
  expect(Math.max(...counts)).toBeGreaterThan(500_000);
  expect(counts.every(Number.isInteger)).toBe(true);
});

test("keeps a count within its bounds, and plans no count with `multipleOf`", () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => seed);
  const counts = valuesOf({ type: "integer", minimum: 5, maximum: 90, "x-sample": "count" }, seeds).map(Number);

  expect(Math.min(...counts)).toBe(5);
  expect(Math.max(...counts)).toBe(90);
  expect(sampleOf({ type: "integer", multipleOf: 5, "x-sample": "count" })?.kind).not.toBe("amount");
});

test("writes a count in digits where it is a string, and rounds it where `x-sample` says so", () => {
  expect(valuesOf({ type: "string", examples: ["26347994"], "x-sample": "count" }, [0])).toEqual(["26347994"]);
  expect(valuesOf({ type: "number", examples: [26_347_994], "x-sample": "rounded-count" }, [0])).toEqual([26_300_000]);
});

test("varies values without `x-sample`: all examples, both booleans, all values of an enum, earlier and earlier times", () => {
  const seeds = Array.from({ length: 24 }, (_, seed) => seed);
  const examples = Array.from({ length: 16 }, (_, index) => `Text ${index}`);
  const count = (schema: Schema): number => new Set(valuesOf(schema, seeds)).size;

  expect(count({ type: "string", examples })).toBe(16);
  expect(count({ type: "boolean" })).toBe(2);
  expect(count({ type: "boolean", examples: [true] })).toBe(2);
  expect(count({ type: "string", enum: ["a", "b", "c", "d", "e", "f"] })).toBe(6);
  expect(valuesOf({ type: "string", format: "date-time", examples: ["2025-03-01T12:00:00Z"] }, [0, 1])).toEqual([
    "2025-03-01T12:00:00Z",
    "2025-03-01T10:36:37Z",
  ]);
  expect(count({ type: "string", format: "date" })).toBe(24);
});

test("does not change all booleans of an object together", () => {
  const names = ["isAd", "isOriginal", "isPrivate", "verified", "pinned", "secret"];
  const properties = Object.fromEntries(names.map((name) => [name, { type: "boolean" } as const]));

  const rows = valuesOf({ type: "object", properties }, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);

  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBeGreaterThan(6);
});

test("keeps the values valid that depend on each other", () => {
  const schema: Schema = {
    type: "object",
    required: ["isPaid", "isFree"],
    properties: { isPaid: { type: "boolean" }, isFree: { type: "boolean" } },
    oneOf: [
      { properties: { isPaid: { const: true }, isFree: { const: false } } },
      { properties: { isPaid: { const: false }, isFree: { const: true } } },
    ],
  };

  for (const row of valuesOf(schema, [0, 1, 2, 3, 4, 5, 6, 7, 8])) {
    expect(Reflect.get(Object(row), "isPaid")).not.toBe(Reflect.get(Object(row), "isFree"));
  }
});
