import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMock } from "../../src/index.js";
import { makeFolder } from "../../../report/test/make-folder.js";

const schemas: Record<string, object> = {
  "an open interval": { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 },
  "numbers below zero": { type: "integer", maximum: -5 },
  "a minimum above the safe integers": { type: "integer", minimum: 9_007_199_254_740_991 },
  "a limit with a fraction": { type: "integer", minimum: 0.5, maximum: 1.5 },
  "a multiple with 64 bits": { type: "integer", format: "int64", multipleOf: 10 },
  "an array that contains a text": {
    type: "array",
    items: { type: ["string", "integer"] },
    contains: { type: "string" },
  },
  "unique items between two limits": {
    type: "array",
    items: { type: "integer", minimum: 1, maximum: 9 },
    uniqueItems: true,
    minItems: 3,
    maxItems: 3,
  },
  "unique items that may be null": {
    type: "array",
    items: { type: ["string", "null"] },
    uniqueItems: true,
    minItems: 3,
  },
  "an object with at least one field": { type: "object", properties: { a: { type: "string" } }, minProperties: 1 },
  "a field that requires another one": {
    type: "object",
    properties: { a: { type: "string" }, b: { type: ["string", "null"] }, c: { type: "integer" } },
    required: ["a"],
    dependentRequired: { a: ["c"] },
  },
};
const words = ["extremes", "absent", "nulls", "hostile"];

test.each(Object.entries(schemas).flatMap(([name, schema]) => words.map((word) => ({ name, schema, word }))))(
  "$word changes the other values beside $name",
  async ({ schema, word }) => {
    const body = {
      type: "object",
      // The neighbors, so that the scenario can change a value, and both limits are tried.
      properties: { text: { type: ["string", "null"] }, odd: schema, count: { type: "integer" }, even: schema },
      required: ["odd", "even"],
    };
    const content = { "application/json": { schema: body } };
    const responses = { 200: { description: "Some.", content }, 400: { description: "Wrong." } };
    const spec = join(await makeFolder(), "values.json");
    const info = { title: "Values", version: "1.0.0" };
    await writeFile(spec, JSON.stringify({ openapi: "3.1.0", info, paths: { "/values": { get: { responses } } } }));
    const { fetch } = await createMock({ spec });

    const usual = await fetch("http://mock/values");
    const response = await fetch("http://mock/values", { headers: { prefer: `scenario=${word}` } });

    expect(response.headers.get("x-mock-violation")).toBeNull();
    expect(await response.json()).not.toEqual(await usual.json());
  },
);
