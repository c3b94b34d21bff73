import type { Schema, SchemaObject } from "../openapi/openapi.ts";
import { resolve, resolveKnown } from "../openapi/resolve-reference.ts";

/** Lists a schema and its branches, with references resolved: all branches, or with `"always"` those of `allOf` only. */
export function listParts(
  document: object,
  schema: Schema,
  selected: "branches" | "always" = "branches",
): SchemaObject[] {
  return collectParts((part) => resolve<SchemaObject>(document, part), schema, selected);
}

/** Lists the parts of a schema as {@link listParts} does. Leaves out a `$ref` without a target, which the loader reports. */
export function listKnownParts(
  document: object,
  schema: Schema,
  selected: "branches" | "always" = "branches",
): SchemaObject[] {
  return collectParts((part) => resolveKnown<SchemaObject>(document, part), schema, selected);
}

function collectParts(
  read: (schema: SchemaObject) => SchemaObject | undefined,
  schema: Schema,
  selected: "branches" | "always",
  depth = 0,
): SchemaObject[] {
  // A URL cannot contain a parameter of this depth, so the schema contains itself.
  if (typeof schema === "boolean" || depth > 8) return [];
  const part = read(schema);
  if (part === undefined) return [];
  const { allOf = [], anyOf = [], oneOf = [] } = part;
  const inner = selected === "always" ? allOf : [...allOf, ...anyOf, ...oneOf];
  return [part, ...inner.flatMap((branch) => collectParts(read, branch, selected, depth + 1))];
}
