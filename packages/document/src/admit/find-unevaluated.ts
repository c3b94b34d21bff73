import { matchesPattern } from "../pattern/compile-pattern.ts";
import { isFields, isList, type Json } from "../schema/json.ts";
import type { Schema, SchemaObject } from "../schema/schema.ts";

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
