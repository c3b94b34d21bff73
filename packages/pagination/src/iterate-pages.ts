import type { FetchPageOptions } from "./fetch-page.js";
import { iterateCounted } from "./iterate-counted.js";
import type { HasMore, GetItems, GetKey } from "./list.js";
import type { Paginator } from "./create-paginator.js";
import type { PaginateOptions } from "./paginate-options.js";

/** How to walk a list whose pages are numbered. */
export interface NumberedList<Page, Item> {
  /** Id of the operation, for errors. */
  operation: string;
  fetchPage: (number: number, options: FetchPageOptions) => Promise<Page>;
  getItems: GetItems<Page, Item>;
  /**
   * What tells an item from all others. By it a page is known again whose items come with other counts or with addresses
   * signed anew. Left out, items are compared by their content, as JSON.
   */
  getKey?: GetKey<Item> | undefined;
  /** Whether a page follows, in any of the spellings of services. When the service does not say, an empty page is the last. */
  hasMore: HasMore<Page>;
  /** Number of the page to begin with; left out, `first`. */
  start?: string | number | undefined;
  /** Number of the first page. Default 1. */
  first?: number | undefined;
}

/**
 * Walks a numbered list to its end. Throws {@link PaginationLoopError} when a page that is said not to be the last holds
 * the same items as the page before it, or the same several items as any page before; or when more than ten pages in a
 * row bring nothing new.
 *
 * @example
 * const pets = iteratePages({
 *   operation: "pets.list",
 *   fetchPage: (page) => listPets({ page }),
 *   getItems: ({ pets: found }) => found,
 *   hasMore: (page) => page.hasMore,
 * });
 */
export function iteratePages<Page, Item>(
  walk: NumberedList<Page, Item>,
  options?: PaginateOptions,
): Paginator<Page, Item> {
  return iterateCounted(walk, "page", walk.first ?? 1, (_, __, number) => number + 1, options);
}
