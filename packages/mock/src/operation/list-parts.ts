import type { Schema, SchemaObject } from "@shortvideo-api/document";
import { type OpenApi, resolve } from "./openapi.js";

/** A schema and all that it is put together from: its branches too, unless it is asked for what always holds. */
export function listParts(
  document: OpenApi,
  schema: Schema,
  of: "branches" | "always" = "branches",
  depth = 0,
): SchemaObject[] {
  // Deeper than any parameter that can be written in an address: a schema that contains itself.
  if (typeof schema === "boolean" || depth > 8) return [];
  const part = resolve<SchemaObject>(document, schema);
  const { allOf = [], anyOf = [], oneOf = [] } = part;
  const inner = of === "always" ? allOf : [...allOf, ...anyOf, ...oneOf];
  return [part, ...inner.flatMap((branch) => listParts(document, branch, of, depth + 1))];
}
