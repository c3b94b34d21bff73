import { isRecord } from "../contract/is-record.js";
import type { Pagination } from "../contract/openapi.js";

/**
 * Makes the page past the end of a list from its last one, so that it contradicts none before it: no items and no further
 * page, the same total and cursor, and, where a page tells its number, the one that was asked for.
 */
export function endList(pagination: Pagination, lastPage: unknown, asked: string): unknown {
  const { style, param, items, next, hasMore, total } = pagination;
  let page = replaceAt(lastPage, items, () => []);
  if (hasMore !== undefined) page = replaceAt(page, hasMore, (value) => (typeof value === "number" ? 0 : false));
  if (style !== "page") return page;
  // `x-pagination` does not say where a page tells its number; it does so, if at all, beside what is said of the list.
  const known = [items, next, hasMore, total].filter((place) => place !== undefined);
  for (const place of new Set(known.map((each) => each.replace(/[^.]*$/, param)))) {
    page = replaceAt(page, place, (value) => (typeof value === "number" ? Number(asked) : asked));
  }
  return page;
}

/** A copy in which one place has another value; where the place is missing, it stays so. */
function replaceAt(node: unknown, place: string, replace: (value: unknown) => unknown): unknown {
  const [step = "", ...rest] = place.split(".");
  if (!isRecord(node) || !Object.hasOwn(node, step)) return node;
  return { ...node, [step]: rest.length > 0 ? replaceAt(node[step], rest.join("."), replace) : replace(node[step]) };
}
