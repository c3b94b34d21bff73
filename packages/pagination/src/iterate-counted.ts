import { checkOption, count, isCount } from "./check-option.js";
import { createPaginator, type Paginator } from "./create-paginator.js";
import type { HasMore, PagedList, Paging } from "./list.js";
import type { PaginateOptions } from "./paginate-options.js";

/** A list whose pages have numbers: page numbers from 1 on, or offsets from 0 on. */
export interface CountedList<Page, Item> extends PagedList<Page, Item, number> {
  /** Reads whether a page follows. Default, also when the service does not say: an empty page is the last. */
  hasMore?: HasMore<Page> | undefined;
  /** Page number or offset to begin with. Default, also for null: `first`. */
  start?: string | number | null | undefined;
  /** Page number or offset of the first page. Default: 1 for page numbers, 0 for offsets. */
  first?: string | number | undefined;
}

/** Paginates a list whose selectors are counted. */
export function iterateCounted<Page, Item>(
  list: CountedList<Page, Item>,
  paging: Omit<Paging<Page, number>, "isCounted" | "start" | "first"> & { readonly first: string | number },
  options: PaginateOptions | undefined,
): Paginator<Page, Item> {
  const given = list.start ?? paging.first;
  const start = Number(given);
  checkOption(list.operation, "start", given, isCount(start), count);
  const { hasMore = () => undefined } = list;
  return createPaginator(
    { ...list, hasMore },
    { ...paging, isCounted: true, start, first: Number(paging.first) },
    options,
  );
}
