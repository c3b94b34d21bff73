import { checkOption, count, isCount } from "./check-option.js";
import { createJudge } from "./create-judge.js";
import { flyAhead, type Flight } from "./fly-ahead.js";
import type { List, Style } from "./list.js";
import { PaginationLoopError } from "./pagination-loop-error.js";
import { notePosition } from "./position-of.js";
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
   * Walks to the end and gives all items, or throws what the walk throws and hands out none: its position, that of the
   * error too, is then where it began. A loop keeps what it met.
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
  style: Style<Page, Item, At>,
  { maxItems = Infinity, maxPages = Infinity, prefetch, signal, from }: WalkOptions = {},
): Pages<Page, Item> {
  const { operation } = list;
  const standAt = (page: At, skip: number): WalkPosition => ({ operation, page, skip });
  const isPage = (page: unknown): page is At => (style.what === "cursor" ? typeof page !== "object" : isCount(page));
  for (const [name, limit] of Object.entries({ maxItems, maxPages })) {
    checkOption(operation, name, limit, isCount(limit) || limit === Infinity, `${count} or Infinity`);
  }
  const beginning = { ...(from ?? standAt(style.start, 0)) };
  const given = beginning.page;
  const example = JSON.stringify(standAt(style.first, 3));
  checkOption(
    operation,
    "from",
    from,
    beginning.operation === operation && isCount(beginning.skip) && isPage(given),
    `a \`position\`: \`${example}\``,
  );
  const beginAt = given;
  let last = { position: beginning };

  /** Who takes what it gives moves the walk. With `isWhole`, that is at the end, so that an error leaves it where it began. */
  async function* visit(isWhole = false): AsyncGenerator<Visit<Page, Item>, void, undefined> {
    const own = (last = { position: beginning });
    const judge = createJudge(list, style);
    let at = beginAt;
    let { skip } = beginning;
    let left = maxItems;
    let lastGood = beginning;
    let flight: Flight<Page> | undefined;
    try {
      for (let fetched = 1; fetched <= maxPages && left > 0; fetched += 1) {
        signal?.throwIfAborted();
        const page = await (flight?.page ?? list.fetchPage(at, { signal }));
        flight = undefined;
        signal?.throwIfAborted();
        const found = list.itemsOf(page) ?? [];
        const { next, loop, repeated } = judge(page, found, at);
        const behind = standAt(at, found.length);
        const end = next === undefined ? behind : standAt(next, 0);
        const wanted = repeated ? [] : found.slice(skip, skip + left);
        left -= wanted.length;
        const goesOn = fetched < maxPages && left > 0;
        if (prefetch && next !== undefined && !loop && goesOn) {
          flight = flyAhead((either) => list.fetchPage(next, { signal: either }), signal);
        }
        const move = (by: number): void => {
          skip += by;
          own.position = skip < found.length ? standAt(at, skip) : end;
        };
        if (!repeated && (wanted.length > 0 || skip === 0)) yield { page, items: wanted, move };
        if (loop && (repeated || goesOn)) {
          if (repeated && !isWhole) own.position = next === undefined ? lastGood : end;
          throw new PaginationLoopError(operation, loop, own.position);
        }
        if (next === undefined || !goesOn) return;
        lastGood = behind;
        at = next;
        skip = 0;
      }
    } catch (error) {
      signal?.throwIfAborted();
      notePosition(error, own.position);
      throw error;
    } finally {
      flight?.controller.abort();
    }
  }

  async function* items(): AsyncGenerator<Item, void, undefined> {
    for await (const { items: wanted, move } of visit()) {
      move(0);
      for (const item of wanted) {
        signal?.throwIfAborted();
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
      let finish: (() => void) | undefined;
      for await (const { items: wanted, move } of visit(true)) {
        for (const item of wanted) all.push(item);
        finish = () => move(wanted.length);
      }
      finish?.();
      return all;
    },
    get position() {
      return last.position;
    },
  };
}
