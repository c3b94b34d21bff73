import type { AssertionKeyword, Schema } from "@shortvideo-api/document";
import type { Json } from "@shortvideo-api/document/sample";
import addFormats from "ajv-formats";
import { Ajv2020, type AnySchema, type ErrorObject } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasNames, hasSuite, readSuite } from "../../../../../generator/test/json-schema-test-suite/read-suite.ts";
import { inCI } from "../../../../../scripts/in-ci.js";
import { compileMetaSchema, createSchemaCompiler } from "./schema-compiler.js";
import type { SchemaError } from "./schema-error.js";

// Ajv is the referee: it must find the same errors. It does not know bigints, compares objects with a property `constructor` wrongly,
// and evaluates too little for `unevaluatedItems` and `unevaluatedProperties`. The official tests cover these keywords.

const name = fc.constantFrom("a", "b", "a/b~", "𝒳x");
const small = fc.integer({ min: 0, max: 3 });
const number = fc.constantFrom<Json>(0, 1, 2, -1, 0.5, 3);
const text = fc.constantFrom("", "a", "ab", "abc", "2024-02-30", "2024-02-29", "𝒳x", "[1]", "(");

/** Returns values that are a few levels deep, and often match the schemas below. */
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.constantFrom<Json>(null, true, false),
    number,
    text,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(name, tie("value"), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

/** Keywords without a referee. The official tests cover the last two. */
type Unlike =
  | "discriminator"
  | "contentEncoding"
  | "contentMediaType"
  | "contentSchema"
  | "unevaluatedItems"
  | "unevaluatedProperties";

const typeName = fc.constantFrom("null", "boolean", "object", "array", "number", "string", "integer");

const { schema } = fc.letrec<{ schema: Schema }>((tie) => {
  const inner = tie("schema");
  const inners = fc.array(inner, { minLength: 1, maxLength: 3 });
  const named = fc.dictionary(name, inner, { maxKeys: 3 });
  const names = fc.uniqueArray(name, { maxLength: 3 });
  const keywords: Readonly<Record<Exclude<AssertionKeyword, Unlike>, fc.Arbitrary<unknown>>> = {
    type: fc.oneof(typeName, fc.uniqueArray(typeName, { minLength: 1, maxLength: 3 })),
    $ref: fc.constantFrom("#/components/schemas/One", "#/components/schemas/Two"),
    enum: fc.array(value, { minLength: 1, maxLength: 3 }),
    const: value,
    format: fc.constantFrom("date", "int32", "byte", "double", "unknown"),
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    multipleOf: fc.constantFrom(1, 2, 0.5),
    minLength: small,
    maxLength: small,
    pattern: fc.constantFrom("^a", "b$", "^(a+)+$", "\\d"),
    minItems: small,
    maxItems: small,
    uniqueItems: fc.boolean(),
    prefixItems: inners,
    // With `false`, the referee has an error for each item.
    items: inner.filter((each) => each !== false),
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
    allOf: inners,
    anyOf: inners,
    oneOf: inners,
    not: inner,
    if: inner,
    // oxlint-disable-next-line unicorn/no-thenable -- It is a keyword of JSON Schema.
    then: inner,
    else: inner,
  };
  const few = fc
    .uniqueArray(fc.constantFrom(...(Object.keys(keywords) as (keyof typeof keywords)[])), {
      minLength: 1,
      maxLength: 5,
    })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map((keyword) => [keyword, keywords[keyword]]))));
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

function createReferee(document: AnySchema): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    ownProperties: true,
    validateSchema: false,
    logger: false,
  });
  addFormats.default(ajv);
  return ajv.addSchema(document, "");
}

const isInside = (outer: string, path: string): boolean => path.startsWith(`${outer}/`);

/** Reads the errors of the referee. */
function readErrors(errors: readonly ErrorObject[] | null | undefined): PrintedError[] {
  return (errors ?? []).map(({ params, ...error }) => {
    const found: unknown = params["missingProperty"] ?? params["additionalProperty"] ?? params["unevaluatedProperty"];
    return { ...error, ...(typeof found === "string" && { name: found }) };
  });
}

type PrintedError = Pick<SchemaError, "instancePath" | "keyword" | "name">;

