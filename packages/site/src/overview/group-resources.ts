import { listNavigationTags, type Tag } from "@shortvideo-api/document";
import type { SiteContent, SiteResource } from "../content/content.js";

/** The words with which lists name a resource. */
export interface ResourceWords {
  /** The summary of its tag, as OpenAPI 3.2 has it. Default: the name of the resource. */
  title: string;
  /** The heading above it: the topmost parent of its tag, if tags have parents. */
  section: string;
  description: string | undefined;
}

/** Names the resources by the tags of their operations. */
export function nameResources({ root, resources }: SiteContent): ReadonlyMap<SiteResource, ResourceWords> {
  const tags = new Map(root.tags.map((tag) => [tag.name, tag]));
  const hasParents = root.tags.some(({ parent }) => parent !== undefined);
  return new Map(
    resources.map((each) => {
      const [first] = each.operations;
      const [name] = first ? listNavigationTags(root.tags, first.documented.tags) : [];
      const tag = tags.get(name ?? "");
      const top = tag && hasParents ? findRoot(tag, tags) : undefined;
      const title = tag?.summary ?? each.resource.name;
      return [
        each,
        { title, section: top ? (top.summary ?? top.name) : "Operations", description: each.resource.description },
      ];
    }),
  );
}

/** Returns the topmost parent of a tag. The diagnostics report parents that do not exist, and circles. */
function findRoot(tag: Tag, tags: ReadonlyMap<string, Tag>): Tag {
  const seen = new Set([tag.name]);
  let root = tag;
  for (
    let parent = tags.get(root.parent ?? "");
    parent && !seen.has(parent.name);
    parent = tags.get(root.parent ?? "")
  ) {
    root = parent;
    seen.add(root.name);
  }
  return root;
}
