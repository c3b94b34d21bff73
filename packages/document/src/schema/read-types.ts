import type { Schema, SchemaObject } from "../openapi/openapi.ts";
import { resolve } from "../openapi/resolve-reference.ts";

/** Lists the types that a schema and its branches name. An empty list means that any type is valid. */
export function readTypes(document: object, schema: Schema, depth = 0): string[] {
  // A URL cannot contain a parameter of this depth, so the schema contains itself.
  if (typeof schema === "boolean" || depth > 8) return [];
  const { type, enum: values, const: only, anyOf, oneOf, allOf } = resolve<SchemaObject>(document, schema);
  if (type !== undefined) return [type].flat();
  if (values) return [...new Set(values.map((value) => (value === null ? "null" : typeof value)))];
  if (only !== undefined) return [typeof only];
  const branches = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])];
  return [...new Set(branches.flatMap((branch) => readTypes(document, branch, depth + 1)))];
}
