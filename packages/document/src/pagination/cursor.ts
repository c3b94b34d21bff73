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
  ended: ({ hasMore, next }) => !(hasMore ?? next !== undefined),
  explain: ({ param, next }) => `set ${param} to ${next} of the previous page`,
  explainEnd: (next) => `when ${next} names no page`,
};

function isPosition(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
