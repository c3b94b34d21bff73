import { checkOption, count, isCount } from "./check-option.js";
import type { List, Style } from "./list.js";
import { type Pages, toPages } from "./pages.js";
import type { WalkOptions } from "./walk-options.js";

/** Walks a list whose pages are asked for by a number. Throws a RangeError when `start` is none. */
export function iterateCounted<Page, Item>(
  list: List<Page, Item, number> & { start?: string | number | undefined },
  what: "page" | "offset",
  first: number,
  nextOf: Style<Page, number>["nextOf"],
  options: WalkOptions | undefined,
): Pages<Page, Item> {
  const given = list.start ?? first;
  const start = Number(given);
  checkOption(list.operation, "start", given, isCount(start), count);
  return toPages(list, { what, start, first, nextOf }, options);
}
