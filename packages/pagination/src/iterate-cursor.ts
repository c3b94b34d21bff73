import { createPaginator, type Paginator } from "./create-paginator.js";
import type { HasMore, NextPage, PagedList } from "./list.js";
import type { PaginateOptions } from "./paginate-options.js";

/** A list in which every page names the cursor of the next one. */
export interface CursorList<Page, Item, Cursor extends string | number> extends PagedList<
  Page,
  Item,
  Cursor | undefined
> {
  /** Reads the cursor of the next page. `undefined`, null and `""` mean that the page names none. */
  getNextCursor: (page: Page) => Cursor | null | undefined;
  /**
   * Reads whether a page follows. Default: a page follows if there is a next cursor. When the service does not say, a
   * page follows if this page has items.
   */
  hasMore?: HasMore<Page>;
  /** Cursor to begin with. Default, also for null: `fetchPage` gets `undefined`, and requests the first page. */
  start?: Cursor | null | undefined;
  /** Cursor that the service uses for the first page when the request has none. */
  first?: Cursor | undefined;
}

/**
 * Paginates a list in which every page names the next cursor.
 *
 * Throws {@link PaginationLoopError} when the service says that more follows, but repeats a page or a cursor, or names no cursor.
 * Also throws it after more than a hundred pages in a row without a new item.
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
  list: CursorList<Page, Item, Cursor>,
  options?: PaginateOptions,
): Paginator<Page, Item> {
  const start = list.start ?? undefined;
  const getNext = (page: Page): NextPage<Cursor | undefined> => ({ next: list.getNextCursor(page) });
  return createPaginator(list, { style: "cursor", isCounted: false, start, first: list.first, getNext }, options);
}
