import type { FetchPageOptions } from "./fetch-page.js";
import { iterateCounted } from "./iterate-counted.js";
import type { HasMore, GetItems, GetKey } from "./list.js";
import type { Paginator } from "./create-paginator.js";
import type { PaginateOptions } from "./paginate-options.js";

/** How to walk a list whose next page is asked for by the number of items before it. */
export interface OffsetList<Page, Item> {
  /** Id of the operation, for errors. */
  operation: string;
  /** Fetches the page that follows so many items. */
  fetchPage: (offset: number, options: FetchPageOptions) => Promise<Page>;
  getItems: GetItems<Page, Item>;
  /**
   * What tells an item from all others. By it a page is known again whose items come with other counts or with addresses
   * signed anew. Left out, items are compared by their content, as JSON.
   */
  getKey?: GetKey<Item> | undefined;
  /** Whether a page follows, in any of the spellings of services. When the service does not say, an empty page is the last. */
  hasMore: HasMore<Page>;
  /** Offset to begin with; left out, `first`. */
  start?: string | number | undefined;
  /** Offset of the first item. Default 0. */
  first?: number | undefined;
}

/**
 * Walks a list by offset to its end. Throws {@link PaginationLoopError} when a page that is said not to be the last holds
 * the same items as the page before it, or the same several items as any page before; or when it is empty, so that the
 * offset does not move.
 *
 * @example
 * const pets = iterateOffset({
 *   operation: "pets.search",
 *   fetchPage: (offset) => searchPets({ offset }),
 *   getItems: (page) => page.pets,
 *   hasMore: (page) => page.hasMore,
 * });
 */
export function iterateOffset<Page, Item>(
  walk: OffsetList<Page, Item>,
  options?: PaginateOptions,
): Paginator<Page, Item> {
  return iterateCounted(walk, "offset", walk.first ?? 0, (_, count, offset) => offset + count, options);
}
