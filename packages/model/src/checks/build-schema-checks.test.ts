import { expect, test } from "vitest";
import { buildYaml } from "../../test/build-yaml.ts";
import type { SchemaRules } from "../api/rules.ts";

/** Returns the checks of the component schemas of a document with one operation, whose body is `#/components/schemas/Body`. */
async function buildChecks(schemas: string): Promise<Record<string, SchemaRules | undefined>> {
  const { model } = await buildYaml(`
paths:
  /pets:
    post:
      operationId: pets.create
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Body" } } } }
      responses: { "201": { description: Created. } }
components:
  schemas:
${schemas.replaceAll(/^/gm, "    ")}
`);
  return Object.fromEntries((model?.schemas ?? []).map(({ name, check }) => [name, check]));
}

test("builds checks only for schemas that bodies consist of", async () => {
  const checks = await buildChecks(`
Body: { type: object, properties: { owner: { $ref: "#/components/schemas/Owner" } } }
Owner: { type: object, properties: { friend: { $ref: "#/components/schemas/Owner" } } }
Other: { type: string }`);

  expect(checks).toEqual({
    Body: { type: "object", expected: "an object", fields: { owner: { schema: "Owner" } } },
    Owner: { type: "object", expected: "an object", fields: { friend: { schema: "Owner" } } },
    Other: undefined,
  });
});

test("does not require read-only properties, in any part of the schema", async () => {
  const checks = await buildChecks(`
Body: { allOf: [{ $ref: "#/components/schemas/Base" }, { type: object, required: [id, name], properties: { at: { readOnly: true } } }] }
Base: { type: object, required: [id, at, kind], properties: { id: { type: string, readOnly: true } } }`);

  expect(checks["Body"]?.all).toEqual([
    expect.objectContaining({ required: ["kind"] }),
    expect.objectContaining({ required: ["name"] }),
  ]);
});

test("ends for a schema that contains itself with another read-only property", async () => {
  const checks = await buildChecks(`
Body:
  type: object
  required: [id]
  properties:
    child: { allOf: [{ $ref: "#/components/schemas/Body" }], properties: { id: { readOnly: true } } }`);

  expect(checks["Body"]?.required).toEqual(["id"]);
  expect(checks["Body"]?.fields?.["child"]).toMatchObject({ all: [{ type: "object" }] });
  expect(JSON.stringify(checks["Body"]?.fields)).not.toContain("required");
});

test("skips rules that it cannot check with certainty", async () => {
  const checks = await buildChecks(`
Body:
  not: { type: string }
  pattern: "^(a+)+$"
  contains: { type: string }
  minContains: 0
  maxContains: 3
  patternProperties: { "^(a+)+$": { type: string } }
  additionalProperties: false
  anyOf: [{ minLength: 2 }, true]`);

  expect(checks).toEqual({ Body: { expected: expect.any(String) } });
});

test("checks tuples, names of properties and properties that depend on others", async () => {
  const checks = await buildChecks(`
Body:
  type: object
  properties:
    pair: { type: array, prefixItems: [{ type: string }, true], items: false }
    size: { type: object, patternProperties: { "^x": { type: integer } }, additionalProperties: false }
    words: { type: object, propertyNames: { maxLength: 3 } }
  dependentRequired: { words: [size], size: [] }`);

  expect(checks["Body"]).toMatchObject({
    requires: { words: ["size"] },
    fields: {
      pair: { prefix: [{ type: "string" }, { expected: "any value" }], items: { enum: [] } },
      size: { patterns: [["^x", { type: "integer" }]], others: false },
      words: { names: { maxLength: 3 } },
    },
  });
});

test("knows the properties of a `$ref` beside `unevaluatedProperties`", async () => {
  const checks = await buildChecks(`
Body: { $ref: "#/components/schemas/Base", properties: { b: { type: string } }, unevaluatedProperties: false }
Base: { properties: { a: { type: integer } } }`);

  expect(checks["Body"]).toMatchObject({
    all: [{ schema: "Base" }, { fields: { b: { type: "string" } } }],
    others: false,
  });
  expect(Object.keys(checks["Body"]?.fields ?? {}).sort()).toEqual(["a", "b"]);
});

test("restricts no type by keywords that concern one", async () => {
  const checks = await buildChecks(`
Body:
  required: [a]
  properties: { a: { minLength: 1 } }
  patternProperties: { "^x-": true }
  dependentRequired: { a: [b] }
  items: { type: string }`);

  expect(checks["Body"]).toMatchObject({ required: ["a"], requires: { a: ["b"] }, items: { type: "string" } });
  expect(checks["Body"]).not.toHaveProperty("types");
});

