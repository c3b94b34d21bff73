import {
  annotationKeywords,
  assumedNull,
  changeEach,
  type Direction,
  findTarget,
  isInt64,
  isRecord,
  isSchema,
  optionalKeywords,
  readReference,
  referenceTo,
  type Schema,
  schemaKeywords,
  schemaCollectionKeywords,
} from "@shortvideo-api/document";
import type { SchemaScope } from "@shortvideo-api/document/sample";

/** Options of {@link copySchemas}: which values the copy admits. */
export interface SchemaCopyOptions {
  /** Bodies of requests are small: they leave out each property that is not required. */
  readonly direction: Direction;
  /** Rejects `null` in a schema that admits it only by assumption. See {@link assumedNull}. */
  readonly refusesAssumedNull: boolean;
}

/** A schema for the planner, with every schema that it refers to. */
export interface SchemaCopy {
  readonly schema: Schema;
  readonly scope: SchemaScope;
}

/**
 * Copies a schema, and all schemas that it refers to, in the form that the planner reads. Each `$ref` names a component schema
 * and has no sibling that validates, and each example is in `examples`.
 */
export function copySchemas(
  document: object,
  root: Schema,
  { direction, refusesAssumedNull }: SchemaCopyOptions,
): SchemaCopy {
  const copies = new Map<string, Schema>();
  const keys = new Map<string, string>();
  const leftOut = new Set<Schema>();

  function copy(schema: Schema): Schema {
    if (typeof schema === "boolean") return schema;
    const { $ref, ...rest } = schema;
    if (refusesAssumedNull && schema[assumedNull] === true && schema.type === "null") return false;
    const copied: Record<string, unknown> = {};
    for (const [keyword, value] of Object.entries(rest)) copied[keyword] = copyKeyword(keyword, value);
    if (refusesAssumedNull && schema[assumedNull] === true) dropNull(copied);
    if (isInt64(schema) && schema.type !== undefined)
      copied["type"] = [schema.type].flat().map((type) => (type === "number" ? "integer" : type));
    if (direction === "request") relaxForRequest(schema, copied);
    return typeof $ref === "string" ? addReference(toReference($ref), copied) : copied;
  }

  function copyKeyword(keyword: string, value: unknown): unknown {
    if (schemaKeywords.has(keyword)) return isSchema(value) ? copy(value) : true;
    if (!schemaCollectionKeywords.has(keyword)) return value;
    return changeEach(isRecord(value) ? value : {}, (each) => (isSchema(each) ? copy(each) : true));
  }

  /** Removes the requirements that a request need not meet, and marks its properties as ones to leave out. */
  function relaxForRequest(schema: Exclude<Schema, boolean>, copied: Record<string, unknown>): void {
    const optional = schema[optionalKeywords.request];
    if (Array.isArray(optional) && Array.isArray(schema.required))
      copied["required"] = schema.required.filter((name) => !optional.includes(name));
    delete copied["writeOnly"];
    const { properties } = copied;
    for (const property of isRecord(properties) ? Object.values(properties) : []) {
      // Boolean schemas have no identity, so they cannot be marked.
      if (isRecord(property) && isSchema(property)) leftOut.add(property);
    }
  }

  function toReference($ref: string): string {
    const known = keys.get($ref);
    if (known !== undefined) return referenceTo("schemas", known);
    const component = readReference($ref);
    const name = component?.kind === "schemas" ? component.key : ($ref.split("/").at(-1) ?? "");
    let key = name;
    for (let count = 2; copies.has(key); count += 1) key = `${name} ${count}`;
    keys.set($ref, key);
    // Set before its own references are followed, because they may refer back to it.
    copies.set(key, true);
    const target = findTarget(document, $ref);
    copies.set(key, isSchema(target) ? copy(target) : true);
    return referenceTo("schemas", key);
  }

  const schema = copy(root);
  const aliases = new Map([...copies.keys()].map((key) => [key, key]));
  return { schema, scope: { schemas: Object.fromEntries(copies), aliases, otherSpellings: leftOut } };
}

/** Moves validating keywords from beside `$ref` into `allOf`, which means the same. Keywords that only describe stay. */
function addReference($ref: string, siblings: Readonly<Record<string, unknown>>): Schema {
  const entries = Object.entries(siblings);
  const annotations = Object.fromEntries(entries.filter(([keyword]) => isAnnotation(keyword)));
  const rules = Object.fromEntries(entries.filter(([keyword]) => !isAnnotation(keyword)));
  return Object.keys(rules).length === 0 ? { ...annotations, $ref } : { ...annotations, allOf: [{ $ref }, rules] };
}

function isAnnotation(keyword: string): boolean {
  return annotationKeywords.has(keyword) || keyword.startsWith("x-");
}

/** Removes `null` from the values that a schema admits. */
function dropNull(copied: Record<string, unknown>): void {
  const { type, enum: values } = copied;
  if (Array.isArray(type)) copied["type"] = type.filter((each) => each !== "null");
  if (Array.isArray(values)) copied["enum"] = values.filter((each) => each !== null);
}
