import type { Schema, SchemaObject, SchemaType } from "@shortvideo-api/document/sample/source";
import * as fc from "fast-check";

// Schemas and values of a small world, so that about half of the values are valid.

/** Keys of component schemas, which refer to one another. */
export const keys: readonly string[] = Array.from({ length: 30 }, (_, index) => `S${index}`);

const scalars: readonly unknown[] = [null, true, false, 0, 1, 1.5, -2, 0.3, 12, "", "x", "😀", "ab", "😀😀"];

const few = [null, true, 1, 0.3, "x"];

/** Scalars, and lists and objects of them. */
export const values: readonly unknown[] = [
  ...scalars,
  [],
  {},
  ...scalars.flatMap((one) => [[one], { a: one }, { b: one }]),
  ...few.flatMap((one) => few.flatMap((b) => [[one, b], { a: one, b }, { a: [one], b }, [one, b, one]])),
  { a: { a: 1 } },
  { a: { b: "x" }, b: {} },
  [
    { a: 1, b: "x" },
    { b: "x", a: 1 },
  ],
];

const name = fc.constantFrom("a", "b", "constructor");
const type = fc.constantFrom<SchemaType>("null", "boolean", "integer", "number", "string", "array", "object");
const count = fc.nat({ max: 2 });

const leaf: fc.Arbitrary<SchemaObject> = fc.oneof(
  type.map((one) => ({ type: one })),
  fc.uniqueArray(type, { minLength: 1, maxLength: 4 }).map((types) => ({ type: types })),
  fc.uniqueArray(fc.constantFrom(...scalars), { minLength: 1, maxLength: 5 }).map((listed) => ({ enum: listed })),
  fc.constantFrom(...scalars, [1], { a: 1 }).map((only) => ({ const: only })),
  fc.record({ type: fc.constant("string" as const), minLength: count, maxLength: count }, { requiredKeys: ["type"] }),
  fc.constantFrom("^a", "^\\S$", "^(a|a)*$").map((pattern): SchemaObject => ({ type: "string", pattern })),
  fc.record(
    {
      type: fc.constantFrom("integer" as const, "number" as const),
      minimum: fc.constantFrom(-2, 0, 1),
      maximum: fc.constantFrom(1, 1.5, 12),
      exclusiveMinimum: fc.constantFrom(-2, 0),
      exclusiveMaximum: fc.constantFrom(1, 12),
      multipleOf: fc.constantFrom(0.1, 1, 1.5, 3),
    },
    { requiredKeys: [] },
  ),
);

const { schema } = fc.letrec<{ schema: Schema }>((tie) => {
  const inner = tie("schema");
  const branches = fc.array(inner, { minLength: 1, maxLength: 3 });
  const reference = fc.constantFrom(...keys).map((key): SchemaObject => ({ $ref: `#/components/schemas/${key}` }));
  const list = fc
    .record(
      {
        type: fc.constant("array" as const),
        items: inner,
        prefixItems: branches,
        minItems: count,
        maxItems: count,
        uniqueItems: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    // Ajv compares only items of the type of `items`.
    .map(({ uniqueItems, ...rest }): SchemaObject =>
      rest.prefixItems || uniqueItems === undefined ? rest : { ...rest, uniqueItems },
    );
  const object = fc.record(
    {
      type: fc.constant("object" as const),
      // References only here, where a value is another one, so that no circle of references is left.
      properties: fc.dictionary(name, fc.oneof(inner, reference), { maxKeys: 3 }),
      required: fc.uniqueArray(name, { minLength: 1, maxLength: 2 }),
      additionalProperties: fc.oneof(inner, fc.boolean(), reference),
      minProperties: count,
      maxProperties: count,
    },
    { requiredKeys: [] },
  );
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      { weight: 4, arbitrary: leaf },
      { weight: 1, arbitrary: fc.boolean() },
      { weight: 3, arbitrary: list },
      { weight: 5, arbitrary: object },
      { weight: 2, arbitrary: fc.tuple(object, object, leaf).map((parts): Schema => ({ allOf: parts.slice(0, 2) })) },
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.constantFrom("allOf", "anyOf", "oneOf"), branches, fc.oneof(leaf, object))
          .map(([keyword, parts, own]): Schema => ({ ...own, [keyword]: parts })),
      },
      { weight: 1, arbitrary: inner.map((not): Schema => ({ not })) },
      // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
      { weight: 1, arbitrary: fc.record({ if: inner, then: inner, else: inner }) },
      {
        weight: 1,
        arbitrary: inner.map((part): Schema => ({ patternProperties: { "^a$": part }, additionalProperties: false })),
      },
    ),
  };
});

/** Component schemas of a document. */
export const components: fc.Arbitrary<Record<string, Schema>> = fc.record(
  Object.fromEntries(keys.map((key) => [key, schema])),
);
