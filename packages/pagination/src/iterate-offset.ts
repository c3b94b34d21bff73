import type { FetchPageOptions } from "./fetch-page.js";
import { type ItemsOf, type Pages, toPages } from "./pages.js";
import { readStart } from "./read-start.js";
import type { WalkOptions } from "./walk-options.js";

/** How to walk a list whose next page is asked for by the number of items before it. */
export interface OffsetWalk<Page, Item> {
  /** Id of the operation, for errors. */
  operation: string;
  /** Fetches the page that follows so many items. */
  fetchPage: (offset: number, options: FetchPageOptions) => Promise<Page>;
  itemsOf: ItemsOf<Page, Item>;
  /** Does a page follow? When the service does not say, an empty page is the last. */
  hasMore: (page: Page) => boolean | number | null | undefined;
  /** Offset to begin with; left out, `first`. */
  start?: string | number | undefined;
  /** Offset of the first item. Default 0. */
  first?: number | undefined;
}

/**
 * Walks a list by offset to its end. Throws {@link PaginationLoopError} when a page holds the same items as the one
 * before it, or is empty though the service says that there is more: the offset would not move.
 */
export function iterateOffset<Page, Item>(walk: OffsetWalk<Page, Item>, options?: WalkOptions): Pages<Page, Item> {
  return toPages<Page, Item, number>(
    {
      operation: walk.operation,
      fetchPage: walk.fetchPage,
      itemsOf: walk.itemsOf,
      startAt: (from) => readStart(walk.operation, from ?? walk.start, walk.first ?? 0),
      createJudge: () => {
        let before = "";
        return (page, items, offset) => {
          const content = JSON.stringify(items);
          const repeated = items.length > 0 && content === before;
          if (repeated) return { loop: `offset \`${offset}\` gives the same items as the page before it`, repeated };
          before = content;
          if (!(walk.hasMore(page) ?? items.length > 0)) return {};
          if (items.length === 0) return { loop: `the page at offset \`${offset}\` is empty, but not the last` };
          return { next: offset + items.length };
        };
      },
    },
    options,
  );
}
