import { isDeepStrictEqual } from "node:util";
import { isNode, type Step } from "@shortvideo-api/document/source";
import type { Side } from "./schema/side.ts";

/** The parts of two documents that the search for a surviving parent needs. */
export type SurvivorSides = Readonly<Record<"before" | "after", Pick<Side, "root" | "operations">>>;

/**
 * Finds the place in the later document that best shows a removal: the nearest parent of the removed part that still exists. If this
 * were a whole path or component, returns the first affected operation that still exists.
 */
export function findSurvivor(
  { before, after }: SurvivorSides,
  removed: readonly Step[],
  operations: readonly string[],
): readonly Step[] {
  const survivor = followSteps(removed, before.root, after.root);
  const isOnlyUnused = survivor.length === removed.length;
  if (survivor.length > 2 && !isOnlyUnused) return survivor;
  const affected = after.operations.find(({ operation }) => operations.includes(operation.id));
  return affected?.documented.steps ?? (isOnlyUnused ? survivor.slice(0, -1) : survivor);
}

/** Follows steps of the earlier document in the later one, as far as they lead. */
function followSteps(steps: readonly Step[], before: unknown, after: unknown): readonly Step[] {
  const found: Step[] = [];
  let [was, is] = [before, after];
  for (const step of steps) {
    const next = Array.isArray(is) ? findItem(is, readChild(was, step)) : step;
    const child = next === undefined ? undefined : readChild(is, next);
    if (next === undefined || child === undefined) return found;
    found.push(next);
    [was, is] = [readChild(was, step), child];
  }
  return found;
}

function readChild(parent: unknown, step: Step): unknown {
  if (Array.isArray(parent)) return parent[Number(step)];
  return isNode(parent) && Object.hasOwn(parent, step) ? parent[step] : undefined;
}

/** Finds an item of a list in another one by its identity, since its index may have changed. */
function findItem(list: readonly unknown[], item: unknown): number | undefined {
  const index = list.findIndex((other) =>
    isNode(item) && isNode(other) && item["name"] !== undefined
      ? item["name"] === other["name"] && item["in"] === other["in"]
      : isDeepStrictEqual(item, other),
  );
  return index === -1 ? undefined : index;
}
