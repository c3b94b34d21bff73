import type { FetchPageOptions } from "./fetch-page.js";
import { createPageMemory, type KeyOf } from "./page-memory.js";
import { type ItemsOf, type Pages, toPages } from "./pages.js";
import type { WalkOptions } from "./walk-options.js";

/** How to walk a list in which every page names the next. */
export interface CursorWalk<Page, Item, Cursor extends string | number> {
  /** Id of the operation, for errors. */
  operation: string;
  /** Fetches one page; `undefined` asks for the first. */
  fetchPage: (cursor: Cursor | undefined, options: FetchPageOptions) => Promise<Page>;
  itemsOf: ItemsOf<Page, Item>;
  /**
   * What tells an item from all others. By it a page is known again that comes with a new cursor; left out, cursors
   * alone are compared.
   */
  keyOf?: KeyOf<Item> | undefined;
  /** The cursor of the page after `page`; `undefined`, null or empty when the page names none. */
  nextCursor: (page: Page) => Cursor | null | undefined;
  /**
   * Does a page follow? Left out, a cursor says so. When the service does not say, the walk follows the cursor of a page
   * that has items.
   */
  hasMore?: (page: Page) => boolean | number | null | undefined;
  /** Where to begin; left out, at the first page. */
  start?: Cursor | undefined;
  /** The cursor that the service takes for the first page's when none is sent. */
  first?: Cursor | undefined;
}

/**
 * Pages with nothing new that may follow one another, each with a cursor of its own. Some services skip what they
 * filtered out in this way, but a list that gives nothing but new cursors would be asked for ever.
 */
const idlePagesAllowed = 100;

/**
 * Walks a cursor list to its end. Throws {@link PaginationLoopError} rather than hand out a page twice.
 *
 * @example
 * const pets = iterateCursor({
 *   operation: "pets.list",
 *   fetchPage: (cursor) => listPets({ cursor }),
 *   itemsOf: (page) => page.pets,
 *   nextCursor: (page) => page.next,
 * });
 * for await (const pet of pets) console.log(pet);
 */
export function iterateCursor<Page, Item, Cursor extends string | number>(
  walk: CursorWalk<Page, Item, Cursor>,
  options?: WalkOptions,
): Pages<Page, Item> {
  return toPages<Page, Item, Cursor | undefined>(
    {
      operation: walk.operation,
      fetchPage: walk.fetchPage,
      itemsOf: walk.itemsOf,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A position comes from a walk of the same list.
      startAt: (from) => (from as Cursor | undefined) ?? walk.start,
      createJudge: () => {
        const visited = new Set<string>();
        const look = createPageMemory(walk.keyOf, "nothing");
        return (page, items, cursor = walk.first) => {
          visited.add(String(cursor));
          const { repeats, idlePages } = look(items);
          const hasMore = walk.hasMore ? walk.hasMore(page) : true;
          const next = walk.nextCursor(page) ?? "";
          // A single item may be pinned to every page, and the cursor moves all the same.
          if (repeats && items.length > 1) {
            const loop = `cursor \`${cursor}\` gives the same items as ${repeats}`;
            return { loop, repeated: true, ...(next !== "" && !visited.has(String(next)) && { next }) };
          }
          if (!(hasMore ?? items.length > 0)) return {};
          if (next === "") return walk.hasMore && hasMore ? { loop: "a page that is not the last names no next" } : {};
          if (visited.has(String(next))) return { loop: `cursor \`${next}\` came back a second time` };
          if (idlePages > idlePagesAllowed) return { next, loop: `${idlePages} pages in a row brought nothing new` };
          return { next };
        };
      },
    },
    options,
  );
}
