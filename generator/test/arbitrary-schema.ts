import * as fc from "fast-check";
import type { Schema, SchemaObject } from "@shortvideo-api/document/sample/source";

// Random component schemas for property tests, by fast-check.

/** Keys of component schemas, which refer to one another, also in circles. */
export const keys = ["Comment", "User", "Room", "Sound"] as const;

const name = fc.constantFrom("id", "title", "user_count", "tags", "owner", "createTime", "constructor", "a b");
const small = fc.nat({ max: 12 });

const text: fc.Arbitrary<SchemaObject> = fc.oneof(
  fc.constant<SchemaObject>({ type: "string" }),
  fc.tuple(small, small).map(([one, other]): SchemaObject => ({
    type: "string",
    minLength: Math.min(one, other),
    maxLength: Math.max(one, other),
  })),
  fc
    .constantFrom(
      "date-time",
      "date",
      "time",
      "duration",
      "email",
      "hostname",
      "ipv4",
      "ipv6",
      "uri",
      "uri-reference",
      "uuid",
      "byte",
      "regex",
      "json-pointer",
      "of-our-own",
    )
    .map((format): SchemaObject => ({ type: "string", format })),
  fc
    .constantFrom(
      "^\\d+$",
      "^[1-8]\\d{3}$",
      "^[A-Z]{2}$",
      "^(?:a|b)+c?$",
      "^#[\\da-f]{6}$",
      "^v\\d+\\.\\d+$",
      "^\\p{L}{3,5}$",
      "x",
      "^[^a-z]*$",
      "^\\w+@\\w+$",
    )
    .map((pattern): SchemaObject => ({ type: "string", pattern })),
  fc
    .uniqueArray(fc.string(), { minLength: 1, maxLength: 4 })
    .map((values): SchemaObject => ({ type: "string", enum: values })),
  fc
    .array(fc.oneof(fc.string(), fc.nat(), fc.constant("7300000000000000001")))
    .map((examples): SchemaObject => ({ type: "string", examples })),
  fc.string().map((value): SchemaObject => ({ const: value })),
);

const number: fc.Arbitrary<SchemaObject> = fc
  .record(
    {
      type: fc.constantFrom("integer" as const, "number" as const),
      minimum: fc.integer({ min: -50, max: 50 }),
      multipleOf: fc.constantFrom(1, 3, 10, 0.5, 0.01),
      examples: fc.array(fc.oneof(fc.integer({ min: -60, max: 160 }), fc.string())),
      "x-unit": fc.constantFrom("epoch-seconds", "epoch-milliseconds", "seconds"),
    },
    { requiredKeys: ["type"] },
  )
  .chain((schema) =>
    fc
      .record(
        {
          maximum: fc.integer({ min: 60, max: 2_000_000_000 }),
          exclusiveMinimum: fc.integer({ min: -50, max: 50 }),
          exclusiveMaximum: fc.integer({ min: 100, max: 200 }),
        },
        { requiredKeys: [] },
      )
      .map((bounds): SchemaObject => ({ ...schema, ...bounds })),
  );

const int64: fc.Arbitrary<SchemaObject> = fc.record(
  {
    type: fc.constant("integer" as const),
    format: fc.constant("int64"),
    minimum: fc.nat({ max: 100 }),
    maximum: fc.integer({ min: 1_000, max: 2_000_000 }),
    "x-example": fc.constant("7300000000000000001"),
    examples: fc.array(fc.nat()),
  },
  { requiredKeys: ["type", "format"] },
);

const { schema } = fc.letrec<{ schema: Schema; object: SchemaObject }>((tie) => {
  const inner = tie("schema");
  return {
    object: fc
      .record({
        properties: fc.dictionary(name, inner, { maxKeys: 5 }),
        required: fc.uniqueArray(name, { maxLength: 3 }),
        others: fc.constantFrom("open", "closed", "map"),
        values: inner,
        minProperties: fc.nat({ max: 2 }),
        example: fc.option(fc.dictionary(name, fc.oneof(fc.string(), fc.nat()))),
      })
      .map(({ properties, required, others, values, minProperties, example }): SchemaObject => ({
        type: "object",
        properties,
        required: required.filter((each) => Object.hasOwn(properties, each)),
        ...(others === "closed" ? { additionalProperties: false } : {}),
        ...(others === "map" ? { additionalProperties: values, minProperties } : {}),
        ...(example ? { examples: [example] } : {}),
      })),
    schema: fc.oneof(
      { maxDepth: 4, depthSize: "small" },
      text,
      number,
      int64,
      fc.constant<Schema>(true),
      fc.constant<Schema>({ type: "boolean" }),
      fc.constantFrom(...keys).map((key): Schema => ({ $ref: `#/components/schemas/${key}` })),
      tie("object"),
      fc
        .record({ items: inner, minItems: fc.nat({ max: 3 }), maxItems: fc.integer({ min: 3, max: 5 }) })
        .map((list): Schema => ({ type: "array", ...list })),
      text.map((items): Schema => ({ type: "array", items, uniqueItems: true })),
      // Without 64-bit numbers, because the mark of a 64-bit item applies to all items of a list.
      fc.tuple(text, number).map((prefixItems): Schema => ({ type: "array", prefixItems, minItems: 2 })),
      // Branches of different types, so that a value matches exactly one.
      fc.tuple(text, number, tie("object")).map((oneOf): Schema => ({ oneOf: oneOf.filter((branch) => branch.type) })),
      fc.array(inner, { minLength: 1, maxLength: 3 }).map((anyOf): Schema => ({ anyOf })),
      fc.tuple(tie("object"), tie("object")).map((allOf): Schema => ({ allOf })),
      inner.map((one): Schema => ({ anyOf: [one, { type: "null" }] })),
      fc.tuple(text, fc.string()).map(([one, value]): Schema => ({ ...one, not: { const: value } })),
      tie("object").map((contentSchema): Schema => ({
        type: "string",
        contentMediaType: "application/json",
        contentSchema,
      })),
    ),
  };
});

/** Component schemas of a document. Most of them have values. Some contain keywords that schema samples ignore. */
export const schemas: fc.Arbitrary<Record<string, Schema>> = fc.record(
  Object.fromEntries(
    keys.map((key) => [
      key,
      schema.map((one) => (refersDirectly(one) ? { type: "object", properties: { one } } : one)),
    ]),
  ),
);

/** Returns whether a schema refers to others directly, not inside a property or item. The loader rejects circles of such references. */
function refersDirectly(one: Schema): boolean {
  if (typeof one !== "object") return false;
  return (
    one.$ref !== undefined || [...(one.allOf ?? []), ...(one.anyOf ?? []), ...(one.oneOf ?? [])].some(refersDirectly)
  );
}
