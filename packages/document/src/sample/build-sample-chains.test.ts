import { expect, test } from "vitest";
import { type Schema } from "../schema/schema.js";
import { buildSamples } from "./build-sample.js";
import { viewInScope } from "../view/view-schema.js";
import { readSampleValue } from "./sample.ts";

test("plans a chain of thousands of references", () => {
  const schemas = chain(2_000, (next) => next);
  const samples = samplesOf({ ...schemas, Item2000: { type: "string", enum: ["end"] } });
  expect(readSampleValue(samples.named("Item0") ?? fail(), 0, samples.byAlias)).toBe("end");
});

test("plans a chain of hundreds of required objects to its end", () => {
  const schemas = chain(300, (next) => ({ type: "object", required: ["next"], properties: { next } }));
  const samples = samplesOf({ ...schemas, Item300: { type: "string", enum: ["end"] } });
  expect(JSON.stringify(readSampleValue(samples.named("Item0") ?? fail(), 0, samples.byAlias))).toContain(
    '{"next":"end"}',
  );
});

test("leaves out the optional objects at the end of a long circle", () => {
  const schemas = chain(2_000, (next) => ({ type: "object", properties: { next } }));
  const samples = samplesOf({ ...schemas, Item2000: { $ref: "#/components/schemas/Item0" } });
  const value = readSampleValue(samples.named("Item0") ?? fail(), 0, samples.byAlias);
  expect(samples.admits({ $ref: "#/components/schemas/Item0" }, value)).toBe(true);
  expect(JSON.stringify(value).startsWith('{"next":{"next":{"next":')).toBe(true);
});

test("leaves out the optional lists at the end of a circle through deep schemas", () => {
  const schemas = chain(120, (next) => ({
    type: "object",
    properties: { next: list(40, () => ({})).reduce<Schema>((items) => ({ type: "array", items }), next) },
  }));
  const samples = samplesOf({ ...schemas, Item120: { $ref: "#/components/schemas/Item0" } });
  const value = readSampleValue(samples.named("Item0") ?? fail(), 0, samples.byAlias);
  expect(samples.admits({ $ref: "#/components/schemas/Item0" }, value)).toBe(true);
  expect(JSON.stringify(value).startsWith(`{"next":${"[".repeat(40)}{"next":`)).toBe(true);
});

test("gives up a circle of conditions that repeats its required property in each branch", () => {
  const cat: Schema = { $ref: "#/components/schemas/Cat" };
  const schemas: Record<string, Schema> = {
    Cat: {
      required: ["a"],
      patternProperties: {
        "^a$": { required: ["a"], dependentSchemas: { kind: cat }, patternProperties: { "^a$": cat } },
      },
    },
  };
  const view = viewInScope({ schemas }, cat);
  const deep = list(20, () => "a").reduce((part, name) => part.property(name), view);
  expect(samplesOf(schemas).of(deep.schema)).toBeUndefined();
});

/** Builds `Item0`, which leads to `Item1`, and so on. */
function chain(size: number, link: (next: Schema) => Schema): Record<string, Schema> {
  return Object.fromEntries(
    list(size, (index) => [`Item${index}`, link({ $ref: `#/components/schemas/Item${index + 1}` })]),
  );
}

function samplesOf(schemas: Record<string, Schema>) {
  return buildSamples({ schemas, aliases: new Map(Object.keys(schemas).map((key) => [key, key])) });
}

function list<Value>(size: number, valueOf: (index: number) => Value): Value[] {
  return Array.from({ length: size }, (_, index) => valueOf(index));
}

function fail(): never {
  throw new Error("There is no plan.");
}
