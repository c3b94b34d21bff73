import type { PageEnd, PaginationStyle } from "./style.ts";

/** Returns whether a page of a counted list is the last. If it does not say, an empty page is. */
const ended = ({ hasMore, count }: Pick<PageEnd, "hasMore" | "count">): boolean => !(hasMore ?? count > 0);
const explainEnd = (): string => "at the first empty page";

/** Pages have numbers. */
export const pageStyle: PaginationStyle = {
  iterator: "iteratePages",
  needs: [],
  nextTypes: [],
  counts: "pages",
  start: "1",
  next: ({ position }) => String(Number(position) + 1),
  ended: ({ hasMore, count, ...page }) => ended({ hasMore: hasMore ?? precedesOthers(page), count }),
  explain: ({ param, start }) => `set ${param} to the page number, starting at ${start}`,
  explainEnd,
};

/** The position of a page is the number of items before it. */
export const offsetStyle: PaginationStyle = {
  iterator: "iterateOffset",
  needs: [],
  nextTypes: [],
  counts: "items",
  start: "0",
  next: ({ position, count }) => String(Number(position) + count),
  ended,
  explain: ({ param }) => `set ${param} to the number of items read so far`,
  explainEnd,
};

/** Returns whether another page follows by the number of all pages. A number that leaves out this page says nothing. */
function precedesOthers({
  position,
  start,
  pages = 0,
}: Pick<PageEnd, "position" | "start" | "pages">): boolean | undefined {
  const number = Number(position) - Number(start) + 1;
  return pages < number ? undefined : pages > number;
}
