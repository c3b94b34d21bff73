import { expect, test } from "vitest";
import type { SchemaObject } from "@shortvideo-api/document";
import { createErrorFinder } from "./create-error-finder.js";
import { createSchemaCompiler } from "./compile/schema-compiler.js";

const point = { type: "object", required: ["x"], properties: { x: { type: "integer" } } } satisfies SchemaObject;
const document = { openapi: "3.1.0", paths: {}, components: { schemas: { Point: point } } };
const compile = createSchemaCompiler(document, ["request"]);

function findErrors(schema: SchemaObject, value: unknown): string[] {
  return createErrorFinder(document, schema, compile)(value).map(({ wrong }) => wrong);
}

const nothing = { type: "null" } satisfies SchemaObject;
const toPoint = { $ref: "#/components/schemas/Point" };
const allOrIds = { oneOf: [{ enum: ["all"] }, { type: "array", items: { type: "integer" } }] } satisfies SchemaObject;

test.each<[SchemaObject, value: unknown, wrong: string]>([
  [{ oneOf: [nothing, toPoint] }, {}, "The body must have the property `x`"],
  [{ anyOf: [nothing, toPoint] }, { x: "a" }, "/x must be an integer"],
  [{ anyOf: [nothing, toPoint] }, 5, "The body must be null or an object"],
  [{ properties: { a: { anyOf: [nothing, toPoint] } } }, { a: { x: 1.5 } }, "/a/x must be an integer"],
  [{ type: "array", items: { oneOf: [nothing, toPoint] } }, [null, {}], "/1 must have the property `x`"],
  [{ allOf: [{ anyOf: [nothing, { allOf: [toPoint] }] }] }, {}, "The body must have the property `x`"],
  [{ oneOf: [nothing, { anyOf: [{ type: "string" }, toPoint] }] }, {}, "The body must have the property `x`"],
  [allOrIds, ["x"], "/0 must be an integer"],
  [allOrIds, 5, "The body must be text or a list"],
  [allOrIds, "some", "The body must be `all`"],
])("reports of a choice %j the branch that has the type of %j", (schema, value, wrong) => {
  expect(findErrors(schema, value)).toEqual([wrong]);
});

test("reports a value that fits several branches as such", () => {
  const far = { type: "object", required: ["x", "y"] } satisfies SchemaObject;

  expect(findErrors({ oneOf: [toPoint, far, { type: "object" }] }, { x: 1 })).toEqual([
    "The body must fit exactly one schema of its `oneOf`",
  ]);
});

const kinds = (...kind: string[]): SchemaObject => ({ type: "object", properties: { kind: { enum: kind } } });

test("selects a branch by the constants of its properties", () => {
  const cat = { properties: { kind: { const: "cat" }, claws: { type: "integer" } } } satisfies SchemaObject;
  const dog = { properties: { kind: { const: "dog" }, bark: { type: "string" } } } satisfies SchemaObject;

  expect(findErrors({ oneOf: [cat, dog] }, { kind: "dog", bark: 1 })).toEqual(["/bark must be text"]);
});

test.each<[branches: SchemaObject[], value: unknown, wrong: string]>([
  [
    [
      { ...point, additionalProperties: false },
      { required: ["n"], properties: { n: { type: "boolean" } } },
    ],
    { n: 1 },
    "/n must be `true` or `false`",
  ],
  [[kinds("cat"), kinds("dog", "puppy")], { kind: "cow" }, "/kind must be one of `cat`, `dog`, `puppy`"],
  [
    [
      { ...kinds("cat"), required: ["name"] },
      { ...kinds("dog"), required: ["name"] },
    ],
    { kind: 5 },
    "/kind must be one of `cat`, `dog`",
  ],
])("selects a branch by the properties that a value has: %j, %j", (oneOf, value, wrong) => {
  expect(findErrors({ oneOf }, value)).toEqual([wrong]);
});

test("names each value of a discriminator once", () => {
  const nested = {
    oneOf: [kinds("cat"), kinds("dog", "puppy"), kinds("puppy")],
    discriminator: { propertyName: "kind" },
  };

  expect(findErrors(nested, { kind: "cow" })).toEqual(["/kind must be one of `cat`, `dog`, `puppy`"]);
});

test("selects the branch that needs no discriminating property if a value lacks it", () => {
  const circle = {
    type: "object",
    required: ["kind"],
    properties: { kind: { const: "circle" } },
  } satisfies SchemaObject;
  const other = { type: "object", properties: { width: { type: "number" } } } satisfies SchemaObject;
  const shape = { oneOf: [circle, other], discriminator: { propertyName: "kind", defaultMapping: "Other" } };

  expect(findErrors(shape, { width: "a" })).toEqual(["/width must be a number"]);
});

test("describes all branches of the same simple type", () => {
  const ranges = {
    anyOf: [{ type: "integer", maximum: 5 }, { type: "integer", minimum: 10 }, nothing],
  } satisfies SchemaObject;

  expect(findErrors({ properties: { a: ranges } }, { a: 7 })).toEqual([
    "/a must be an integer of at most 5, or an integer of at least 10",
  ]);
});

test("keeps the error of a value that fits a branch", () => {
  const twice = { oneOf: [{ multipleOf: 3 }, { multipleOf: 5 }], type: "integer" } satisfies SchemaObject;

  expect(findErrors(twice, 15)).toEqual(["The body must fit exactly one schema of its `oneOf`"]);
});

test.each<[SchemaObject, value: unknown, wrong: string]>([
  [
    { contains: { type: "integer", minimum: 5 }, minContains: 2 },
    [5, 1],
    "The body must be a list with at least 2 items that its `contains` admits",
  ],
  [
    { propertyNames: { pattern: "^[a-z]+$" } },
    { A: 1 },
    "The body has a property whose name must be text that matches `^[a-z]+$`",
  ],
  [{ properties: { a: false } }, { a: 1 }, "/a must be absent"],
  [{ not: toPoint }, { x: 1 }, "The body must not fit the schema of its `not`"],
])("names the rule of %j", (schema, value, wrong) => {
  expect(findErrors(schema, value)).toEqual([wrong]);
});
