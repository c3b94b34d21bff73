import { createPaginator, type Paginator } from "./create-paginator.js";
import type { HasMore, NextPage, PagedList } from "./list.js";
import type { PaginateOptions } from "./paginate-options.js";
import type { PageResponse } from "./page-response.js";

/** A list in which every page names the address of the next one, in its body or in a header. */
export interface LinkedList<Page, Item> extends PagedList<PageResponse<Page>, Item, string | undefined> {
  /** Reads the address of the next page, which may be relative. `undefined`, null and `""` mean that the page names none. */
  getNextAddress: (response: PageResponse<Page>) => string | null | undefined;
  /** The query parameter of the address that selects the page. */
  param: string;
  /** Reads whether a page follows. Default: a page follows if there is a next address. */
  hasMore?: HasMore<PageResponse<Page>>;
  /** Value of the parameter to begin with. Default, also for null: `fetchPage` gets `undefined`, and requests the first page. */
  start?: string | number | null | undefined;
  /** Value that the service uses for the first page when the request has none. */
  first?: string | number | undefined;
}

/**
 * Paginates a list in which every page names the address of the next one. Takes the value of one parameter from the address. No
 * request is sent to the address itself, so no credential goes where a response leads.
 *
 * Throws {@link PaginationLoopError} in these cases:
 * - A page names an address without the parameter.
 * - The service says that more follows, but repeats a page or an address.
 * - More than a hundred pages in a row have no new item.
 *
 * @example
 * const pets = iterateLinks({
 *   operation: "pets.list",
 *   fetchPage: async (page) => {
 *     const response = await fetchPets({ page });
 *     return { data: await response.json(), headers: response.headers };
 *   },
 *   getItems: ({ data }) => data,
 *   getNextAddress: ({ headers }) => readNextLink(headers.get("link")),
 *   param: "page",
 * });
 */
export function iterateLinks<Page, Item>(
  list: LinkedList<Page, Item>,
  options?: PaginateOptions,
): Paginator<PageResponse<Page>, Item> {
  return createPaginator(
    list,
    {
      style: "page",
      isCounted: false,
      start: toText(list.start),
      first: toText(list.first),
      getNext: (response) => readAddress(list.getNextAddress(response), list.param),
    },
    options,
  );
}

/** Reads the position of the next page from its address, or what is wrong with the address. */
function readAddress(address: unknown, param: string): NextPage<string> {
  if (typeof address !== "string" || address === "") return {};
  // Only the query counts. Behind a proxy, services often name another host, port or scheme than callers use.
  if (!URL.canParse(address, anyBase)) return { obstacle: "the address of the next page is malformed" };
  const next = new URL(address, anyBase).searchParams.get(param);
  return next ? { next } : { obstacle: `the address of the next page has no \`${param}\`` };
}

/** Completes a relative address. */
const anyBase = "http://localhost";

function toText(position: string | number | null | undefined): string | undefined {
  return position === undefined || position === null ? undefined : String(position);
}
