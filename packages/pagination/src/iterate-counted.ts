import { checkOption, count, isCount } from "./check-option.js";
import type { List, Style } from "./list.js";
import { type Paginator, createPaginator } from "./create-paginator.js";
import type { PaginateOptions } from "./paginate-options.js";

/** Walks a list whose pages are asked for by a number. Throws a RangeError when `start` is none. */
export function iterateCounted<Page, Item>(
  list: List<Page, Item, number> & { start?: string | number | undefined },
  what: "page" | "offset",
  first: number,
  nextOf: Style<Page, number>["nextOf"],
  options: PaginateOptions | undefined,
): Paginator<Page, Item> {
  const given = list.start ?? first;
  const start = Number(given);
  checkOption(list.operation, "start", given, isCount(start), count);
  return createPaginator(list, { what, start, first, nextOf }, options);
}
