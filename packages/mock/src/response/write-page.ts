import type { ServedPagination } from "../operation/pagination.js";
import { isNode, parsePlace, readHeaderName } from "@shortvideo-api/document";
import { readAt, readSteps, rewriteAt, writeAt, writeSteps } from "../exchange/places.js";

/** The pagination fields and items of a page. */
export interface PageValues {
  readonly items: readonly unknown[];
  /** Whether another page follows. Where a text says it: the text, or the value of the last page. */
  readonly hasMore: unknown;
  /** The next position as the body writes it; `undefined` if none exists. */
  readonly next: unknown;
  /** Number of items of the whole list. */
  readonly total: number;
  /** Number of pages of the whole list. */
  readonly pages: number;
  /** Number of the page; `undefined` for other kinds of pagination. */
  readonly number: number | undefined;
  /** Maximum number of items of a page. */
  readonly size: number;
}

/** Returns a copy of a response with the items and pagination fields of a page. */
export function writePage(pagination: ServedPagination, envelope: unknown, values: PageValues): unknown {
  const { position, items, hasMore, total, pages, size, places } = pagination;
  let page = writePageEnd(pagination, writeAt(envelope, items, values.items), values);
  for (const place of places.total) page = rewriteAt(page, place, values.total);
  for (const place of places.pages) page = rewriteAt(page, place, values.pages);
  if (values.number === undefined) return page;
  // `x-pagination` does not name the fields for page number and size. If present, they are in the object of the other fields.
  const prefix = [hasMore, total, pages].find((place) => place !== undefined)?.replace(/[^.]*$/, "");
  if (prefix === undefined) return page;
  const rewriteFirst = (names: readonly (string | undefined)[], value: number) => {
    const possible = names.flatMap((name) => (name === undefined ? [] : `${prefix}${name}`));
    const found = possible.find((place) => place !== total && place !== pages && readAt(page, place) !== undefined);
    if (found !== undefined) page = rewriteAt(page, found, value);
  };
  rewriteFirst([position.name, "page"], values.number);
  rewriteFirst([size?.name, "size"], values.size);
  return page;
}

/** Copies the objects that contain the fields of pages from another response, if the body lacks them. Returns the body if it has all. */
export function fillHolders({ hasMore, next }: ServedPagination, body: unknown, other: unknown): unknown {
  const places = [hasMore, next].filter((place) => place !== undefined && readHeaderName(place) === undefined);
  return places.reduce((filled: unknown, place = "") => {
    const steps = parsePlace(place);
    const length = steps.findIndex((_, index) => index > 0 && !isNode(readSteps(filled, steps.slice(0, index))));
    const holder = steps.slice(0, length);
    return length < 0 || holder.includes(-1) ? filled : writeSteps(filled, holder, readSteps(other, holder));
  }, body);
}

/** Returns a copy of a page with other values in the fields that lead to the next page. */
export function writePageEnd(
  { next, nextInItem, hasMore, hasMoreType, headers, places }: ServedPagination,
  body: unknown,
  values: Pick<PageValues, "hasMore" | "next">,
): unknown {
  let page = body;
  if (hasMore !== undefined && headers.hasMore === undefined) {
    const isNumber = hasMoreType !== "text" && typeof readAt(body, hasMore) === "number";
    page = writeAt(page, hasMore, isNumber ? Number(values.hasMore) : values.hasMore);
  }
  if (next !== undefined && headers.next === undefined && nextInItem === undefined)
    page = writeAt(page, next, values.next);
  // Fields that an example has under other names get the same values.
  for (const place of places.hasMore.slice(1)) {
    if (typeof values.hasMore === "boolean") page = rewriteAt(page, place, values.hasMore);
    else if (readAt(page, place) !== undefined) page = writeAt(page, place, values.hasMore);
  }
  for (const place of places.next.slice(1)) {
    if (readAt(page, place) !== undefined) page = writeAt(page, place, values.next);
  }
  return page;
}

/** What a page says about the rest of its list. */
export interface PageEnding {
  readonly hasMore: boolean;
  /** The position of the next page; `undefined` for the last page. */
  readonly next: string | undefined;
  /** Number of items of the whole list. */
  readonly total: number;
  /** Number of pages of the whole list. */
  readonly pages: number;
}

/** Writes the headers of a page, such as `link`. `url` is the address of its request. A value of `undefined` leaves a header out. */
export function writePageHeaders(
  { position: { name: param }, paging, headers, hasMoreType }: ServedPagination,
  { hasMore, next, total, pages }: PageEnding,
  url: string | undefined,
): Record<string, string | undefined> {
  const address = next === undefined ? undefined : toPageAddress(url, param, next);
  const write = (name: string, value: string | undefined): Record<string, string | undefined> => {
    if (name !== "link") return { [name]: value };
    const first = `<${toPageAddress(url, param, undefined)}>; rel="first"`;
    return { [name]: hasMore && address !== undefined ? `<${address}>; rel="next", ${first}` : first };
  };
  const named =
    next === undefined ? undefined : paging.write?.(next, "", (position) => toPageAddress(url, param, position));
  const flags = { text: address, boolean: String(hasMore), number: String(Number(hasMore)) };
  return {
    ...(headers.total === undefined ? {} : { [headers.total]: String(total) }),
    ...(headers.pages === undefined ? {} : { [headers.pages]: String(pages) }),
    ...(headers.hasMore === undefined ? {} : write(headers.hasMore, flags[hasMoreType])),
    ...(headers.next === undefined ? {} : write(headers.next, named === undefined ? undefined : String(named))),
  };
}

/** Returns the address of a page: that of another request for the same list, with another position. Relative without such an address. */
export function toPageAddress(url: string | undefined, param: string, position: string | undefined): string {
  const address = new URL(url ?? "http://localhost/");
  if (position === undefined || position === "") address.searchParams.delete(param);
  else address.searchParams.set(param, position);
  return url === undefined ? address.search || "?" : address.href;
}
