import {
  type AssertionKeyword,
  assumedNull,
  type Direction,
  optionalKeywords,
  type Schema,
} from "@shortvideo-api/document";
import type { Json } from "@shortvideo-api/document/sample";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasNames, hasSuite, readSuite } from "../../../../../../generator/test/json-schema-test-suite/read-suite.ts";
import { inCI } from "../../../../../../scripts/in-ci.js";
import type { ValidateValue } from "../compile-on-use.js";
import * as ajv from "../schema-compiler.js";
import * as interpreter from "./schema-compiler.js";

// Ajv is the referee: the interpreter must find the same errors in the same order.

const name = fc.constantFrom("a", "b", "a/b~", "constructor", "__proto__", "𝒳x");
const small = fc.integer({ min: 0, max: 3 });
const number = fc.constantFrom<Json>(0, 1, 2, -1, 0.5, 3, 1e300, 9007199254740993n, -9223372036854775809n);
const text = fc.constantFrom("", "a", "ab", "abc", "2024-02-30", "2024-02-29", "𝒳x", "[1]", '{"a":1}', "(");

/** Returns values that are a few levels deep, and often match the schemas below. */
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.constantFrom<Json>(null, true, false),
    number,
    text,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(name, tie("value"), { maxKeys: 4 }),
  ),
}));

const typeName = fc.constantFrom("null", "boolean", "object", "array", "number", "string", "integer");

const { schema } = fc.letrec<{ schema: Schema }>((tie) => {
  const inner = tie("schema");
  const inners = fc.array(inner, { minLength: 1, maxLength: 3 });
  const named = fc.dictionary(name, inner, { maxKeys: 3 });
  const names = fc.uniqueArray(name, { maxLength: 3 });
  const ofSchemas: Readonly<Record<Exclude<AssertionKeyword, "discriminator">, fc.Arbitrary<unknown>>> = {
    type: fc.oneof(typeName, fc.uniqueArray(typeName, { minLength: 1, maxLength: 3 })),
    $ref: fc.constantFrom("#/components/schemas/One", "#/components/schemas/Two"),
    enum: fc.array(value, { minLength: 1, maxLength: 3 }),
    const: value,
    format: fc.constantFrom("date", "int32", "int64", "uint64", "regex", "byte", "double", "url", "unknown"),
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    multipleOf: fc.constantFrom<Json>(1, 2, 0.5, 3n),
    minLength: small,
    maxLength: small,
    pattern: fc.constantFrom("^a", "b$", "^(a+)+$", "\\d"),
    contentEncoding: fc.constant("base64"),
    contentMediaType: fc.constant("application/json"),
    contentSchema: inner,
    minItems: small,
    maxItems: small,
    uniqueItems: fc.boolean(),
    prefixItems: inners,
    items: inner,
    contains: inner,
    minContains: small,
    maxContains: small,
    minProperties: small,
    maxProperties: small,
    required: names,
    properties: named,
    patternProperties: fc.dictionary(fc.constantFrom("^a", "b", "."), inner, { maxKeys: 2 }),
    additionalProperties: inner,
    propertyNames: inner,
    dependentRequired: fc.dictionary(name, names, { maxKeys: 2 }),
    dependentSchemas: named,
    unevaluatedItems: inner,
    unevaluatedProperties: inner,
    allOf: inners,
    anyOf: inners,
    oneOf: inners,
    not: inner,
    if: inner,
    // oxlint-disable-next-line unicorn/no-thenable -- It is a keyword of JSON Schema.
    then: inner,
    else: inner,
  };
  const keywords: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    ...ofSchemas,
    [optionalKeywords.request]: names,
    [assumedNull]: fc.constant(true),
  };
  const few = fc
    .uniqueArray(fc.constantFrom(...Object.keys(keywords)), { minLength: 1, maxLength: 5 })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map((keyword) => [keyword, keywords[keyword]!]))));
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      fc.boolean(),
      typeName.map((type): Schema => ({ type })),
      few as fc.Arbitrary<Schema>,
      few as fc.Arbitrary<Schema>,
    ),
  };
});

/** Returns the verdict of a compiler on values, with all errors but their places in the schema. */
function validateAll(compile: () => ValidateValue, values: readonly unknown[]): unknown {
  let validate: ValidateValue;
  try {
    validate = compile();
  } catch (error) {
    return (error as Error).name;
  }
  return values.map((each) => {
    try {
      if (validate(each)) return "valid";
    } catch (error) {
      return (error as Error).name;
    }
    return (validate.errors ?? []).map(({ schemaPath: _schemaPath, ...error }) => error);
  });
}

const directions: readonly Direction[] = ["request", "response"];

test("finds the errors that Ajv finds, in the same order", () => {
  let invalid = 0;
  const law = fc.property(schema, schema, fc.array(value, { minLength: 1, maxLength: 8 }), (one, two, values) => {
    const document = { components: { schemas: { One: one, Two: two } } };
    const $ref = "#/components/schemas/One";
    const create = [
      ({ createSchemaCompiler }: typeof ajv) => createSchemaCompiler(document, "request"),
      ({ createContentCompiler }: typeof ajv) =>
        createContentCompiler(document, directions, { refusesAssumedNull: true }),
    ];
    for (const open of create) {
      const [expected, found] = [ajv, interpreter].map((engine) => validateAll(() => open(engine)({ $ref }), values));
      expect(found).toEqual(expected);
      if (Array.isArray(expected)) invalid += expected.filter((each) => Array.isArray(each)).length;
    }
  });
  fc.assert(law, { numRuns: inCI(1_500, 150) });

  expect(invalid).toBeGreaterThan(100);
});

test("reports the keywords of a malformed schema as Ajv does", () => {
  const malformed = fc.dictionary(
    fc.constantFrom(
      "type",
      "minimum",
      "required",
      "items",
      "properties",
      "enum",
      "pattern",
      "allOf",
      "$ref",
      "maxItems",
    ),
    fc.oneof(value, schema as fc.Arbitrary<Json>),
  );
  const [expected, found] = [ajv, interpreter].map(({ compileMetaSchema }) => compileMetaSchema());
  const law = fc.property(fc.array(malformed, { minLength: 1 }), (schemas) => {
    const plain = schemas.map((each): unknown =>
      JSON.parse(JSON.stringify(each, (_, v: unknown) => (typeof v === "bigint" ? 1 : v))),
    );
    expect(validateAll(() => found!, plain)).toEqual(validateAll(() => expected!, plain));
  });

  fc.assert(law, { numRuns: inCI(300, 50) });
});

describe.skipIf(!hasSuite)("in the JSON Schema Test Suite", () => {
  test("finds the errors that Ajv finds", () => {
    const groups = readSuite().filter((group) => !hasNames(group));
    for (const { schema: root, tests, name: title } of groups) {
      const values = tests.map(({ data }) => data);
      const [expected, found] = [ajv, interpreter].map(({ createSchemaCompiler }) =>
        validateAll(() => createSchemaCompiler(root as object, "request")({ $ref: "#" }), values),
      );
      expect({ title, found }).toEqual({ title, found: expected });
    }
    expect(groups.length).toBeGreaterThan(100);
  });
});
