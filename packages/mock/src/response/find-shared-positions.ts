import type { ServedOperation } from "../operation/operation.js";
import type { Fixtures } from "./fixtures.js";
import { readChain } from "./fixture-chain.js";

/**
 * Finds the cursors that occur in the fixtures of more than one list. Such a cursor does not identify its list.
 *
 * Throws {@link MockStartError} when the pages of a list do not link up.
 */
export function findSharedPositions(operations: readonly ServedOperation[], fixtures: Fixtures): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const operation of operations) {
    if (!operation.pagination || operation.pagination.paging.counts) continue;
    const { links, end } = readChain(operation, fixtures[operation.id], "");
    const [, ...others] = links.map(({ position }) => position);
    for (const position of new Set([...others, ...(links.length > 0 ? [end] : [])])) {
      if (seen.has(position)) shared.add(position);
      seen.add(position);
    }
  }
  return shared;
}