/** Prints where which keyword failed, and for which property. Several errors of one keyword in one place count once. */
function printErrors(errors: readonly PrintedError[]): string[] {
  const counted = errors.filter(({ keyword }) => keyword === "contains");
  const shown = errors.flatMap(({ instancePath, keyword, name: property }) => {
    // The referee stops at the item that decides.
    if (counted.some((outer) => isInside(outer.instancePath, instancePath))) return [];
    // It does not compare items of a wrong type.
    if (keyword === "uniqueItems" && errors.some((inner) => isInside(instancePath, inner.instancePath))) return [];
    return [`${instancePath} ${keyword} ${property}`];
  });
  return [...new Set(shown)].sort();
}

/** Runs a validator. A schema that contains itself without end has no verdict. */
function run(findErrors: () => readonly PrintedError[]): unknown {
  try {
    return printErrors(findErrors());
  } catch {
    return "no verdict";
  }
}

const $ref = "#/components/schemas/One";

test("finds the errors that Ajv finds", () => {
  let invalid = 0;
  const law = fc.property(schema, schema, fc.array(value, { minLength: 1, maxLength: 8 }), (one, two, values) => {
    const document = { components: { schemas: { One: one, Two: two } } };
    const findErrors = createSchemaCompiler(document, ["request"])({ $ref });
    const referee = createReferee(document);
    for (const each of values) {
      const found = run(() => findErrors(each));
      const expected = run(() => {
        const validate = referee.getSchema($ref);
        return validate?.(each) ? [] : readErrors(validate?.errors);
      });
      // In an endless schema, each visits some branches that the other one leaves out.
      const isEndless = found === "no verdict" || expected === "no verdict";
      expect(found).toEqual(isEndless ? found : expected);
      if (Array.isArray(found) && found.length > 0) invalid++;
    }
  });
  fc.assert(law, { numRuns: inCI(1_500, 150) });

  expect(invalid).toBeGreaterThan(100);
});

test("takes a bigint for the number that it is", () => {
  // Parsers return a bigint only for a number that no double is.
  const withoutValues = schema.filter((each) => !/"(?:const|enum)":/.test(JSON.stringify(each)));
  const law = fc.property(withoutValues, withoutValues, value, (one, two, each) => {
    const document = { components: { schemas: { One: one, Two: two } } };
    const findErrors = createSchemaCompiler(document, ["request"])({ $ref });

    expect(run(() => findErrors(toBigints(each)))).toEqual(run(() => findErrors(each)));
  });
  fc.assert(law, { numRuns: inCI(1_500, 150) });
});

function toBigints(node: Json): unknown {
  if (Array.isArray(node)) return node.map(toBigints);
  if (typeof node === "number") return Number.isInteger(node) ? BigInt(node) : node;
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, toBigints(inner)]));
}

test("finds the malformed keywords of a schema that Ajv finds", () => {
  const keyword = fc.constantFrom(
    ..."type minimum required items properties enum pattern allOf $ref maxItems".split(" "),
  );
  const malformed = fc.dictionary(keyword, fc.oneof(value, schema as fc.Arbitrary<Json>), { noNullPrototype: true });
  const findErrors = compileMetaSchema();
  const validate = new Ajv2020({ strict: false, allErrors: true, logger: false }).getSchema(
    "https://json-schema.org/draft/2020-12/schema",
  );
  const law = fc.property(malformed, (each) => {
    expect(run(() => findErrors(each))).toEqual(run(() => (validate?.(each) ? [] : readErrors(validate?.errors))));
  });

  fc.assert(law, { numRuns: inCI(1_000, 150) });
});

describe.skipIf(!hasSuite)("in the JSON Schema Test Suite", () => {
  test("gives the verdict of the standard", () => {
    // The loader replaces dynamic references. Formats are checked, which the suite expects of none.
    const others = /^(?:optional|dynamicRef\.json|format\.json)/;
    const groups = readSuite().filter((group) => !hasNames(group) && !others.test(group.name));
    const wrong = groups.flatMap(({ name: title, schema: root, tests }) => {
      const findErrors = createSchemaCompiler(root as object, ["request"])({ $ref: "#" });
      return tests
        .filter(({ data, valid }) => (findErrors(data).length === 0) !== valid)
        .map(({ description }) => `${title}: ${description}`);
    });

    expect(wrong).toEqual([]);
    expect(groups.length).toBeGreaterThan(100);
  });
});
