import type { Paginator } from "./create-paginator.js";
import { type CountedList, iterateCounted } from "./iterate-counted.js";
import type { PaginateOptions } from "./paginate-options.js";

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
