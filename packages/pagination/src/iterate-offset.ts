import type { FetchPageOptions } from "./fetch-page.js";
import { createPageMemory, type KeyOf } from "./page-memory.js";
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
  /**
   * What tells an item from all others. By it a page is known again that comes later or in other words, such as with
   * addresses signed anew; left out, only the page before is compared, by content.
   */
  keyOf?: KeyOf<Item> | undefined;
  /** Does a page follow? When the service does not say, an empty page is the last. */
  hasMore: (page: Page) => boolean | number | null | undefined;
  /** Offset to begin with; left out, `first`. */
  start?: string | number | undefined;
  /** Offset of the first item. Default 0. */
  first?: number | undefined;
}

/**
 * Pages that repeat others, one item each, that may follow one another while the service says that there is more.
 */
const idlePagesAllowed = 10;

/**
 * Walks a list by offset to its end. Throws {@link PaginationLoopError} when a page holds the same items as the one
 * before it, or, told by keys, more than one item that stood together on a page before; or when a page is empty though
 * the service says that there is more: the offset would not move.
 *
 * @example
 * const pets = iterateOffset({
 *   operation: "pets.search",
 *   fetchPage: (offset) => searchPets({ offset }),
 *   itemsOf: (page) => page.pets,
 *   hasMore: (page) => page.hasMore,
 * });
 */
export function iterateOffset<Page, Item>(walk: OffsetWalk<Page, Item>, options?: WalkOptions): Pages<Page, Item> {
  return toPages<Page, Item, number>(
    {
      operation: walk.operation,
      fetchPage: walk.fetchPage,
      itemsOf: walk.itemsOf,
      startAt: (from) => readStart(walk.operation, from ?? walk.start, walk.first ?? 0),
      createJudge: () => {
        const look = createPageMemory(walk.keyOf, "content");
        return (page, items, offset) => {
          const { repeats, idlePages } = look(items);
          if (repeats) return { loop: `offset \`${offset}\` gives the same items as ${repeats}`, repeated: true };
          if (!(walk.hasMore(page) ?? items.length > 0)) return {};
          if (items.length === 0) return { loop: `the page at offset \`${offset}\` is empty, but not the last` };
          const next = offset + items.length;
          if (idlePages > idlePagesAllowed) return { next, loop: `${idlePages} pages in a row brought nothing new` };
          return { next };
        };
      },
    },
    options,
  );
}
