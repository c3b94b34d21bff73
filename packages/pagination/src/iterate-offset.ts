import type { FetchPageOptions } from "./fetch-page.js";
import { iterateCounted } from "./iterate-counted.js";
import type { ItemsOf, KeyOf } from "./list.js";
import type { Pages } from "./pages.js";
import type { WalkOptions } from "./walk-options.js";

/** How to walk a list whose next page is asked for by the number of items before it. */
export interface OffsetWalk<Page, Item> {
  /** Id of the operation, for errors. */
  operation: string;
  /** Fetches the page that follows so many items. */
  fetchPage: (offset: number, options: FetchPageOptions) => Promise<Page>;
  itemsOf: ItemsOf<Page, Item>;
  /**
   * What tells an item from all others. By it a page is known again that comes later or in other words, such as with
   * addresses signed anew; left out, only the page before is compared, by content.
   */
  keyOf?: KeyOf<Item> | undefined;
  /** Does a page follow? When the service does not say, an empty page is the last. */
  hasMore: (page: Page) => boolean | number | null | undefined;
  /** Offset to begin with; left out, `first`. */
  start?: string | number | undefined;
  /** Offset of the first item. Default 0. */
  first?: number | undefined;
}

/**
 * Walks a list by offset to its end. Throws {@link PaginationLoopError} when a page holds the same items as the one
 * before it, or, told by keys, more than one item that stood together on a page before; or when a page is empty though
 * the service says that there is more: the offset would not move.
 *
 * @example
 * const pets = iterateOffset({
 *   operation: "pets.search",
 *   fetchPage: (offset) => searchPets({ offset }),
 *   itemsOf: (page) => page.pets,
 *   hasMore: (page) => page.hasMore,
 * });
 */
export function iterateOffset<Page, Item>(walk: OffsetWalk<Page, Item>, options?: WalkOptions): Pages<Page, Item> {
  return iterateCounted(walk, "offset", walk.first ?? 0, (_, items, offset) => offset + items.length, options);
}
