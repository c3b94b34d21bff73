import { splitName } from "../names/letter-case.ts";
import type { Tag } from "../openapi/openapi.ts";

/** A tag that names a resource. */
export interface TagPath {
  readonly tag: string;
  /** The texts that name the resource and those around it, the outermost first. */
  readonly path: readonly string[];
}

/**
 * Reads the resource to which the tags of an operation lead: its first tag that groups operations and has a letter. A tag such as
 * `users/contact methods`, and a tag with a `parent`, is a resource within another one. Returns `undefined` without such a tag.
 */
export function readTagPath(declared: readonly Tag[], names: readonly string[]): TagPath | undefined {
  const tag = listNavigationTags(declared, names).find(hasLetter);
  if (tag === undefined) return undefined;
  const above: string[] = [];
  const seen = new Set<string>();
  for (let name: string | undefined = tag; name !== undefined && !seen.has(name);) {
    seen.add(name);
    if (hasLetter(name)) above.unshift(...splitName(name));
    const parent: string | undefined = declared.find((each) => each.name === name)?.parent;
    const isGroup = declared.some((each) => each.name === parent && (each.kind ?? "nav") === "nav");
    name = isGroup ? parent : undefined;
  }
  return { tag, path: above };
}

function hasLetter(name: string): boolean {
  return /\p{L}/u.test(name);
}

/**
 * Lists the tags that group an operation: those without a `kind`, and those of the kind `nav`. Other kinds, such as `badge`, only mark
 * operations. They are listed if an operation has no other tags.
 */
export function listNavigationTags(declared: readonly Tag[], names: readonly string[]): readonly string[] {
  const kinds = new Map(declared.map(({ name, kind = "nav" }) => [name, kind]));
  const groups = names.filter((name) => (kinds.get(name) ?? "nav") === "nav");
  return groups.length === 0 ? names : groups;
}
