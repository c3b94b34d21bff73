import type { AssertionKeyword } from "../src/openapi/keywords.ts";
import type { SchemaObject } from "../src/openapi/openapi.ts";
import type { Json } from "../src/schema/json.ts";

/** A schema that rejects a value only because of one of its keywords. */
interface KeywordExample {
  readonly schema: SchemaObject;
  readonly valid: Json;
  readonly invalid: Json;
}

/** Keywords that reject no value by themselves: they are resolved by the loader, or describe another keyword. */
type Neutral = "$ref" | "discriminator" | "contentEncoding";

const number: SchemaObject = { type: "number" };
const text: SchemaObject = { type: "string" };
const list: SchemaObject = { type: "array" };
const texts: SchemaObject = { ...list, items: text };
const object: SchemaObject = { type: "object", properties: { a: text, b: text } };
const json: SchemaObject = { ...text, contentMediaType: "application/json", contentSchema: { type: "integer" } };
// oxlint-disable-next-line unicorn/no-thenable -- It is a keyword of JSON Schema.
const choice: SchemaObject = { if: { const: "a" }, then: { maxLength: 0 }, else: { maxLength: 1 } };

/**
 * An example of each keyword that restricts values. Each package has a test of all of them, so that no package ignores a keyword without
 * saying so.
 */
export const keywordExamples = {
  type: { schema: text, valid: "a", invalid: 1 },
  enum: { schema: { enum: ["a", "b"] }, valid: "a", invalid: "c" },
  const: { schema: { const: "a" }, valid: "a", invalid: "b" },
  allOf: { schema: { ...text, allOf: [{ minLength: 2 }] }, valid: "ab", invalid: "a" },
  anyOf: { schema: { ...text, anyOf: [{ minLength: 3 }, { maxLength: 1 }] }, valid: "a", invalid: "ab" },
  oneOf: { schema: { ...text, oneOf: [{ minLength: 2 }, { maxLength: 3 }] }, valid: "a", invalid: "ab" },
  not: { schema: { ...text, not: { const: "a" } }, valid: "b", invalid: "a" },
  if: { schema: { ...text, ...choice }, valid: "b", invalid: "a" },
  // oxlint-disable-next-line unicorn/no-thenable -- It is a keyword of JSON Schema.
  then: { schema: { ...text, ...choice, else: true }, valid: "b", invalid: "a" },
  else: { schema: { ...text, ...choice }, valid: "b", invalid: "ab" },
  minimum: { schema: { ...number, minimum: 2 }, valid: 2, invalid: 1 },
  maximum: { schema: { ...number, maximum: 2 }, valid: 2, invalid: 3 },
  exclusiveMinimum: { schema: { ...number, exclusiveMinimum: 2 }, valid: 3, invalid: 2 },
  exclusiveMaximum: { schema: { ...number, exclusiveMaximum: 2 }, valid: 1, invalid: 2 },
  multipleOf: { schema: { ...number, multipleOf: 2 }, valid: 4, invalid: 3 },
  format: { schema: { ...text, format: "date" }, valid: "2024-02-29", invalid: "2024-02-30" },
  minLength: { schema: { ...text, minLength: 2 }, valid: "ab", invalid: "a" },
  maxLength: { schema: { ...text, maxLength: 1 }, valid: "a", invalid: "ab" },
  pattern: { schema: { ...text, pattern: "^a" }, valid: "a", invalid: "b" },
  contentMediaType: { schema: json, valid: "1", invalid: "1.5" },
  contentSchema: { schema: json, valid: "1", invalid: "1.5" },
  items: { schema: texts, valid: ["a"], invalid: [1] },
  prefixItems: { schema: { ...list, prefixItems: [text] }, valid: ["a"], invalid: [1] },
  contains: { schema: { ...list, contains: { const: "a" } }, valid: ["a"], invalid: ["b"] },
  minContains: { schema: { ...list, contains: { const: "a" }, minContains: 2 }, valid: ["a", "a"], invalid: ["a"] },
  maxContains: { schema: { ...list, contains: { const: "a" }, maxContains: 1 }, valid: ["a"], invalid: ["a", "a"] },
  minItems: { schema: { ...texts, minItems: 1 }, valid: ["a"], invalid: [] },
  maxItems: { schema: { ...texts, maxItems: 1 }, valid: ["a"], invalid: ["a", "b"] },
  uniqueItems: { schema: { ...texts, uniqueItems: true }, valid: ["a", "b"], invalid: ["a", "a"] },
  properties: { schema: object, valid: { a: "a" }, invalid: { a: 1 } },
  patternProperties: { schema: { ...object, patternProperties: { "^c": text } }, valid: { c: "a" }, invalid: { c: 1 } },
  additionalProperties: { schema: { ...object, additionalProperties: text }, valid: { c: "a" }, invalid: { c: 1 } },
  propertyNames: { schema: { ...object, propertyNames: { maxLength: 1 } }, valid: { c: 1 }, invalid: { cc: 1 } },
  minProperties: { schema: { ...object, minProperties: 1 }, valid: { a: "a" }, invalid: {} },
  maxProperties: { schema: { ...object, maxProperties: 1 }, valid: { a: "a" }, invalid: { a: "a", b: "b" } },
  required: { schema: { ...object, required: ["a"] }, valid: { a: "a" }, invalid: {} },
  dependentRequired: { schema: { ...object, dependentRequired: { a: ["b"] } }, valid: { b: "b" }, invalid: { a: "a" } },
  dependentSchemas: {
    schema: { ...object, dependentSchemas: { a: { required: ["b"] } } },
    valid: { b: "b" },
    invalid: { a: "a" },
  },
  unevaluatedItems: {
    schema: { ...list, prefixItems: [text], unevaluatedItems: false },
    valid: ["a"],
    invalid: ["a", 1],
  },
  unevaluatedProperties: { schema: { ...object, unevaluatedProperties: text }, valid: { c: "a" }, invalid: { c: 1 } },
} as const satisfies Readonly<Record<Exclude<AssertionKeyword, Neutral>, KeywordExample>>;

/** Lists the examples by keyword, with the schema that lacks the keyword. */
export const keywordCases: readonly (readonly [
  keyword: string,
  example: KeywordExample & { readonly without: SchemaObject },
])[] = Object.entries(keywordExamples).map(([keyword, example]: [string, KeywordExample]) => {
  const { [keyword]: _, ...without }: Record<string, unknown> = { ...example.schema };
  return [keyword, { ...example, without }];
});
