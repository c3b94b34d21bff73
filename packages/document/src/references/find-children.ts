import { isNode, type Node } from "../openapi/node.ts";
import type { Source } from "../text/source.ts";
import type { References, ReferenceTarget } from "./references.ts";

/**
 * Finds the schemas of a file that extend one of its schemas by `allOf`, over any number of steps. A parent with a discriminator means
 * them, even if nothing refers to them.
 */
export function findChildren(references: Pick<References, "follow">, source: Source, parent: Node): ReferenceTarget[] {
  const { components } = isNode(source.value) ? source.value : {};
  const schemas = isNode(components) && isNode(components["schemas"]) ? components["schemas"] : {};
  const extending = Object.entries(schemas).flatMap(([key, node]) =>
    isNode(node) ? [{ key, node, parents: listParents(references, source, node) }] : [],
  );
  const family = new Set<unknown>([parent]);
  const found = new Set<string>();
  // Each round finds the children of those that the round before has found.
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { key, node, parents } of extending) {
      if (!parents.some((each) => family.has(each))) continue;
      family.add(node);
      found.add(key);
    }
  }
  return [...found].map((key) => ({ source, steps: ["components", "schemas", key], node: schemas[key] }));
}

function listParents(references: Pick<References, "follow">, source: Source, { allOf }: Node): unknown[] {
  const members: unknown[] = Array.isArray(allOf) ? allOf : [];
  return members.flatMap((member): unknown[] => {
    if (!isNode(member) || typeof member["$ref"] !== "string") return [];
    const target = references.follow(source, member["$ref"]);
    return "code" in target ? [] : [target.node];
  });
}
