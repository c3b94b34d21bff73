import { isNode, type Step } from "../openapi/node.ts";
import type { OpenApi, Reference } from "../openapi/openapi.ts";
import { findTarget, isReference, readReference } from "../openapi/resolve-reference.ts";
import type { DocumentedPart } from "./documented-operation.ts";

/** Locates a node, or the component behind its `$ref`s. Returns `undefined` if a `$ref` has no target. */
export function locateNode<Node extends object>(
  document: Pick<OpenApi, "components">,
  node: Node | Reference,
  steps: readonly Step[],
): DocumentedPart<Node> | undefined {
  const visited = new Set<unknown>();
  let found = node;
  let place = steps;
  while (isReference(found)) {
    const reference = readReference(found.$ref);
    if (!reference || visited.has(found)) return undefined;
    visited.add(found);
    const { kind, key } = reference;
    const target = findTarget(document, found.$ref);
    if (!isNode(target)) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The loader guarantees the kind of each target.
    found = target as Node | Reference;
    place = ["components", kind, key];
  }
  return { node: found, steps: place };
}
