import type { Pagination } from "../operation/pagination.js";
import { readAt, rewriteAt, writeAt } from "../exchange/places.js";

/** What a page says of itself. */
export interface PageValues {
  readonly items: readonly unknown[];
  readonly hasMore: boolean;
  /** The position of the next page as the wire has it; `undefined` where the page names none. */
  readonly next: unknown;
  /** Items of the whole list. */
  readonly total: number;
  /** Number of the page; `undefined` where pages have none. */
  readonly number: number | undefined;
  /** Items that a page holds at most. */
  readonly size: number;
}

/** Writes a page: a copy of an envelope that says of the list what is so. */
export function writePage(pagination: Pagination, envelope: unknown, values: PageValues): unknown {
  const { style, param, items, next, hasMore, total, size, others } = pagination;
  let page = writeAt(envelope, items, values.items);
  if (hasMore !== undefined) {
    const known = readAt(envelope, hasMore);
    page = writeAt(page, hasMore, typeof known === "number" ? Number(values.hasMore) : values.hasMore);
  }
  if (style === "cursor" && next !== undefined) page = writeAt(page, next, values.next);
  if (total !== undefined) page = rewriteAt(page, total, values.total);
  // What an example of the document says under another name agrees.
  for (const place of others.hasMore) page = rewriteAt(page, place, values.hasMore);
  for (const place of others.total) page = rewriteAt(page, place, values.total);
  for (const place of style === "cursor" ? others.next : []) {
    if (readAt(page, place) !== undefined) page = writeAt(page, place, values.next);
  }
  if (values.number === undefined) return page;
  // `x-pagination` does not say where a page tells its number and size; it does so, if at all, beside what is said of the list.
  const beside = [hasMore, total].find((place) => place !== undefined)?.replace(/[^.]*$/, "");
  if (beside === undefined) return page;
  const rewriteFirst = (names: readonly (string | undefined)[], value: number) => {
    const places = names.flatMap((name) => (name === undefined ? [] : `${beside}${name}`));
    const found = places.find((place) => place !== total && readAt(page, place) !== undefined);
    if (found !== undefined) page = rewriteAt(page, found, value);
  };
  rewriteFirst([param, "page"], values.number);
  rewriteFirst([size, "size"], values.size);
  return page;
}