test("requires the names of an `allOf` to a schema that has only required names", async () => {
  const checks = await buildChecks(`
Body: { allOf: [{ $ref: "#/components/schemas/Named" }], properties: { name: { type: string } } }
Named: { required: [name] }`);

  expect(checks["Body"]?.all).toEqual([{ schema: "Named" }]);
  expect(checks["Named"]?.required).toEqual(["name"]);
});

test("checks lists and objects as constants, and items of which a list contains some", async () => {
  const checks = await buildChecks(`
Body:
  type: object
  properties:
    place: { enum: [{ a: 1 }, [2, null]] }
    words: { contains: { type: string, minLength: 1 } }
    pairs: { contains: true, minContains: 2 }`);

  expect(checks["Body"]?.fields).toMatchObject({
    place: { enum: [{ a: 1 }, [2, null]] },
    words: { contains: { type: "string", minLength: 1 } },
    pairs: {
      contains: { expected: "any value" },
      minContains: 2,
      containing: "a list with at least 2 items that are any value",
    },
  });
});

test("checks the cases of a condition, and a schema that depends on a property", async () => {
  const checks = await buildChecks(`
Body:
  if: { properties: { kind: { const: cat } } }
  then: { required: [lives] }
  else: { required: [age] }
  dependentSchemas: { card: { required: [address] } }`);

  expect(checks["Body"]).toMatchObject({
    any: [
      { all: [{ fields: { kind: { enum: ["cat"] } } }, { required: ["lives"] }] },
      { all: [{ required: ["age"] }] },
    ],
    all: [{ any: [{ required: ["address"] }, { fields: { card: { enum: [] } } }] }],
  });
});

test.each([
  ["", false, []],
  ["if: { required: [a] }, then: { properties: { z: true } },", false, ["z"]],
  ["if: { properties: { z: true } },", undefined, []],
  ["patternProperties: { ^z: true },", undefined, []],
  ["additionalProperties: true,", undefined, []],
])("allows no unevaluated properties, unless a part may name others: %j", async (more, others, names) => {
  const checks = await buildChecks(`
Body: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { b: { type: string } }, unevaluatedProperties: false }
Base: { ${more} properties: { a: { type: string } }, oneOf: [{ properties: { constructor: true } }] }`);

  expect(checks["Body"]?.others).toBe(others);
  expect(Object.keys(checks["Body"]?.fields ?? {})).toEqual(
    others === undefined ? ["b"] : ["b", "a", "constructor", ...names],
  );
});

test("names the property that selects a branch, whose checks list the values", async () => {
  const checks = await buildChecks(`
Body: { type: object, properties: { pet: { $ref: "#/components/schemas/Pet" }, shape: { $ref: "#/components/schemas/Shape" } } }
Pet: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }], discriminator: { propertyName: kind, mapping: { puppy: Dog, dog: "#/components/schemas/Dog" } } }
Cat: { type: object, properties: { kind: { type: string }, lives: { type: integer } } }
Dog: { type: object, properties: { kind: { type: string }, age: { type: integer } } }
Shape: { oneOf: [{ $ref: "#/components/schemas/Circle" }], discriminator: { propertyName: kind } }
Circle: { type: object, properties: { kind: { const: round } } }`);

  expect(checks["Pet"]).toMatchObject({ by: "kind", any: [{ schema: "Cat" }, { schema: "Dog" }] });
  expect(checks["Cat"]?.fields?.["kind"]).toMatchObject({ enum: ["Cat"] });
  expect(checks["Dog"]?.fields?.["kind"]).toMatchObject({ enum: ["puppy", "dog"] });
  expect(checks["Circle"]?.fields?.["kind"]).toMatchObject({ enum: ["round"] });
});

test("checks a parent as one of its children, each with its own value", async () => {
  const checks = await buildChecks(`
Body: { type: array, items: { $ref: "#/components/schemas/Pet" } }
Pet: { type: object, required: [kind], properties: { kind: { type: string } }, discriminator: { propertyName: kind } }
Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, { type: object, required: [lives], properties: { lives: { type: integer } } }] }`);

  expect(checks["Body"]).toMatchObject({ items: { schema: "Pet" } });
  expect(checks["Pet"]).toMatchObject({ by: "kind", any: [{ schema: "Cat" }] });
  expect(checks["Cat"]?.all).toMatchObject([
    { schema: "PetBase" },
    { required: ["lives"] },
    { fields: { kind: { enum: ["Cat"] } } },
  ]);
});
