import { checkOption, count, isCount } from "./check-option.js";
import { createJudge } from "./create-judge.js";
import { flyAhead, type Flight } from "./fly-ahead.js";
import type { List, Style } from "./list.js";
import { PaginationLoopError } from "./pagination-loop-error.js";
import { noteEnd } from "./position-of.js";
import type { WalkOptions, WalkPosition } from "./walk-options.js";

/**
 * A list, walked page after page while a loop asks for more.
 *
 * Each loop over it, each `.pages()` and each `.toArray()` is a walk of its own, from the beginning. Leaving a loop
 * fetches nothing more.
 *
 * @example
 * for await (const page of api.pets.iterate({ tag }).pages()) console.log(page.pets.length);
 */
export interface Pages<Page, Item> extends AsyncIterable<Item> {
  /**
   * Walks page by page: each comes whole, the first one too when `from` lies in the midst of it. One of which all items
   * are done does not come again.
   */
  pages(): AsyncIterable<Page>;
  /**
   * Returns all items. When a page fails, it rejects with what the fetch threw: `fetchedItemsOf` that error are the items
   * that arrived before, and `positionOf` it lies behind them. An abort leaves `position` where the walk began.
   */
  toArray(): Promise<Item[]>;
  /** Where the walk that began last stands; stays readable after an error, an abort and a `break`. */
  readonly position: WalkPosition;
}

interface Visit<Page, Item> {
  page: Page;
  /** Those to hand out: neither what an earlier walk has handed out nor what is beyond `maxItems`. */
  items: readonly Item[];
  /** Moves the walk on by so many of them; past the last one it stands where the next page is. */
  move: (by: number) => void;
}

/** Turns one style of list into {@link Pages}. */
export function toPages<Page, Item, At extends string | number | undefined>(
  list: List<Page, Item, At>,
  style: Style<Page, At>,
  options: WalkOptions = {},
): Pages<Page, Item> {
  // What the caller changes later is of no account.
  const given = { ...options };
  const { maxItems = Infinity, maxPages = Infinity, prefetch, signal, from } = given;
  const { operation } = list;
  // Whether it is a signal at all is for the fetch to judge.
  const heedAbort = (): void => {
    if (signal?.aborted) throw signal.reason;
  };
  const standAt = (page: At, skip: number): WalkPosition => ({ operation, page, skip });
  const isPage = (page: unknown): page is At => (style.what === "cursor" ? typeof page !== "object" : isCount(page));
  for (const [name, limit] of Object.entries({ maxItems, maxPages })) {
    checkOption(operation, name, limit, isCount(limit) || limit === Infinity, `${count} or Infinity`);
  }
  const beginning = { ...(from ?? standAt(style.start, 0)) };
  const asked = beginning.page;
  const example = JSON.stringify(standAt(style.first, 3));
  checkOption(
    operation,
    "from",
    from,
    beginning.operation === operation && isCount(beginning.skip) && isPage(asked),
    `a \`position\`: \`${example}\``,
  );
  const beginAt = asked;
  let last = { position: beginning };

  /**
   * Visits the pages; who takes their items moves the walk. With `all`, the items that are kept for the end, the walk
   * stands where it began until they are handed out: all at once, or beside an error.
   */
  async function* visit(all?: readonly Item[]): AsyncGenerator<Visit<Page, Item>, void, undefined> {
    const own = (last = { position: beginning });
    const judge = createJudge(list, style);
    let at = beginAt;
    let { skip } = beginning;
    let left = maxItems;
    let stand = beginning;
    let lastGood = beginning;
    let flight: Flight<Page> | undefined;
    const standThere = (position: WalkPosition): void => {
      stand = position;
      if (!all) own.position = position;
    };
    try {
      for (let fetched = 1; fetched <= maxPages && left > 0; fetched += 1) {
        heedAbort();
        const page = await (flight?.page ?? list.fetchPage(at, given));
        flight = undefined;
        heedAbort();
        const listed = list.itemsOf(page);
        // Services write nothing as null, `""` or `{}`.
        const entries = Array.isArray(listed) ? listed : [];
        const found: readonly Item[] = entries.filter((item) => (item ?? undefined) !== undefined);
        const { next, loop, repeated } = judge(page, found, entries.length, at);
        const behind = standAt(at, found.length);
        const end = next === undefined ? behind : standAt(next, 0);
        const wanted = repeated ? [] : found.slice(skip, skip + left);
        left -= wanted.length;
        const goesOn = fetched < maxPages && left > 0;
        if (prefetch && next !== undefined && !loop && goesOn) {
          flight = flyAhead((either) => list.fetchPage(next, { ...given, signal: either }), signal);
        }
        const move = (by: number): void => {
          skip += by;
          standThere(skip < found.length ? standAt(at, skip) : end);
        };
        if (repeated) standThere(next === undefined ? lastGood : end);
        else if (wanted.length > 0 || skip === 0) yield { page, items: wanted, move };
        if (loop && (repeated || goesOn)) throw new PaginationLoopError(operation, loop, stand);
        if (next === undefined || !goesOn) break;
        lastGood = behind;
        at = next;
        skip = 0;
      }
      own.position = stand;
    } catch (error) {
      heedAbort();
      if (noteEnd(error, { position: stand, items: all })) own.position = stand;
      throw error;
    } finally {
      flight?.controller.abort();
    }
  }

  async function* items(): AsyncGenerator<Item, void, undefined> {
    for await (const { items: wanted, move } of visit()) {
      move(0);
      for (const item of wanted) {
        heedAbort();
        move(1);
        yield item;
      }
    }
  }

  async function* pages(): AsyncGenerator<Page, void, undefined> {
    for await (const { page, move } of visit()) {
      move(Infinity);
      yield page;
    }
  }

  return {
    [Symbol.asyncIterator]: items,
    pages,
    async toArray() {
      const all: Item[] = [];
      for await (const { items: wanted, move } of visit(all)) {
        for (const item of wanted) all.push(item);
        move(wanted.length);
      }
      return all;
    },
    get position() {
      return last.position;
    },
  };
}
