import type { Encoding, ParameterObject, Schema } from "@shortvideo-api/document/source";
import type { Json } from "@shortvideo-api/document/sample/source";
import * as fc from "fast-check";

// Random operations with one parameter or one body, and random values for them.

/** An operation with one value: a parameter or a body. */
export interface ArbitraryOperation {
  readonly schema: Schema;
  /** Without `schema`. `undefined` for a body. */
  readonly parameter: Pick<ParameterObject, "in" | "style" | "explode" | "required" | "allowReserved"> | undefined;
  /** The media type of a body, or of a parameter that is not written in a style. */
  readonly mediaType: string | undefined;
  /** The style of the properties `a` and `b` of a form. */
  readonly encoding: Readonly<Record<string, Encoding>> | undefined;
}

/** Component schemas to which the schemas of operations refer. */
export const components: Readonly<Record<string, Schema>> = {
  Count: { type: "integer", minimum: 0 },
  Word: { type: "string", pattern: "^[a-z]" },
  Counts: { type: "array", items: { $ref: "#/components/schemas/Count" } },
  Pair: {
    type: "object",
    properties: { a: { $ref: "#/components/schemas/Count" }, b: { $ref: "#/components/schemas/Word" } },
    additionalProperties: false,
  },
};

const referTo = (key: string): Schema => ({ $ref: `#/components/schemas/${key}` });
const nothing: Schema = { type: "null" };

const leaf = fc.constantFrom<Schema>(
  { type: "integer" },
  { type: "integer", maximum: 1 },
  { type: "number", minimum: 1 },
  { type: "boolean" },
  { type: "string" },
  { type: "string", maxLength: 1 },
  { type: "string", pattern: "^[ab1]" },
  { type: ["integer", "string"] },
  { type: ["string", "boolean", "null"], minLength: 2 },
  { enum: ["a", 1, true, null] },
  { const: "1" },
  { const: 1 },
  { type: "integer", not: { const: 1 } },
  referTo("Count"),
  referTo("Word"),
);

/** Combines schemas by each keyword that does. */
function combine(inner: fc.Arbitrary<Schema>, narrow: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return fc.oneof(
    { weight: 4, arbitrary: inner },
    fc.array(inner, { minLength: 1, maxLength: 3 }).map((anyOf): Schema => ({ anyOf })),
    fc.array(inner, { minLength: 2, maxLength: 3 }).map((oneOf): Schema => ({ oneOf })),
    fc.tuple(inner, narrow).map((allOf): Schema => ({ allOf })),
    inner.map((one): Schema => ({ anyOf: [one, nothing] })),
    fc.tuple(narrow, narrow, narrow).map(([first, second, third]): Schema => {
      // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
      return { allOf: [first], if: second, then: third };
    }),
  );
}

const scalar = combine(leaf, leaf);

function listOf(items: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  const list = fc.record(
    {
      type: fc.constant("array" as const),
      items,
      prefixItems: fc.array(items, { minLength: 1, maxLength: 2 }),
      minItems: fc.nat({ max: 2 }),
      maxItems: fc.integer({ min: 1, max: 3 }),
      uniqueItems: fc.constant(true),
      contains: leaf,
    },
    { requiredKeys: ["type"] },
  );
  return fc.oneof({ weight: 4, arbitrary: list }, fc.constant(referTo("Counts")));
}

const names = ["a", "b", "x-1"] as const;

/** Objects say which other properties they admit: the mock rejects names that no schema admits explicitly. */
function objectOf(values: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  const object = fc.record(
    {
      type: fc.constant("object" as const),
      properties: fc.dictionary(fc.constantFrom(...names), values, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
      required: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 }),
      patternProperties: values.map((one) => ({ "^x-": one })),
      additionalProperties: fc.oneof(fc.boolean(), values),
      minProperties: fc.nat({ max: 1 }),
      dependentRequired: fc.constant({ a: ["b"] }),
    },
    { requiredKeys: ["type", "properties", "additionalProperties"] },
  );
  return fc.oneof({ weight: 4, arbitrary: object }, fc.constant(referTo("Pair")));
}

const flat = fc.oneof(scalar, listOf(scalar), objectOf(scalar));
const nested = fc.oneof(scalar, listOf(flat), objectOf(flat));

/** Schemas of values without lists and objects inside others, which most styles cannot write. */
const flatSchema = combine(flat, flat);
const nestedSchema = combine(nested, nested);
const nestedObject = combine(objectOf(flat), objectOf(flat));

const styles = [
  ...["simple", "label", "matrix"].map((style) => ({ in: "path", style })),
  ...["form", "spaceDelimited", "pipeDelimited", "deepObject"].map((style) => ({ in: "query", style })),
  { in: "header", style: "simple" },
  ...["form", "cookie"].map((style) => ({ in: "cookie", style })),
] as const;

const jsonTypes = ["application/json", "application/json; charset=utf-8", "application/problem+json"] as const;

/** Returns whether a value of a media type is JSON text. A range of media types includes text, too. */
export function isJsonType(mediaType = ""): boolean {
  return jsonTypes.some((each) => each === mediaType);
}

