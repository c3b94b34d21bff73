import { isNode, type Node, ownProperty, printPointer } from "../openapi/node.ts";
import { listReferences, readReference } from "../openapi/resolve-reference.ts";
import { listEntries, listSelectable, type SelectableOperation } from "./list-selectable.ts";

/** Kinds of components that are used by `$ref` only. */
const referencedKinds = [
  "schemas",
  "responses",
  "parameters",
  "requestBodies",
  "headers",
  "examples",
  "pathItems",
  "callbacks",
] as const;

/**
 * Removes operations from a bundled document, and the path items, tags and components that only they need. A component that was unused
 * before stays. For `leftOut`, see `Document.leftOut`.
 */
export function dropOperations(
  root: Node,
  dropped: ReadonlySet<SelectableOperation["operation"]>,
  leftOut: ReadonlyMap<string, unknown>,
): void {
  const all = listSelectable(root);
  const removed = all.filter(({ operation }) => dropped.has(operation));
  const before = findNeeded(root, [...leftOut.values()]);
  for (const { steps } of removed) {
    const [section = "", path = ""] = steps;
    const map = root[section];
    const item = isNode(map) ? map[path] : undefined;
    const parent = steps.length === 3 ? item : isNode(item) ? item["additionalOperations"] : undefined;
    if (isNode(parent)) Reflect.deleteProperty(parent, String(steps.at(-1)));
  }
  const kept = all.filter(({ operation }) => !dropped.has(operation));
  const addresses = new Set(kept.map(({ steps }) => printPointer(steps.slice(0, 2))));
  for (const { steps } of removed) {
    const map = root[steps[0] ?? ""];
    if (isNode(map) && !addresses.has(printPointer(steps.slice(0, 2)))) Reflect.deleteProperty(map, String(steps[1]));
  }
  dropTags(root, removed, kept);
  const removedPointers = removed.map(({ steps }) => `${printPointer(steps)}/`);
  const parts = [...leftOut].filter(([pointer]) => !removedPointers.some((start) => pointer.startsWith(start)));
  const after = findNeeded(
    root,
    parts.map(([, part]) => part),
  );
  for (const kind of referencedKinds) {
    const map = isNode(root["components"]) ? root["components"][kind] : undefined;
    if (!isNode(map)) continue;
    for (const key of Object.keys(map)) {
      const name = `${kind}/${key}`;
      if (before.has(name) && !after.has(name)) Reflect.deleteProperty(map, key);
    }
  }
}

/** Removes the tags that only removed operations have. */
function dropTags(root: Node, removed: readonly SelectableOperation[], kept: readonly SelectableOperation[]): void {
  const unused = new Set(removed.flatMap(({ tags }) => tags));
  for (const { tags } of kept) for (const tag of tags) unused.delete(tag);
  if (!Array.isArray(root["tags"])) return;
  root["tags"] = root["tags"].filter((tag: unknown) => !isNode(tag) || !unused.has(String(tag["name"])));
}

/** Returns the names of the components to which operations and `others` refer, directly or through other components. */
function findNeeded(root: Node, others: readonly unknown[]): ReadonlySet<string> {
  const components = isNode(root["components"]) ? root["components"] : {};
  const needed = new Set<string>();
  const tasks: unknown[] = [root["paths"], root["webhooks"], ...others];
  const children = listChildren(components["schemas"]);
  const need = (kind: string, key: string): void => {
    const name = `${kind}/${key}`;
    if (needed.has(name)) return;
    needed.add(name);
    const map = components[kind];
    if (isNode(map)) tasks.push(ownProperty(map, key));
    if (kind === "schemas") for (const child of children.get(key) ?? []) need(kind, child);
  };
  while (tasks.length > 0) {
    for (const reference of listReferences(tasks.pop())) {
      const { kind, key } = readReference(reference) ?? {};
      if (kind !== undefined && key !== undefined) need(kind, key);
    }
  }
  return needed;
}

/** Lists the children of each schema with a discriminator: the schemas whose `allOf` refers to it. */
function listChildren(schemas: unknown): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  for (const [key, schema] of listEntries(schemas)) {
    const { allOf } = schema;
    for (const part of Array.isArray(allOf) ? allOf : []) {
      const parent = isNode(part) && typeof part["$ref"] === "string" ? readReference(part["$ref"])?.key : undefined;
      const target = parent === undefined || !isNode(schemas) ? undefined : ownProperty(schemas, parent);
      if (parent === undefined || !isNode(target) || !isNode(target["discriminator"])) continue;
      children.set(parent, [...(children.get(parent) ?? []), key]);
    }
  }
  return children;
}
