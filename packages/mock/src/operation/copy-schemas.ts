import {
  assumedNull,
  changeEach,
  type Direction,
  isRecord,
  isSchema,
  optionalKeywords,
  type Schema,
  schemaKeywords,
  schemaCollectionKeywords,
} from "@shortvideo-api/document";
import { keyOf, type SchemaScope } from "@shortvideo-api/document/sample";
import { readSchemas } from "./read-exact.js";

/** Options of {@link copySchemas}: which values the copy admits. */
export interface SchemaCopyOptions {
  /** Bodies of requests are small: they leave out each property that is not required. */
  readonly direction: Direction;
  /** Rejects `null` in a schema that admits it only by assumption. See {@link assumedNull}. */
  readonly refusesAssumedNull: boolean;
}

/** Copies a schema for the planner, and all schemas that it refers to. */
export function copySchemas(
  document: object,
  root: Schema,
  { direction, refusesAssumedNull }: SchemaCopyOptions,
): { readonly schema: Schema; readonly scope: SchemaScope } {
  const schemas = readSchemas(document);
  const copies = new Map<string, Schema>();
  const leftOut = new Set<Schema>();

  function copy(schema: Schema): Schema {
    if (typeof schema === "boolean") return schema;
    const key = keyOf(schema);
    if (key !== undefined && !copies.has(key)) {
      // Set before its own references are followed, because they may refer back to it.
      copies.set(key, true);
      copies.set(key, copy((Object.hasOwn(schemas, key) ? schemas[key] : undefined) ?? true));
    }
    if (refusesAssumedNull && schema[assumedNull] === true && schema.type === "null") return false;
    const copied: Record<string, unknown> = {};
    for (const [keyword, value] of Object.entries(schema)) copied[keyword] = copyKeyword(keyword, value);
    if (refusesAssumedNull && schema[assumedNull] === true) dropNull(copied);
    if (direction === "request") relaxForRequest(schema, copied);
    return copied;
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

  const schema = copy(root);
  const aliases = new Map([...copies.keys()].map((key) => [key, key]));
  return { schema, scope: { schemas: Object.fromEntries(copies), aliases, otherSpellings: leftOut } };
}

/** Removes `null` from the values that a schema admits. */
function dropNull(copied: Record<string, unknown>): void {
  const { type, enum: values } = copied;
  if (Array.isArray(type)) copied["type"] = type.filter((each) => each !== "null");
  if (Array.isArray(values)) copied["enum"] = values.filter((each) => each !== null);
}
