import { listNavigationTags, type OpenApi, readOperations, type Tag } from "@shortvideo-api/document/source";
import { writeText } from "./markdown.ts";

/** A heading of the list of operations. */
interface TagGroup {
  name: string;
  /** Names of tags. */
  tags: readonly string[];
}

/** The fields that renderers read for the tags of OpenAPI 3.2. */
interface ShownTags {
  tags: readonly object[];
  "x-tagGroups"?: readonly TagGroup[];
}

/**
 * Returns the tags with their summaries as names, without those that only mark operations. If tags have parents, each tag without a parent
 * becomes a heading that groups all tags below it.
 */
export function groupTags(document: OpenApi, shown: readonly Tag[]): ShownTags {
  const kept = shown.filter(({ kind = "nav" }) => kind === "nav");
  const tags = kept.map((tag) => (tag.summary === undefined ? tag : { ...tag, "x-displayName": tag.summary }));
  if (!kept.some(({ parent }) => parent !== undefined)) return { tags };
  const used = readOperations(document).flatMap(({ navigationTags }) => navigationTags);
  const names = [...new Set([...kept.map(({ name }) => name), ...used])];
  const byName = new Map(kept.map((tag) => [tag.name, tag]));
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const root = findRoot(name, byName);
    groups.set(root, [...(groups.get(root) ?? []), name]);
  }
  const listed = [...groups].map(([root, members]): TagGroup => {
    // A heading without operations needs no entry in its group.
    const isHeading = members.length > 1 && !used.includes(root);
    return { name: byName.get(root)?.summary ?? root, tags: members.filter((name) => !isHeading || name !== root) };
  });
  return { tags, "x-tagGroups": listed };
}

/** Returns the topmost parent of a tag. The diagnostics report parents that do not exist. */
function findRoot(name: string, tags: ReadonlyMap<string, Tag>): string {
  const seen = new Set([name]);
  let root = name;
  for (let parent = tags.get(root)?.parent; parent !== undefined; parent = tags.get(root)?.parent) {
    if (!tags.has(parent) || seen.has(parent)) return root;
    root = parent;
    seen.add(root);
  }
  return root;
}

/** Describes the tags that only mark an operation: `"**Badge:** Seasonal"`. */
export function describeMarks(declared: readonly Tag[], names: readonly string[]): string[] {
  const grouping = new Set(listNavigationTags(declared, names));
  return declared
    .filter(({ name }) => names.includes(name) && !grouping.has(name))
    .map(({ kind = "", name, summary }) => {
      const title = kind.charAt(0).toUpperCase() + kind.slice(1);
      return `**${writeText(title)}:** ${writeText(summary ?? name)}`;
    });
}
