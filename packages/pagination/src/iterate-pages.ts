import type { Paginator } from "./create-paginator.js";
import { type CountedList, iterateCounted } from "./iterate-counted.js";
import type { NextPage } from "./list.js";
import type { PaginateOptions } from "./paginate-options.js";

/** A list whose pages have numbers, and may say how many there are. */
export interface PagesList<Page, Item> extends CountedList<Page, Item> {
  /**
   * Reads the number of pages of the whole list. It decides if `hasMore` does not say whether a page follows. Default: an empty page is
   * the last. A number that leaves out the page itself counts as none, so no item is lost.
   */
  getPageCount?: ((page: Page) => string | number | bigint | null | undefined) | undefined;
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
  list: PagesList<Page, Item>,
  options?: PaginateOptions,
): Paginator<Page, Item> {
  const { first = 1, getPageCount } = list;
  const precedesOthers =
    getPageCount &&
    ((page: Page, selector: number): boolean | undefined => {
      const number = selector - Number(first) + 1;
      const count = Number(getPageCount(page) ?? 0);
      return count >= number ? count > number : undefined;
    });
  const getNext = (_: Page, __: number, selector: number): NextPage<number> => ({ next: selector + 1 });
  return iterateCounted(list, { style: "page", first, getNext, precedesOthers }, options);
}
