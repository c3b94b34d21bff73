import * as fc from "fast-check";
import type { Json } from "../../../packages/diff/test/edit.ts";
import { isUncertain, tag } from "./list-schemas.ts";

// Random documents of one operation, by fast-check.

/** Keys of the component schemas to which schemas refer. */
const keys = ["Cat", "Dog", "Size"] as const;

const name = fc.constantFrom("a", "b", "c");
const small = fc.nat({ max: 3 });
const word = fc.constantFrom("a", "b", "cat", "dog", "xx", "2024-02-29");
const number = fc.constantFrom(0, 1, 2, 3, 10, -1, 0.5, 1.5);
const type = fc.constantFrom("null", "boolean", "integer", "number", "string", "array", "object");

/** Returns an arbitrary of objects with some of the keywords. */
function some(keywords: Readonly<Record<string, fc.Arbitrary<unknown>>>, fixed: Json = {}): fc.Arbitrary<Json> {
  return fc.record(keywords, { requiredKeys: [] }).map((chosen) => ({ ...fixed, ...chosen }));
}

const scalar: fc.Arbitrary<Json> = fc.oneof(
  type.map((each): Json => ({ type: each })),
  fc.uniqueArray(type, { minLength: 2, maxLength: 3 }).map((types): Json => ({ type: types })),
  some({ minLength: small, maxLength: small, pattern: fc.constantFrom("^a", "^[a-z]*$", "\\d") }, { type: "string" }),
  fc.constantFrom("date", "uuid", "email", "of-our-own").map((format): Json => ({ type: "string", format })),
  fc
    .tuple(
      fc.constantFrom("integer", "number"),
      some({
        minimum: number,
        maximum: number,
        exclusiveMinimum: number,
        exclusiveMaximum: number,
        multipleOf: fc.constantFrom(1, 2, 3, 0.5),
      }),
      fc.constantFrom<Json>({}, {}, { format: "int32" }, { format: "int64" }),
    )
    .map(([each, limits, format]): Json => ({ type: each, ...limits, ...(each === "integer" ? format : {}) })),
  fc.uniqueArray(word, { minLength: 1, maxLength: 3 }).map((values): Json => ({ type: "string", enum: values })),
  fc
    .uniqueArray(fc.oneof(word, number, fc.constantFrom<unknown>(null, true, false, [], ["a"], { a: "a" })), {
      minLength: 1,
      maxLength: 3,
      selector: (value) => JSON.stringify(value),
    })
    .map((values): Json => ({ enum: values })),
  fc.oneof(word, number, fc.constantFrom(null, true)).map((value): Json => ({ const: value })),
);

const reference = fc.constantFrom(...keys).map((key): Json => ({ $ref: `#/components/schemas/${key}` }));

const { schema, object } = fc.letrec<{ schema: unknown; object: Json; composed: Json }>((tie) => {
  const inner = tie("schema");
  const branches = fc.array(inner, { minLength: 1, maxLength: 2 });
  const properties = fc.dictionary(name, inner, { minKeys: 1, maxKeys: 2 });
  const names = fc.uniqueArray(name, { maxLength: 2 });
  return {
    object: fc
      .tuple(
        properties,
        fc.oneof(
          { weight: 3, arbitrary: some({ required: names }) },
          {
            weight: 2,
            arbitrary: some({
              required: names,
              additionalProperties: fc.oneof(fc.boolean(), inner),
              minProperties: small,
              maxProperties: small,
              dependentRequired: fc.dictionary(name, names, { maxKeys: 2 }),
              dependentSchemas: fc.dictionary(name, inner, { maxKeys: 1 }),
              propertyNames: fc.constantFrom<unknown>({ maxLength: 1 }, { enum: ["a", "b"] }, true),
              patternProperties: inner.map((part) => ({ "^[ab]$": part })),
              unevaluatedProperties: fc.oneof(fc.boolean(), inner),
            }),
          },
        ),
      )
      .map(([fields, rest]): Json => ({ type: "object", properties: fields, ...rest })),
    composed: fc.oneof(
      branches.map((allOf): Json => ({ allOf })),
      branches.map((anyOf): Json => ({ anyOf })),
      branches.map((oneOf): Json => ({ oneOf })),
      inner.map((one): Json => ({ anyOf: [one, { type: "null" }] })),
      fc
        .tuple(
          tie("object"),
          fc.array(tie("object"), { minLength: 1, maxLength: 2 }),
          fc.constantFrom("anyOf", "oneOf", "allOf"),
        )
        .map(([base, parts, keyword]): Json => ({ ...base, [keyword]: parts })),
      fc.constantFrom("oneOf", "anyOf").map((keyword): Json => ({
        [keyword]: ["Cat", "Dog"].map((key) => ({ $ref: `#/components/schemas/${key}` })),
        discriminator: { propertyName: tag, mapping: { cat: "#/components/schemas/Cat" } },
      })),
      inner.map((not): Json => ({ not })),
      // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
      fc.record({ if: inner, then: inner, else: inner }, { requiredKeys: ["if"] }),
    ),
    schema: fc.oneof(
      { maxDepth: 2, depthSize: "small" },
      { weight: 4, arbitrary: scalar },
      { weight: 1, arbitrary: fc.constantFrom<unknown>(true, {}, false) },
      { weight: 2, arbitrary: reference },
      { weight: 4, arbitrary: tie("object") },
      {
        weight: 2,
        arbitrary: fc
          .tuple(
            some({ items: inner, minItems: small, maxItems: small, uniqueItems: fc.boolean() }),
            fc.oneof(
              { weight: 2, arbitrary: fc.constant<Json>({}) },
              {
                weight: 1,
                arbitrary: some({
                  prefixItems: branches,
                  contains: inner,
                  minContains: small,
                  maxContains: small,
                  unevaluatedItems: fc.oneof(fc.boolean(), inner),
                }),
              },
            ),
          )
          .map(([list, rest]): Json => ({ type: "array", ...list, ...rest })),
      },
      { weight: 3, arbitrary: tie("composed") },
      {
        weight: 1,
        arbitrary: inner.map((contentSchema): Json => ({
          type: "string",
          contentMediaType: "application/json",
          contentSchema,
        })),
      },
      { weight: 1, arbitrary: fc.tuple(scalar, tie("composed")).map(([one, other]): Json => ({ ...one, ...other })) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(tie("object"), fc.constantFrom("readOnly", "writeOnly"))
          .map(([one, mark]): Json => ({ ...one, [mark]: true })),
      },
    ),
  };
});

