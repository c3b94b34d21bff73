import type { CountKeyword, NumberKeyword } from "../numbers/limit-keywords.ts";

/** What every reader of schemas knows of a keyword. */
export interface Keyword {
  /** The type of its value. */
  readonly value: KeywordValue;
  /** The type of the values that it restricts; absent for values of any type. `number` includes integers. */
  readonly appliesTo?: "number" | "string" | "array" | "object";
  /** Whether it only describes a value to people, without effect on which values are valid. */
  readonly isAnnotation?: true;
  /** Whether OpenAPI 3.0 lacks it, and it decides which values are valid. */
  readonly isOf31?: true;
  /** Whether the loader replaces it by other keywords, so that no other reader finds it. */
  readonly isReplaced?: true;
}

/** A type of the value of a keyword. `bound` is a number, or in OpenAPI 3.0 a flag. Names of schemas and texts are those of properties. */
export type KeywordValue =
  | "text"
  | "texts"
  | "namedTexts"
  | "flag"
  | "number"
  | "bound"
  | "count"
  | "value"
  | "values"
  | "examples"
  | "type"
  | "schema"
  | "schemas"
  | "namedSchemas"
  | "discriminator"
  | "externalDocs"
  | "xml";

/**
 * All keywords of schemas: those of JSON Schema 2020-12, of OpenAPI, and of OpenAPI 3.0. The types, the grammar and the readers of schemas
 * follow from this table. Each package has a test that fails for a keyword that the package ignores without saying so.
 */
export const keywordTable = {
  $ref: { value: "text" },
  $dynamicRef: { value: "text", isReplaced: true },
  $recursiveRef: { value: "text", isReplaced: true },
  $defs: { value: "namedSchemas", isReplaced: true },
  definitions: { value: "namedSchemas", isReplaced: true },
  title: { value: "text", isAnnotation: true },
  description: { value: "text", isAnnotation: true },
  deprecated: { value: "flag", isAnnotation: true },
  readOnly: { value: "flag", isAnnotation: true },
  writeOnly: { value: "flag", isAnnotation: true },
  default: { value: "value", isAnnotation: true },
  /** Includes the `example` of OpenAPI 3.0. */
  examples: { value: "examples", isAnnotation: true },
  example: { value: "value", isAnnotation: true, isReplaced: true },
  externalDocs: { value: "externalDocs", isAnnotation: true },
  /** The names of the value in XML. */
  xml: { value: "xml", isAnnotation: true },
  type: { value: "type" },
  nullable: { value: "flag", isReplaced: true },
  enum: { value: "values" },
  const: { value: "value", isOf31: true },
  allOf: { value: "schemas" },
  anyOf: { value: "schemas" },
  oneOf: { value: "schemas" },
  discriminator: { value: "discriminator" },
  not: { value: "schema" },
  if: { value: "schema", isOf31: true },
  // oxlint-disable-next-line unicorn/no-thenable -- It is a keyword of JSON Schema.
  then: { value: "schema", isOf31: true },
  else: { value: "schema", isOf31: true },
  minimum: { value: "number", appliesTo: "number" },
  maximum: { value: "number", appliesTo: "number" },
  exclusiveMinimum: { value: "bound", appliesTo: "number" },
  exclusiveMaximum: { value: "bound", appliesTo: "number" },
  multipleOf: { value: "number", appliesTo: "number" },
  format: { value: "text" },
  minLength: { value: "count", appliesTo: "string" },
  maxLength: { value: "count", appliesTo: "string" },
  pattern: { value: "text", appliesTo: "string" },
  contentEncoding: { value: "text", appliesTo: "string", isOf31: true },
  contentMediaType: { value: "text", appliesTo: "string", isOf31: true },
  contentSchema: { value: "schema", appliesTo: "string", isOf31: true },
  items: { value: "schema", appliesTo: "array" },
  additionalItems: { value: "schema", isReplaced: true },
  prefixItems: { value: "schemas", appliesTo: "array", isOf31: true },
  contains: { value: "schema", appliesTo: "array", isOf31: true },
  minContains: { value: "count", appliesTo: "array", isOf31: true },
  maxContains: { value: "count", appliesTo: "array", isOf31: true },
  minItems: { value: "count", appliesTo: "array" },
  maxItems: { value: "count", appliesTo: "array" },
  uniqueItems: { value: "flag", appliesTo: "array" },
  properties: { value: "namedSchemas", appliesTo: "object" },
  patternProperties: { value: "namedSchemas", appliesTo: "object", isOf31: true },
  additionalProperties: { value: "schema", appliesTo: "object" },
  propertyNames: { value: "schema", appliesTo: "object", isOf31: true },
  minProperties: { value: "count", appliesTo: "object" },
  maxProperties: { value: "count", appliesTo: "object" },
  required: { value: "texts", appliesTo: "object" },
  dependentRequired: { value: "namedTexts", appliesTo: "object", isOf31: true },
  dependentSchemas: { value: "namedSchemas", isOf31: true },
  unevaluatedItems: { value: "schema", appliesTo: "array", isOf31: true },
  unevaluatedProperties: { value: "schema", appliesTo: "object", isOf31: true },
} as const satisfies Readonly<Record<CountKeyword | NumberKeyword, Keyword>> & Readonly<Record<string, Keyword>>;

type Table = typeof keywordTable;

/** The keywords of loaded schemas. */
export type SchemaKeyword = {
  [Name in keyof Table]: Table[Name] extends { isReplaced: true } ? never : Name;
}[keyof Table];

/** The keywords of loaded schemas that decide which values are valid. */
export type AssertionKeyword = {
  [Name in SchemaKeyword]: Table[Name] extends { isAnnotation: true } ? never : Name;
}[SchemaKeyword];

/** The keywords by name. */
export const keywords: ReadonlyMap<string, Keyword> = new Map<string, Keyword>(Object.entries(keywordTable));
