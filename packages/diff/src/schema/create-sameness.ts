import { isDeepStrictEqual } from "node:util";
import { findTarget, isNode, isReference, type OpenApi, readReference } from "@shortvideo-api/document/source";

/** Returns whether a node of the earlier document is the same as a node of the later document. */
export type IsSame = (was: unknown, is: unknown) => boolean;

/** Creates a comparison that follows `$ref`s, so that inlined and referenced schemas are the same. */
export function createSameness(before: OpenApi, after: OpenApi): IsSame {
  return (was, is) => compare(was, is, new Map());

  /** Compares two nodes. `compared` contains the pairs that are the same or are being compared, since schemas may be recursive. */
  function compare(was: unknown, is: unknown, compared: Map<unknown, Set<unknown>>): boolean {
    const [one, other] = [followReference(before, was), followReference(after, is)];
    if (typeof one !== "object" || typeof other !== "object" || !one || !other) return isDeepStrictEqual(one, other);
    const known = compared.get(one) ?? new Set();
    if (known.has(other)) return true;
    compared.set(one, known.add(other));
    if (Array.isArray(one) !== Array.isArray(other)) return false;
    const [fields, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
    return (
      fields.size === others.size &&
      [...fields].every(([key, value]) => others.has(key) && compare(value, others.get(key), compared))
    );
  }
}

/** Returns the component behind a `$ref`, or the node itself. */
function followReference(root: OpenApi, node: unknown): unknown {
  const visited = new Set<unknown>();
  let found = node;
  while (isNode(found) && isReference(found) && Object.keys(found).length === 1 && !visited.has(found)) {
    visited.add(found);
    const target = findTarget(root, found.$ref);
    if (target === undefined) return found;
    found = target;
  }
  return found;
}

/**
 * Copies a node with the targets of its `$ref`s in their place, so that changes of targets are found. References to components of one kind
 * stay: they are compared on their own. Leaves out some fields.
 */
export function insertTargets(
  root: OpenApi,
  node: unknown,
  kept: "examples" | "schemas",
  omitted: readonly string[] = [],
  open: readonly unknown[] = [],
): unknown {
  if (Array.isArray(node)) return node.map((item) => insertTargets(root, item, kept, omitted, open));
  if (!isNode(node) || open.includes(node)) return node;
  const isFollowed = isReference(node) && readReference(node.$ref)?.kind !== kept;
  const target = isFollowed ? findTarget(root, node.$ref) : undefined;
  if (target !== undefined) return insertTargets(root, target, kept, omitted, [...open, node]);
  const fields = Object.entries(node).filter(([name]) => !omitted.includes(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, insertTargets(root, value, kept, omitted, [...open, node])]),
  );
}
