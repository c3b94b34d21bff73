import * as fc from "fast-check";
import type { Schema, SchemaObject, SchemaType } from "@shortvideo-api/document/sample/source";

// Random schemas of all keywords and compositions, by fast-check. Most of them accept some values, and reject others.

/** Keys of the component schemas to which the schemas refer. */
const keys = ["Pet", "Owner", "Room"] as const;

const name = fc.constantFrom("a", "b", "constructor");
const count = fc.nat({ max: 2 });
const type = fc.constantFrom<SchemaType>("null", "boolean", "integer", "number", "string", "array", "object");

/** Scalars, and texts that look like them. */
const scalars = [null, true, false, 0, 1, 2, -1, 1.5, 10, "", "x", "ab", "1", "true"] as const;

const scalar = fc.constantFrom<unknown>(...scalars);
/** A value at any place. */
const value = fc.oneof(
  { weight: 3, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 2 }) },
  { weight: 1, arbitrary: fc.dictionary(name, scalar, { maxKeys: 2 }) },
);

/** Keywords that contain no schema. */
const own: fc.Arbitrary<SchemaObject> = fc.oneof(
  fc.record(
    { type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })), maximum: fc.constantFrom(0, 1, 5) },
    { requiredKeys: ["type"] },
  ),
  fc.uniqueArray(value, { minLength: 1, maxLength: 4 }).map((values) => ({ enum: values })),
  value.map((only) => ({ const: only })),
  fc.record(
    {
      minimum: fc.constantFrom(0, 1),
      exclusiveMinimum: fc.constantFrom(-1, 0.5),
      exclusiveMaximum: fc.constantFrom(2, 10),
      multipleOf: fc.constantFrom(0.5, 1, 2),
    },
    { requiredKeys: [] },
  ),
  fc.record(
    { minLength: count, maxLength: count.map((each) => each + 1), pattern: fc.constantFrom("^x", "^[a-z]*$", "\\d") },
    { requiredKeys: [] },
  ),
  fc.record(
    { minItems: count, maxItems: count.map((each) => each + 1), uniqueItems: fc.boolean() },
    { requiredKeys: [] },
  ),
  fc.record(
    {
      minProperties: count,
      maxProperties: count.map((each) => each + 1),
      required: fc.uniqueArray(name, { maxLength: 2 }),
      dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), { maxKeys: 2 }),
    },
    { requiredKeys: [] },
  ),
);

const { schema } = fc.letrec<{ schema: Schema; parts: SchemaObject; closed: SchemaObject }>((tie) => {
  const inner = tie("schema");
  const branches = fc.array(inner, { minLength: 1, maxLength: 3 });
  const properties = fc.dictionary(name, inner, { maxKeys: 2 });
  return {
    /** Keywords that contain schemas. */
    parts: fc.oneof(
      fc.record({ items: inner, prefixItems: branches }, { requiredKeys: [] }),
      fc.record(
        { contains: inner, minContains: count, maxContains: fc.constantFrom(2, 3) },
        { requiredKeys: ["contains"] },
      ),
      fc.record({ properties, additionalProperties: inner }, { requiredKeys: ["properties"] }),
      fc.record(
        {
          properties,
          patternProperties: inner.map((part) => ({ "^[ab]$": part })),
          propertyNames: fc.constantFrom<Schema>({ maxLength: 1 }, { enum: ["a", "b"] }, true),
        },
        { requiredKeys: [] },
      ),
      branches.map((allOf) => ({ allOf })),
      branches.map((anyOf) => ({ anyOf })),
      branches.map((oneOf) => ({ oneOf })),
      inner.map((not) => ({ not })),
      // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
      fc.record({ if: inner, then: inner, else: inner }, { requiredKeys: ["if", "then"] }),
      fc.dictionary(name, inner, { minKeys: 1, maxKeys: 2 }).map((dependentSchemas) => ({ dependentSchemas })),
    ),
    /** Keywords for what no other keyword evaluates. */
    closed: fc.oneof(
      fc
        .tuple(
          properties,
          fc.uniqueArray(properties, { maxLength: 2 }),
          fc.constantFrom("allOf", "anyOf", "oneOf"),
          inner,
        )
        .map(([own_, others, keyword, unevaluatedProperties]) => ({
          properties: own_,
          ...(others.length > 0 ? { [keyword]: others.map((other) => ({ properties: other })) } : {}),
          unevaluatedProperties,
        })),
      fc.tuple(branches, inner).map(([prefixItems, unevaluatedItems]) => ({
        allOf: [{ prefixItems }],
        unevaluatedItems,
      })),
    ),
    schema: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      own,
      fc.constantFrom<Schema>(true, false, {}),
      fc.constantFrom(...keys).map((key): Schema => ({ $ref: `#/components/schemas/${key}` })),
      tie("parts"),
      // Alone: Ajv ignores the items that `contains` evaluates, and an `if` without `then`.
      tie("closed"),
      fc.tuple(own, tie("parts"), tie("parts")).map(([one, other, third]): Schema => {
        const { prefixItems, ...rest }: SchemaObject = { ...one, ...other, ...third };
        // Beside `prefixItems`, Ajv ignores `contains` for an empty list.
        return prefixItems === undefined || rest.contains !== undefined ? rest : { ...rest, prefixItems };
      }),
    ),
  };
});

/** A schema that may refer to components. */
export const keywords: fc.Arbitrary<Schema> = schema;

/** The components. They do not refer to one another for the same value: the loader cuts circles of such references. */
export const components: fc.Arbitrary<Record<string, Schema>> = fc.record(
  Object.fromEntries(keys.map((key) => [key, schema.filter((one) => !refersDirectly(one))])),
);

function refersDirectly(given: unknown): boolean {
  if (Array.isArray(given)) return given.some(refersDirectly);
  if (typeof given !== "object" || given === null) return false;
  return Object.entries(given).some(([keyword, part]: [string, unknown]) => {
    if (keyword === "dependentSchemas") return Object.values(Object(part)).some(refersDirectly);
    return keyword === "$ref" || (sameValue.has(keyword) && refersDirectly(part));
  });
}

const sameValue = new Set(["allOf", "anyOf", "oneOf", "not", "if", "then", "else"]);

/** Values of any type. */
export const values: fc.Arbitrary<unknown> = fc.oneof(
  value,
  fc.array(value, { maxLength: 3 }),
  fc.dictionary(name, value, { maxKeys: 3 }),
);
