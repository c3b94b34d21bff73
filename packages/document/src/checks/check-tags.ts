import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { isNode, type Node } from "../openapi/node.ts";

/** Reports tags whose `parent` is not declared, or leads back to the tag. https://spec.openapis.org/oas/v3.2.0.html#tag-object */
export function checkTags(root: Node, report: Report): void {
  const tags: unknown[] = Array.isArray(root["tags"]) ? root["tags"] : [];
  const parents = new Map(tags.flatMap((tag) => (isNode(tag) ? [[tag["name"], tag["parent"]] as const] : [])));
  for (const [index, tag] of tags.entries()) {
    if (!isNode(tag) || typeof tag["parent"] !== "string") continue;
    const { name, parent } = tag;
    const place = ["tags", index, "parent"];
    if (!parents.has(parent)) report("unknown-tag", place, `The parent \`${parent}\` is not a tag of the document.`);
    else if (leadsTo(name, parent, parents))
      report("unknown-tag", place, `The tag is its own ancestor through its parent \`${parent}\`.`);
  }
}

function leadsTo(name: unknown, parent: unknown, parents: ReadonlyMap<unknown, unknown>): boolean {
  const seen = new Set<unknown>();
  for (let tag = parent; tag !== undefined && !seen.has(tag); tag = parents.get(tag)) {
    if (tag === name) return true;
    seen.add(tag);
  }
  return false;
}
