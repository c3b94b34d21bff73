import type { Tag } from "../openapi/openapi.ts";

/**
 * Lists the tags that group an operation: those without a `kind`, and those of the kind `nav`. Other kinds, such as `badge`, only mark
 * operations. They are listed if an operation has no other tags.
 */
export function listNavigationTags(declared: readonly Tag[], names: readonly string[]): readonly string[] {
  const kinds = new Map(declared.map(({ name, kind = "nav" }) => [name, kind]));
  const groups = names.filter((name) => (kinds.get(name) ?? "nav") === "nav");
  return groups.length === 0 ? names : groups;
}