const styledParameter = fc
  .record({
    place: fc.constantFrom(...styles),
    flags: fc.record({ explode: fc.boolean(), allowReserved: fc.boolean() }),
    required: fc.boolean(),
    schema: flatSchema,
  })
  .map(({ place, flags, required, schema }): ArbitraryOperation => ({
    schema,
    parameter: { ...place, ...flags, required: required || place.in === "path" } as ArbitraryOperation["parameter"],
    mediaType: undefined,
    encoding: undefined,
  }));

const contentParameter = fc
  .record({
    place: fc.constantFrom("path", "query", "header", "cookie"),
    content: fc.oneof(
      { weight: 2, arbitrary: fc.record({ mediaType: fc.constantFrom(...jsonTypes), schema: nestedSchema }) },
      fc.record({ mediaType: fc.constantFrom("*/*", "application/*", "text/*", "text/plain"), schema: scalar }),
    ),
  })
  .map(({ place, content: { mediaType, schema } }): ArbitraryOperation => ({
    schema,
    parameter: { in: place, required: place === "path" },
    mediaType,
    encoding: undefined,
  }));

const forms = ["application/x-www-form-urlencoded", "multipart/form-data"] as const;

/** The encodings of a form field, and the schemas that each can write. A media type has no effect beside a style. */
const encodedField = fc
  .oneof(
    fc.record({
      schema: fc.oneof(scalar, listOf(scalar)),
      encoding: fc.constantFrom<Encoding>({ contentType: "text/plain" }, { contentType: "text/plain, text/csv" }),
    }),
    fc.record({ schema: flat, encoding: fc.constant<Encoding>({ contentType: "application/json" }) }),
    fc.record({
      schema: fc.oneof(scalar, listOf(scalar)),
      encoding: fc.constantFrom<Encoding>(
        { style: "form" },
        { style: "form", explode: true },
        { explode: true },
        { allowReserved: true },
        { allowReserved: false },
      ),
    }),
    fc.record({
      schema: flat,
      encoding: fc.constantFrom<Encoding>(
        { explode: false },
        { explode: false, allowReserved: true },
        { style: "form", explode: false },
        { style: "pipeDelimited" },
        { style: "spaceDelimited", explode: false },
      ),
    }),
    fc.record({ schema: objectOf(scalar), encoding: fc.constant<Encoding>({ style: "deepObject", explode: true }) }),
  )
  .chain(({ schema, encoding }) =>
    fc.constantFrom({}, { contentType: "application/json" }).map((type) => ({
      schema,
      encoding: { ...type, ...encoding },
    })),
  );

const body = fc.oneof(
  nestedSchema.map((schema): ArbitraryOperation => ({
    schema,
    parameter: undefined,
    mediaType: "application/json",
    encoding: undefined,
  })),
  fc.tuple(fc.constantFrom(...forms), nestedObject).map(([mediaType, schema]): ArbitraryOperation => ({
    schema,
    parameter: undefined,
    mediaType,
    encoding: undefined,
  })),
  fc
    .record({
      mediaType: fc.constantFrom(...forms),
      fields: fc.tuple(encodedField, encodedField),
      required: fc.uniqueArray(fc.constantFrom("a", "b"), { maxLength: 1 }),
    })
    .map(({ mediaType, fields: [a, b], required }): ArbitraryOperation => ({
      schema: {
        type: "object",
        properties: { a: a.schema, b: b.schema },
        required,
        additionalProperties: false,
      },
      parameter: undefined,
      mediaType,
      encoding: { a: a.encoding, b: b.encoding },
    })),
);

/** An operation of any position, style and media type. */
export const operation: fc.Arbitrary<ArbitraryOperation> = fc.oneof(
  { weight: 4, arbitrary: styledParameter },
  { weight: 2, arbitrary: contentParameter },
  { weight: 2, arbitrary: body },
);

const literals: readonly Json[] = [0, 1, 2, -1, 1.5, true, false, null];
/** Texts that look like other values, or have separators. */
const texts = [
  "a",
  "b",
  "abc",
  "1",
  "true",
  "null",
  "",
  "é",
  "x y",
  "a,b",
  "1|2",
  "1.2",
  "a;b",
  "a=1",
  "%41",
  "a&b",
  "1+1",
  "a/b?c#d",
];
const scalarValue = fc.constantFrom<Json>(...literals, ...texts, "[a]1", '{"a":1}');
const flatList = fc.array(scalarValue, { maxLength: 3 });
const flatFields = fc.dictionary(fc.constantFrom(...names, "c"), scalarValue, { maxKeys: 3, noNullPrototype: true });
const inner = fc.oneof({ weight: 3, arbitrary: scalarValue }, flatList, flatFields);

/** A value of any form. */
export const value: fc.Arbitrary<Json> = fc.oneof(
  scalarValue,
  flatList,
  flatFields,
  fc.array(inner, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom(...names, "c"), inner, { maxKeys: 3, noNullPrototype: true }),
);
