import type { Paginator } from "./create-paginator.js";
import { type CountedList, iterateCounted } from "./iterate-counted.js";
import type { PaginateOptions } from "./paginate-options.js";

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
    { style: "offset", first: list.first ?? 0, getNext: (_, length, selector) => ({ next: selector + length }) },
    options,
  );
}
