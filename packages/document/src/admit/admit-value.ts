import { compareNumbers, type ExactNumber, isExactNumber, isInFormat, isMultipleOf } from "../numbers/exact-number.ts";
import { parseJson } from "../numbers/json-text.ts";
import { isInt64 } from "../openapi/int64.ts";
import { isFormatted } from "../pattern/is-formatted.ts";
import { explainPattern, matchesPattern } from "../pattern/compile-pattern.ts";
import {
  asJson,
  equalsJson,
  type Fields,
  includesJson,
  isFields,
  isList,
  type Json,
  withoutRepeated,
} from "../schema/json.ts";
import { readDecimal } from "../schema/read-views.ts";
import {
  isOfType,
  resolveSchema,
  type Schema,
  type SchemaObject,
  type SchemaScope,
  typesOf,
} from "../schema/schema.ts";

/**
 * Returns `true` when the value is valid on the wire. JSON in a string must be valid, too. Checks all of JSON Schema 2020-12 except
 * dynamic references, which the loader replaces.
 */
export function admitsValue(scope: SchemaScope, schema: Schema, value: Json): boolean {
  return admitsPart(scope, schema, value, false);
}

/** Checks one schema. Inside JSON in a string (`inText`), samples write 64-bit numbers as decimal strings, as callers see them. */
function admitsPart(scope: SchemaScope, schema: Schema, written: Json, inText: boolean): boolean {
  const admits: Admits = (inner, part) => admitsPart(scope, inner, part, inText);
  if (typeof schema === "boolean") return schema;
  if (typeof schema.$ref === "string") return admits(resolveSchema(scope, schema), written);
  const value = inText && isInt64(schema) ? readDecimal(written) : written;
  return (
    admitsType(schema, value) &&
    admitsChoice(schema, value) &&
    (!isExactNumber(value) || admitsNumber(schema, value)) &&
    (typeof value !== "string" || admitsText(schema, value, (inner, part) => admitsPart(scope, inner, part, true))) &&
    (!isList(value) || admitsItems(schema, value, admits)) &&
    (!isFields(value) || admitsFields(schema, value, admits)) &&
    admitsBranches(schema, value, admits) &&
    (typeof value !== "object" ||
      admitsUnevaluated(schema, value, { admits, resolve: (part) => resolveSchema(scope, part) }))
  );
}

/** Returns `true` when a schema within a schema admits a value. */
type Admits = (schema: Schema, value: Json) => boolean;

function admitsType(schema: SchemaObject, value: Json): boolean {
  if (typeof schema.type === "string") return isOfType(value, schema.type);
  const types = typesOf(schema);
  return types.length === 0 || types.some((type) => isOfType(value, type));
}

function admitsChoice(schema: SchemaObject, value: Json): boolean {
  return (
    (schema.const === undefined || equalsJson(value, asJson(schema.const))) &&
    (schema.enum === undefined || includesJson(schema.enum, value))
  );
}

function admitsNumber(schema: SchemaObject, value: ExactNumber): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } = schema;
  return (
    (minimum === undefined || compareNumbers(value, minimum) >= 0) &&
    (maximum === undefined || compareNumbers(value, maximum) <= 0) &&
    (exclusiveMinimum === undefined || compareNumbers(value, exclusiveMinimum) > 0) &&
    (exclusiveMaximum === undefined || compareNumbers(value, exclusiveMaximum) < 0) &&
    (multipleOf === undefined || isMultipleOf(value, multipleOf)) &&
    isInFormat(value, format)
  );
}

function admitsText(schema: SchemaObject, value: string, admits: Admits): boolean {
  const { minLength, maxLength, pattern, format, contentMediaType, contentSchema } = schema;
  const length = minLength === undefined && maxLength === undefined ? 0 : [...value].length;
  return (
    (minLength === undefined || length >= minLength) &&
    (maxLength === undefined || length <= maxLength) &&
    // A pattern that is not a regular expression restricts nothing. A diagnostic reports it.
    (pattern === undefined || matchesPattern(pattern, value) || explainPattern(pattern) !== undefined) &&
    (format === undefined || isFormatted(value, format)) &&
    (contentSchema === undefined ||
      contentMediaType !== "application/json" ||
      containsJson(value, contentSchema, admits))
  );
}

function containsJson(text: string, schema: Schema, admits: Admits): boolean {
  try {
    return admits(schema, asJson(parseJson(text)));
  } catch {
    return false;
  }
}

function admitsItems(schema: SchemaObject, value: readonly Json[], admits: Admits): boolean {
  const { prefixItems = [], items, contains, minContains = 1, maxContains = Number.POSITIVE_INFINITY } = schema;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems } = schema;
  if (value.length < minItems || value.length > maxItems) return false;
  if (!value.every((item, index) => admits(prefixItems[index] ?? items ?? true, item))) return false;
  if (uniqueItems === true && withoutRepeated(value).length < value.length) return false;
  if (contains === undefined) return true;
  const count = value.filter((item) => admits(contains, item)).length;
  return count >= minContains && count <= maxContains;
}

