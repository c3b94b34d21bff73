import type { Schema, SchemaObject } from "../openapi/openapi.ts";
import { resolve, resolveKnown } from "../openapi/resolve-reference.ts";

/** Lists a schema and the schemas that it consists of: all branches, or with `"always"` those of `allOf` only. */
export function listParts(document: object, schema: Schema, of: "branches" | "always" = "branches"): SchemaObject[] {
  return collectParts((part) => resolve<SchemaObject>(document, part), schema, of);
}

/** Lists the parts of a schema like {@link listParts}, without those whose `$ref` leads nowhere. The loader reports them. */
export function listKnownParts(
  document: object,
  schema: Schema,
  of: "branches" | "always" = "branches",
): SchemaObject[] {
  return collectParts((part) => resolveKnown<SchemaObject>(document, part), schema, of);
}

function collectParts(
  open: (schema: SchemaObject) => SchemaObject | undefined,
  schema: Schema,
  of: "branches" | "always",
  depth = 0,
): SchemaObject[] {
  // No URL can hold a parameter of this depth: the schema contains itself.
  if (typeof schema === "boolean" || depth > 8) return [];
  const part = open(schema);
  if (part === undefined) return [];
  const { allOf = [], anyOf = [], oneOf = [] } = part;
  const inner = of === "always" ? allOf : [...allOf, ...anyOf, ...oneOf];
  return [part, ...inner.flatMap((branch) => collectParts(open, branch, of, depth + 1))];
}
