import { groupEntries } from "@shortvideo-api/document";
import type { ReadPart } from "../model/contract-report.js";

/** Parts that were joined from the start of a list on. */
interface Beginning {
  readonly to: string | undefined;
  readonly count: number;
  /** Number of joined parts. */
  readonly length: number;
}

/**
 * Counts the lists that parts make up, from the first page to the last. Uses each part as often as it was read, whatever was read first: the
 * order of requests to different mocks is unknown. Expects sorted parts, so that equal reports give the same number.
 */
export function countJoinedLists(parts: readonly ReadPart[]): number {
  const left = new Map(parts.map((part) => [part, part.count]));
  // A page that names itself as the next leads nowhere.
  const leading = parts.filter((part) => part.from === undefined || part.from !== part.to);
  const byStart = groupEntries(leading.map((part) => [part.from, part] as const));
  const beginnings: Beginning[] = (byStart.get(undefined) ?? []).map(({ to, count }) => ({ to, count, length: 1 }));
  let lists = 0;
  // The iteration includes the beginnings that are added during it.
  for (const { to, count, length } of beginnings) {
    if (to === undefined) lists += count;
    // Only positions that lead back to an earlier one make up more.
    if (to === undefined || length > parts.length) continue;
    let open = count;
    for (const part of byStart.get(to) ?? []) {
      const rest = left.get(part) ?? 0;
      const used = Math.min(open, rest);
      if (used === 0) continue;
      left.set(part, rest - used);
      open -= used;
      beginnings.push({ to: part.to, count: used, length: length + 1 });
    }
  }
  return lists;
}
