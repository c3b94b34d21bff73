import type { Schema, SchemaObject } from "@shortvideo-api/document";
import { type OpenApi, resolve } from "./openapi.js";

/** Types that a schema admits, over its branches; empty when it says nothing. */
export function readTypes(document: OpenApi, schema: Schema, depth = 0): string[] {
  // Deeper than any parameter that can be written in an address: a schema that contains itself.
  if (typeof schema === "boolean" || depth > 8) return [];
  const { type, enum: values, const: only, anyOf, oneOf, allOf } = resolve<SchemaObject>(document, schema);
  if (type !== undefined) return [type].flat();
  if (values) return [...new Set(values.map((value) => (value === null ? "null" : typeof value)))];
  if (only !== undefined) return [typeof only];
  const branches = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])];
  return [...new Set(branches.flatMap((branch) => readTypes(document, branch, depth + 1)))];
}
