import type { OpenApi, Schema } from "@shortvideo-api/document";
import { expect, test } from "vitest";
import { readBody } from "../request/read-body.js";
import { compareValues } from "./compare-values.js";
import { createValidators } from "./create-validators.js";
import type { ResponseDifference } from "./response-difference.js";

const named = { type: "object", required: ["name"], properties: { name: { type: "string" } } } satisfies Schema;
const counted = { type: "object", required: ["name", "count"] } satisfies Schema;

test.each<[schema: Schema, text: string, place: string]>([
  [{ oneOf: [named, counted, { type: "object" }] }, '{"name":"a"}', "body"],
  [{ type: "array", items: { oneOf: [counted, named, { type: "object" }] } }, '[{"name":"a"}]', "body[]"],
])("reports a value that fits several alternatives as such: %j, %s", (schema, text, place) => {
  expect(listDifferences(schema, text)).toMatchObject([
    { code: "schema-mismatch", place, expected: "that it must fit exactly one schema of its `oneOf`" },
  ]);
});

test.each<[schema: Schema, text: string, place: string]>([
  [{ ...named, additionalProperties: false }, '{"name":"a","age":1}', "body.age"],
  [{ type: "array", items: { ...named, additionalProperties: false } }, '[{"name":"a","age":1}]', "body[].age"],
  [{ allOf: [named], unevaluatedProperties: false }, '{"name":"a","age":1}', "body.age"],
])("reports a field that the schema forbids once, by its name: %j", (schema, text, place) => {
  expect(listDifferences(schema, text)).toMatchObject([
    { code: "schema-mismatch", place, expected: "no such field", found: "an integer" },
  ]);
});

function listDifferences(schema: Schema, text: string): readonly ResponseDifference[] {
  const document: OpenApi = {
    openapi: "3.1.0",
    info: { title: "Choices", version: "1" },
    tags: [],
    paths: {},
    components: { schemas: { Choice: schema } },
  };
  const body = readBody(text);
  if (!body) throw new Error(`${text} is not JSON.`);
  return compareValues(createValidators(document), ["components", "schemas", "Choice"], body).differences;
}
