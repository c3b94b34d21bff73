import type { PaginationStyle } from "./style.ts";

/** Every page names the value that selects the next one. */
export const cursorStyle: PaginationStyle = {
  iterator: "iterateCursor",
  needs: ["next"],
  nextTypes: ["string", "integer", "number"],
  counts: undefined,
  start: undefined,
  next: ({ named }) => named.map((value) => (typeof value === "number" ? String(value) : value)).find(isPosition),
  write: (position, example) => (typeof example === "number" && /^\d+$/.test(position) ? Number(position) : position),
  // Some services name the cursor of the last page again, with no items.
  ended: ({ hasMore, count, next, position }) => !(hasMore ?? (next !== undefined && (count > 0 || next !== position))),
  explain: ({ param, next }) => `set ${param} to ${next} of the previous page`,
  explainEnd: (next) => `when ${next} names no page`,
};

function isPosition(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
