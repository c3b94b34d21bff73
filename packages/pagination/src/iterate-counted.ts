import { checkOption, count, isCount } from "./check-option.js";
import { createPaginator, type Paginator } from "./create-paginator.js";
import type { HasMore, PagedList, Paging } from "./list.js";
import type { PaginateOptions } from "./paginate-options.js";

/** A list whose pages have numbers: page numbers from 1 on, or offsets from 0 on. */
export interface CountedList<Page, Item> extends PagedList<Page, Item, number> {
  /** Reads whether a page follows. When the service does not say, an empty page is the last. */
  hasMore: HasMore<Page>;
  /** Page number or offset to begin with. Default, also for null: `first`. */
  start?: string | number | null | undefined;
  /** Page number or offset of the first page. Default: 1 for page numbers, 0 for offsets. */
  first?: number | undefined;
}

/**
 * Paginates a list by page number.
 *
 * Throws {@link PaginationLoopError} when the service says that more follows, but repeats a page. Also throws it after more than
 * ten pages in a row without a new item.
 *
 * @example
 * const pets = iteratePages({
 *   operation: "pets.list",
 *   fetchPage: (page) => listPets({ page }),
 *   getItems: (page) => page.pets,
 *   hasMore: (page) => page.hasMore,
 * });
 */
export function iteratePages<Page, Item>(
  list: CountedList<Page, Item>,
  options?: PaginateOptions,
): Paginator<Page, Item> {
  return iterateCounted(
    list,
    { style: "page", first: list.first ?? 1, getNext: (_, __, selector) => selector + 1 },
    options,
  );
}

/**
 * Paginates a list by offset: the number of items before a page.
 *
 * Throws {@link PaginationLoopError} when the service says that more follows, but repeats a page or returns an empty one.
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
  list: CountedList<Page, Item>,
  options?: PaginateOptions,
): Paginator<Page, Item> {
  return iterateCounted(
    list,
    { style: "offset", first: list.first ?? 0, getNext: (_, length, selector) => selector + length },
    options,
  );
}

function iterateCounted<Page, Item>(
  list: CountedList<Page, Item>,
  paging: Omit<Paging<Page, number>, "start">,
  options: PaginateOptions | undefined,
): Paginator<Page, Item> {
  const given = list.start ?? paging.first;
  const start = Number(given);
  checkOption(list.operation, "start", given, isCount(start), count);
  return createPaginator(list, { ...paging, start }, options);
}
