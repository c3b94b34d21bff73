import type { ServedPagination } from "../operation/pagination.js";
import { readAt, rewriteAt, writeAt } from "../exchange/places.js";

/** The pagination fields and items of a page. */
export interface PageValues {
  readonly items: readonly unknown[];
  readonly hasMore: boolean;
  /** The next position as the body writes it; `undefined` if none exists. */
  readonly next: unknown;
  /** Number of items of the whole list. */
  readonly total: number;
  /** Number of the page; `undefined` for other kinds of pagination. */
  readonly number: number | undefined;
  /** Maximum number of items of a page. */
  readonly size: number;
}

/** Returns a copy of a response with the items and pagination fields of a page. */
export function writePage(pagination: ServedPagination, envelope: unknown, values: PageValues): unknown {
  const { param, items, next, nextInItem, hasMore, total, size, others } = pagination;
  let page = writeAt(envelope, items, values.items);
  if (hasMore !== undefined) {
    const known = readAt(envelope, hasMore);
    page = writeAt(page, hasMore, typeof known === "number" ? Number(values.hasMore) : values.hasMore);
  }
  if (next !== undefined && nextInItem === undefined) page = writeAt(page, next, values.next);
  if (total !== undefined) page = rewriteAt(page, total, values.total);
  // Fields that an example has under other names get the same values.
  for (const place of others.hasMore) page = rewriteAt(page, place, values.hasMore);
  for (const place of others.total) page = rewriteAt(page, place, values.total);
  for (const place of others.next) {
    if (readAt(page, place) !== undefined) page = writeAt(page, place, values.next);
  }
  if (values.number === undefined) return page;
  // `x-pagination` does not name the fields for page number and size. If present, they are in the object of the other fields.
  const prefix = [hasMore, total].find((place) => place !== undefined)?.replace(/[^.]*$/, "");
  if (prefix === undefined) return page;
  const rewriteFirst = (names: readonly (string | undefined)[], value: number) => {
    const places = names.flatMap((name) => (name === undefined ? [] : `${prefix}${name}`));
    const found = places.find((place) => place !== total && readAt(page, place) !== undefined);
    if (found !== undefined) page = rewriteAt(page, found, value);
  };
  rewriteFirst([param, "page"], values.number);
  rewriteFirst([size, "size"], values.size);
  return page;
}
