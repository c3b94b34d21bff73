import type { FetchPageOptions } from "./fetch-page.js";
import type { HasMore, ItemsOf, KeyOf } from "./list.js";
import { type Pages, toPages } from "./pages.js";
import type { WalkOptions } from "./walk-options.js";

/** How to walk a list in which every page names the next. */
export interface CursorWalk<Page, Item, Cursor extends string | number> {
  /** Id of the operation, for errors. */
  operation: string;
  /** Fetches one page; `undefined` asks for the first. */
  fetchPage: (cursor: Cursor | undefined, options: FetchPageOptions) => Promise<Page>;
  itemsOf: ItemsOf<Page, Item>;
  /**
   * What tells an item from all others. By it a page is known again whose items come with other counts or with addresses
   * signed anew. Left out, items are compared by their content, as JSON.
   */
  keyOf?: KeyOf<Item> | undefined;
  /** The cursor of the page after `page`; `undefined`, null or empty when the page names none. */
  nextCursor: (page: Page) => Cursor | null | undefined;
  /**
   * Whether a page follows, in any of the spellings of services. Left out, a cursor says so. When the service does not
   * say, the walk follows the cursor of a page that has items.
   */
  hasMore?: HasMore<Page>;
  /** Where to begin; left out, at the first page. */
  start?: Cursor | undefined;
  /** The cursor that the service takes for the first page's when none is sent. */
  first?: Cursor | undefined;
}

/**
 * Walks a cursor list to its end. Throws {@link PaginationLoopError} when a page that is said not to be the last names a
 * cursor that was visited or none, or holds the same several items as any page before; or when more than a hundred pages
 * in a row bring nothing new.
 *
 * @example
 * const pets = iterateCursor({
 *   operation: "pets.list",
 *   fetchPage: (cursor) => listPets({ cursor }),
 *   itemsOf: (page) => page.pets,
 *   nextCursor: (page) => page.next,
 * });
 * for await (const pet of pets) console.log(pet);
 */
export function iterateCursor<Page, Item, Cursor extends string | number>(
  walk: CursorWalk<Page, Item, Cursor>,
  options?: WalkOptions,
): Pages<Page, Item> {
  // Untyped code says null for none.
  const start = walk.start ?? undefined;
  const nextOf = (page: Page): Cursor | null | undefined => walk.nextCursor(page);
  return toPages(walk, { what: "cursor", start, first: walk.first, nextOf }, options);
}