/** A schema at any place of a document. */
export const schemas: fc.Arbitrary<unknown> = schema;

const kinds = { Cat: "cat", Dog: "dog" } as const;

/** Components: two kinds of objects, and a value. They do not refer to one another for the same value: the loader cuts such circles. */
const components = fc.tuple(object, object, fc.oneof(scalar, object)).map(([cat, dog, size]): Json => ({
  ...Object.fromEntries(
    Object.entries({ Cat: cat, Dog: dog }).map(([key, one]) => [
      key,
      { ...one, properties: { ...Object(one["properties"]), [tag]: { const: kinds[key as keyof typeof kinds] } } },
    ]),
  ),
  Size: size,
}));

/** The part of an operation that a document describes. */
export type Part = "request" | "response";

const parameters = fc
  .record(
    {
      query: fc.tuple(schema, fc.boolean()),
      header: fc.tuple(scalar, fc.boolean()),
      cookie: fc.tuple(scalar, fc.boolean()),
      path: fc.tuple(scalar, fc.constant(true)),
    },
    { requiredKeys: [] },
  )
  .map((chosen) =>
    Object.entries(chosen).map(([place, [given, required]]): Json => ({
      name: place === "path" ? "id" : `x-${place}`,
      in: place,
      required,
      schema: given,
    })),
  );

const ok: Json = { description: "All is well." };

function content(given: unknown): Json {
  return { content: { "application/json": { schema: given } } };
}

const request = fc
  .oneof(
    { weight: 1, arbitrary: fc.tuple(parameters, fc.constant(null)) },
    { weight: 2, arbitrary: fc.tuple(fc.constant<Json[]>([]), fc.tuple(schema, fc.boolean())) },
  )
  .map(([params, sent]): Json => ({
    parameters: params,
    ...(sent ? { requestBody: { required: sent[1], ...content(sent[0]) } } : {}),
    responses: { "204": ok },
  }));

const response = fc
  .tuple(schema, fc.option(fc.tuple(scalar, fc.boolean()), { freq: 1 }), fc.option(schema, { freq: 1 }))
  .map(([returned, header, failed]): Json => ({
    responses: {
      "200": {
        ...ok,
        ...content(returned),
        ...(header ? { headers: { "x-total": { required: header[1], schema: header[0] } } } : {}),
      },
      ...(failed === null ? {} : { "404": { ...ok, ...content(failed) } }),
    },
  }));

/** A document of one operation, of which one part is described. */
export interface ArbitraryDocument {
  readonly part: Part;
  readonly document: Json;
}

export const documents: fc.Arbitrary<ArbitraryDocument> = fc
  .tuple(
    fc.oneof(
      request.map((fields) => ({ part: "request" as const, fields })),
      response.map((fields) => ({ part: "response" as const, fields })),
    ),
    components,
  )
  .map(([{ part, fields }, given]) => {
    const hasPath = JSON.stringify(fields).includes('"in":"path"');
    return {
      part,
      document: {
        openapi: "3.1.0",
        info: { title: "Pets", version: "1.0.0" },
        paths: { [hasPath ? "/pets/{id}" : "/pets"]: { post: { operationId: "pets.add", ...fields } } },
        components: { schemas: given },
      },
    };
  })
  .filter(({ document }) => !isUncertain(document));
