import type { FetchPageOptions } from "./fetch-page.js";
import type { HasMore, GetItems, GetKey } from "./list.js";
import { type Paginator, createPaginator } from "./create-paginator.js";
import type { PaginateOptions } from "./paginate-options.js";

/** How to walk a list in which every page names the next. */
export interface CursorList<Page, Item, Cursor extends string | number> {
  /** Id of the operation, for errors. */
  operation: string;
  /** Fetches one page; `undefined` asks for the first. */
  fetchPage: (cursor: Cursor | undefined, options: FetchPageOptions) => Promise<Page>;
  getItems: GetItems<Page, Item>;
  /**
   * What tells an item from all others. By it a page is known again whose items come with other counts or with addresses
   * signed anew. Left out, items are compared by their content, as JSON.
   */
  getKey?: GetKey<Item> | undefined;
  /** The cursor of the page after `page`; `undefined`, null or empty when the page names none. */
  getNextCursor: (page: Page) => Cursor | null | undefined;
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
 *   getItems: (page) => page.pets,
 *   getNextCursor: (page) => page.next,
 * });
 * for await (const pet of pets) console.log(pet);
 */
export function iterateCursor<Page, Item, Cursor extends string | number>(
  walk: CursorList<Page, Item, Cursor>,
  options?: PaginateOptions,
): Paginator<Page, Item> {
  // Untyped code says null for none.
  const start = walk.start ?? undefined;
  const nextOf = (page: Page): Cursor | null | undefined => walk.getNextCursor(page);
  return createPaginator(walk, { what: "cursor", start, first: walk.first, nextOf }, options);
}
