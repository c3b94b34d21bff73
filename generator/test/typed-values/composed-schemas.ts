import * as fc from "fast-check";
import type { Schema, SchemaObject, SchemaType } from "@shortvideo-api/document/sample/source";

// Random schemas of all keywords and compositions. Few names and values, so that parts of a schema concern the same ones.

const reference = { $ref: "#/components/schemas/Two" };

const name = fc.constantFrom("a", "b", "c");
const scalar = fc.constantFrom<unknown>(null, true, 0, 1, 1.5, "", "x");

const types: fc.Arbitrary<SchemaObject> = fc
  .uniqueArray(fc.constantFrom<SchemaType>("null", "boolean", "integer", "number", "string", "array", "object"), {
    minLength: 1,
    maxLength: 3,
  })
  .map(([first = "null", ...others]) => ({ type: others.length === 0 ? first : [first, ...others] }));

const plain: fc.Arbitrary<SchemaObject> = fc.oneof(
  types,
  fc.constantFrom<SchemaObject>({ type: "string" }, { type: "integer" }, { type: "boolean" }, { type: "null" }),
  fc.uniqueArray(scalar, { minLength: 1, maxLength: 3 }).map((values) => ({ enum: values })),
  scalar.map((value) => ({ const: value })),
  fc.constantFrom<SchemaObject>({ enum: [{ a: 1 }, "x"] }, { const: [1, "x"] }, { type: "object", enum: [{ a: "x" }] }),
  fc.constantFrom<SchemaObject>({ minimum: 1 }, { maxLength: 1 }, { minItems: 1 }, { maxProperties: 1 }, {}),
);

const required = fc.uniqueArray(name, { minLength: 1, maxLength: 2 });

/** Schemas that test a value. Ajv knows wrong properties to be evaluated if a condition has `unevaluatedProperties`. */
const condition: fc.Arbitrary<Schema> = fc.oneof(
  required.map((names): Schema => ({ required: names })),
  fc.tuple(name, plain).map(([key, test]): Schema => ({ properties: { [key]: test } })),
  plain,
);

const { schema } = fc.letrec<{
  schema: Schema;
  object: SchemaObject;
  branch: Schema;
  list: SchemaObject;
  part: Schema;
}>((tie) => {
  // Most properties and items are plain, so that schemas stay readable.
  const inner = fc.oneof({ weight: 4, arbitrary: plain }, { weight: 1, arbitrary: tie("schema") });
  const parts = fc.array(tie("part"), { minLength: 1, maxLength: 2 });
  const composition: fc.Arbitrary<SchemaObject> = fc.oneof(
    ...["allOf", "anyOf", "oneOf", "anyOf"].map((keyword) => parts.map((members) => ({ [keyword]: members }))),
    fc.tuple(parts, parts).map(([allOf, anyOf]) => ({ allOf, anyOf })),
    fc.tuple(parts, parts).map(([anyOf, oneOf]) => ({ anyOf, oneOf })),
    tie("part").map((not) => ({ not })),
    // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
    fc.record({ if: condition, then: tie("part"), else: tie("part") }, { requiredKeys: ["if"] }),
    fc.dictionary(name, tie("part"), { minKeys: 1, maxKeys: 1 }).map((dependentSchemas) => ({ dependentSchemas })),
    fc.tuple(name, required).map(([key, names]) => ({ dependentRequired: { [key]: names } })),
  );
  return {
    object: fc
      .record(
        {
          type: fc.constantFrom("object" as const, "object" as const, ["object", "null"] as const),
          properties: fc.dictionary(name, inner, { minKeys: 1, maxKeys: 2 }),
          required,
          // Beside a field, TypeScript reads a literal of a map as its base type.
          patternProperties: types.map((value) => ({ "^[bc]$": value })),
          additionalProperties: types,
          unevaluatedProperties: fc.oneof(types, fc.constant(false)),
          minProperties: fc.constant(1),
          propertyNames: fc.constantFrom<Schema>({ maxLength: 1 }, { enum: ["a", "b"] }),
        },
        { requiredKeys: [] },
      )
      .map((keywords) => thin(keywords, ["properties", "required", "type"])),
    branch: tie("object").map(omitPatterns),
    list: fc
      .record(
        {
          type: fc.constant("array" as const),
          items: inner,
          prefixItems: fc.array(inner, { minLength: 1, maxLength: 2 }),
          minItems: fc.nat({ max: 2 }),
          maxItems: fc.integer({ min: 1, max: 3 }),
          uniqueItems: fc.constant(true),
          contains: inner,
          unevaluatedItems: fc.oneof(inner, fc.constant(false)),
        },
        { requiredKeys: [] },
      )
      .map((keywords) => thin(keywords, ["type", "items", "prefixItems"])),
    part: fc.oneof(
      { maxDepth: 2, depthSize: "small" },
      { weight: 2, arbitrary: required.map((names): Schema => ({ required: names })) },
      { weight: 4, arbitrary: tie("branch") },
      {
        weight: 4,
        arbitrary: fc.constant<Schema>(reference),
      },
      { weight: 3, arbitrary: inner.map(omitPatterns) },
    ),
    schema: fc.oneof(
      { maxDepth: 2, depthSize: "small" },
      { weight: 3, arbitrary: plain },
      { weight: 1, arbitrary: fc.boolean() },
      { weight: 3, arbitrary: tie("object") },
      { weight: 2, arbitrary: tie("list") },
      { weight: 2, arbitrary: composition },
      { weight: 4, arbitrary: fc.tuple(tie("object"), composition).map(([own, added]) => ({ ...own, ...added })) },
      { weight: 1, arbitrary: fc.tuple(tie("list"), composition).map(([own, added]) => ({ ...own, ...added })) },
      { weight: 1, arbitrary: fc.tuple(plain, composition).map(([own, added]) => ({ ...own, ...added })) },
    ),
  };
});

/** Leaves out keywords apart from some, so that most schemas have few. */
function thin(keywords: SchemaObject, kept: readonly string[]): SchemaObject {
  const entries = Object.entries(keywords);
  const rare = entries.filter(([keyword]) => !kept.includes(keyword));
  const chosen = rare.length === 0 ? undefined : rare[JSON.stringify(keywords).length % rare.length];
  return Object.fromEntries(entries.filter((entry) => kept.includes(entry[0]) || entry === chosen));
}

/** Two component schemas, of which the first refers to the second. Circles are left to the scenarios. */
export const components: fc.Arbitrary<Readonly<Record<"One" | "Two", Schema>>> = fc
  .record({ One: schema, Two: schema })
  .map(({ One, Two }) => ({ One: isReference(One) ? true : One, Two: omitPatterns(dropReferences(Two)) }));

/** Leaves out a keyword. After a branch with it that does not match, Ajv knows wrong properties to be evaluated. */
function omitPatterns(one: Schema): Schema {
  if (typeof one === "boolean") return one;
  const { patternProperties: _, ...rest } = one;
  return rest;
}

function isReference(one: Schema): boolean {
  return typeof one === "object" && one.$ref !== undefined;
}

function dropReferences(one: Schema): Schema {
  return JSON.parse(
    JSON.stringify(one).replaceAll(JSON.stringify(reference), JSON.stringify({ type: "object" })),
  ) as Schema;
}
