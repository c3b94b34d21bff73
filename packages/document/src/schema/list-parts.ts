import type { Schema, SchemaObject } from "../openapi/openapi.ts";
import { resolve } from "../openapi/resolve-reference.ts";

/** Lists a schema and the schemas that it consists of: all branches, or with `"always"` those of `allOf` only. */
export function listParts(
  document: object,
  schema: Schema,
  of: "branches" | "always" = "branches",
  depth = 0,
): SchemaObject[] {
  // No URL can hold a parameter of this depth: the schema contains itself.
  if (typeof schema === "boolean" || depth > 8) return [];
  const part = resolve<SchemaObject>(document, schema);
  const { allOf = [], anyOf = [], oneOf = [] } = part;
  const inner = of === "always" ? allOf : [...allOf, ...anyOf, ...oneOf];
  return [part, ...inner.flatMap((branch) => listParts(document, branch, of, depth + 1))];
}