function admitsFields(schema: SchemaObject, value: Fields, admits: Admits): boolean {
  const { required, dependentRequired, dependentSchemas, propertyNames } = schema;
  const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = schema;
  const names = Object.keys(value);
  const has = (name: string): boolean => Object.hasOwn(value, name);
  return (
    names.length >= minProperties &&
    names.length <= maxProperties &&
    (required === undefined || required.every(has)) &&
    names.every((name) => listFieldSchemas(schema, name).every((inner) => admits(inner, value[name] ?? null))) &&
    (dependentRequired === undefined ||
      Object.entries(dependentRequired).every(([name, others]) => !has(name) || others.every(has))) &&
    (dependentSchemas === undefined ||
      Object.entries(dependentSchemas).every(([name, inner]) => !has(name) || admits(inner, value))) &&
    (propertyNames === undefined || names.every((name) => admits(propertyNames, name)))
  );
}

function admitsUnevaluated(schema: SchemaObject, value: Json, reader: SchemaReader): boolean {
  const rest = isList(value) ? schema.unevaluatedItems : isFields(value) ? schema.unevaluatedProperties : undefined;
  if (rest === undefined) return true;
  const fields = new Map(Object.entries(value ?? {}));
  return findUnevaluated(schema, value, reader).every((name) => reader.admits(rest, fields.get(name) ?? null));
}

function admitsBranches(schema: SchemaObject, value: Json, admits: Admits): boolean {
  const { allOf, anyOf, oneOf, not, if: condition, then = true, else: otherwise = true } = schema;
  return (
    (allOf === undefined || allOf.every((branch) => admits(branch, value))) &&
    (anyOf === undefined || anyOf.some((branch) => admits(branch, value))) &&
    (oneOf === undefined || oneOf.filter((branch) => admits(branch, value)).length === 1) &&
    (not === undefined || !admits(not, value)) &&
    (condition === undefined || admits(admits(condition, value) ? then : otherwise, value))
  );
}

/** Reads the schemas inside a schema for {@link findUnevaluated}. */
export interface SchemaReader {
  /** Returns the target of the `$ref` of a schema. */
  readonly resolve: (schema: SchemaObject) => Schema;
  /** Returns `true` when a schema admits a value. */
  readonly admits: (schema: Schema, value: Json) => boolean;
}

/**
 * Finds the properties, or the indexes of items, to which `unevaluatedProperties` or `unevaluatedItems` of a schema applies. Neither another
 * keyword of the schema nor a valid part of it evaluates them: JSON Schema 2020-12 core, 11.
 */
export function findUnevaluated(schema: SchemaObject, value: Json, reader: SchemaReader): string[] {
  if (!isList(value) && !isFields(value)) return [];
  const { unevaluatedItems: _items, unevaluatedProperties: _properties, ...others } = schema;
  const evaluated = new Set<string>();
  evaluate(others, value, reader, (name) => evaluated.add(name));
  return Object.keys(value).filter((name) => !evaluated.has(name));
}

/** Passes each property or index that a schema evaluates to `add`. */
function evaluate(schema: Schema, value: Json, reader: SchemaReader, add: (name: string) => void): void {
  if (typeof schema === "boolean") return;
  if (isList(value)) listItems(schema, value, reader).forEach(add);
  if (isFields(value))
    Object.keys(value)
      .filter((name) => evaluatesField(schema, name))
      .forEach(add);
  for (const part of listValidParts(schema, value, reader)) evaluate(part, value, reader, add);
}

function listItems(
  { prefixItems = [], items, contains, unevaluatedItems }: SchemaObject,
  value: readonly Json[],
  { admits }: SchemaReader,
): string[] {
  const indexes = Object.keys(value);
  if (items !== undefined || unevaluatedItems !== undefined) return indexes;
  return indexes.filter((index) => {
    const position = Number(index);
    return position < prefixItems.length || (contains !== undefined && admits(contains, value[position] ?? null));
  });
}

function evaluatesField(schema: SchemaObject, name: string): boolean {
  return schema.unevaluatedProperties !== undefined || listFieldSchemas(schema, name).length > 0;
}

/** Lists the schemas that a schema itself has for a property, without those of its `allOf`, `anyOf` and `oneOf`. */
export function listFieldSchemas(schema: SchemaObject, name: string): readonly Schema[] {
  const { properties, patternProperties, additionalProperties } = schema;
  const found: Schema[] = properties && Object.hasOwn(properties, name) ? [properties[name] ?? true] : [];
  for (const pattern in patternProperties) {
    if (matchesPattern(pattern, name)) found.push(patternProperties[pattern] ?? true);
  }
  return found.length > 0 || additionalProperties === undefined ? found : [additionalProperties];
}

/** Lists the parts of a schema that apply to the same value and admit it. */
function listValidParts(schema: SchemaObject, value: Json, { resolve, admits }: SchemaReader): Schema[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [], if: condition, dependentSchemas = {} } = schema;
  const holds = condition !== undefined && admits(condition, value);
  const cases = condition === undefined ? [] : holds ? [condition, schema.then] : [schema.else];
  const dependent = isFields(value)
    ? Object.entries(dependentSchemas).flatMap(([name, part]) => (Object.hasOwn(value, name) ? [part] : []))
    : [];
  return [
    ...($ref === undefined ? [] : [resolve(schema)]),
    ...allOf,
    ...[...anyOf, ...oneOf].filter((branch) => admits(branch, value)),
    ...cases.filter((part) => part !== undefined),
    ...dependent,
  ];
}
