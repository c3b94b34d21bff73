import { expect, test } from "vitest";
import type { Schema } from "../openapi/openapi.ts";
import { readBoundaries, readChoices } from "./read-choices.ts";
import { viewSchema } from "./view-schema.ts";

const document = { openapi: "3.1.0", components: { schemas: { Sort: { enum: ["asc", "desc"] } } } };
const choices = (schema: Schema) => readChoices(viewSchema(document, schema));
const boundaries = (schema: Schema) =>
  readBoundaries(viewSchema(document, schema)).map(({ kind, value }) => `${kind} ${value}`);

test("reads the values of enumerations, constants and booleans as a request writes them", () => {
  expect(choices({ type: "integer", enum: [1, 2] })).toEqual(["1", "2"]);
  expect(choices({ type: "boolean" })).toEqual(["true", "false"]);
  expect(choices({ oneOf: [{ const: "a" }, { const: "b" }] })).toEqual(["a", "b"]);
  expect(choices({ type: "string", minLength: 1 })).toEqual([]);
});

test("reads values through references, branches and lists", () => {
  expect(choices({ $ref: "#/components/schemas/Sort" })).toEqual(["asc", "desc"]);
  expect(choices({ anyOf: [{ $ref: "#/components/schemas/Sort" }, { type: "string" }] })).toEqual(["asc", "desc"]);
  expect(choices({ type: "array", items: { enum: [7, 30, null] } })).toEqual(["7", "30"]);
  expect(choices({ anyOf: [{ allOf: [{ items: { enum: [7] } }] }, { type: "null" }] })).toEqual(["7"]);
  expect(choices({ prefixItems: [{ enum: ["a"] }, { type: "boolean" }], items: { const: "b" } })).toEqual([
    "a",
    "true",
    "false",
    "b",
  ]);
  expect(choices({ enum: ["a", "b"], allOf: [{ enum: ["b", "c"] }] })).toEqual(["b"]);
});

test("reads limits, of a list and of its items too", () => {
  expect(boundaries({ type: "integer", minimum: 1, maximum: 50 })).toEqual(["minimum 1", "maximum 50"]);
  expect(boundaries({ type: "array", maxItems: 3, items: { type: "string", minLength: 2 } })).toEqual([
    "maxItems 3",
    "minLength 2",
  ]);
});

test("reads an exclusive limit of an integer as the next integer, and ignores exclusive limits of other numbers", () => {
  expect(boundaries({ type: "integer", exclusiveMinimum: 0, exclusiveMaximum: 10 })).toEqual([
    "minimum 1",
    "maximum 9",
  ]);
  expect(boundaries({ type: "number", exclusiveMinimum: 0 })).toEqual([]);
});

test("returns no values of a schema that contains itself", () => {
  const loop = {
    openapi: "3.1.0",
    components: { schemas: { Tree: { allOf: [{ $ref: "#/components/schemas/Tree" }] } } },
  };

  expect(readChoices(viewSchema(loop, { $ref: "#/components/schemas/Tree" }))).toEqual([]);
});
