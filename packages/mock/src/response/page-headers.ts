import type { ServedPagination } from "../operation/pagination.js";

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
