import type { ReadPart } from "../model/contract-report.js";

/**
 * Counts the lists that parts make up, from the first page to the last. Uses each part as often as it was read, in any order: the order of
 * requests to different mocks is unknown. The order of the parts has no effect.
 */
export function countJoinedLists(parts: readonly ReadPart[]): number {
  const left = parts.map(({ count }) => count);
  const beginnings = parts.filter(({ from }) => from === undefined).map(({ to, count }) => ({ to, count }));
  let lists = 0;
  // The iteration includes the beginnings that are added during it.
  for (const { to, count } of beginnings) {
    let open = count;
    for (const [index, part] of parts.entries()) {
      const used = part.from === undefined || part.from !== to ? 0 : Math.min(open, left[index] ?? 0);
      if (used === 0) continue;
      left[index] = (left[index] ?? 0) - used;
      open -= used;
      if (part.to === undefined) lists += used;
      else beginnings.push({ to: part.to, count: used });
    }
  }
  return lists;
}
