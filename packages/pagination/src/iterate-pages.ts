import type { FetchPageOptions } from "./fetch-page.js";
import { type ItemsOf, type Pages, toPages } from "./pages.js";
import { readStart } from "./read-start.js";
import type { WalkOptions } from "./walk-options.js";

/** How to walk a list whose pages are numbered. */
export interface NumberedWalk<Page, Item> {
  /** Id of the operation, for errors. */
  operation: string;
  fetchPage: (number: number, options: FetchPageOptions) => Promise<Page>;
  itemsOf: ItemsOf<Page, Item>;
  /** Does a page follow? When the service does not say, an empty page is the last. */
  hasMore: (page: Page) => boolean | number | null | undefined;
  /** Number of the page to begin with; left out, `first`. */
  start?: string | number | undefined;
  /** Number of the first page. Default 1. */
  first?: number | undefined;
}

/**
 * Empty pages that may follow one another while the service says that there is more. Behind the end of a numbered list
 * every page is empty, and some services never say that the end was passed.
 */
const emptyPagesAllowed = 10;

/**
 * Walks a numbered list to its end. Throws {@link PaginationLoopError} when a page holds the same items as the one
 * before it, or when more than ten in a row are empty.
 */
export function iteratePages<Page, Item>(walk: NumberedWalk<Page, Item>, options?: WalkOptions): Pages<Page, Item> {
  return toPages<Page, Item, number>(
    {
      operation: walk.operation,
      fetchPage: walk.fetchPage,
      itemsOf: walk.itemsOf,
      startAt: (from) => readStart(walk.operation, from ?? walk.start, walk.first ?? 1),
      createJudge: () => {
        let before = "";
        let emptyPages = 0;
        return (page, items, number) => {
          const content = JSON.stringify(items);
          const repeated = items.length > 0 && content === before;
          if (repeated) return { loop: `page \`${number}\` holds the same items as the one before it`, repeated };
          before = content;
          emptyPages = items.length === 0 ? emptyPages + 1 : 0;
          if (!(walk.hasMore(page) ?? items.length > 0)) return {};
          const next = number + 1;
          if (emptyPages > emptyPagesAllowed) return { next, loop: `${emptyPages} pages in a row were empty` };
          return { next };
        };
      },
    },
    options,
  );
}
