import type { FetchPageOptions } from "./fetch-page.js";
import { PaginationLoopError } from "./pagination-loop-error.js";
import type { WalkOptions, WalkPosition } from "./walk-options.js";

/**
 * A list, walked page after page while a loop asks for more.
 *
 * Each loop over it, each `.pages()` and each `.toArray()` is a walk of its own, from the beginning. Leaving a loop
 * fetches nothing more.
 */
export interface Pages<Page, Item> extends AsyncIterable<Item> {
  /** Walks page by page: each comes whole, the first one too when `from` lies in the midst of it. */
  pages(): AsyncIterable<Page>;
  /** Walks to the end and gives all items. Throws what the walk throws; what it met is then lost, unlike in a loop. */
  toArray(): Promise<Item[]>;
  /** Where the walk that moved last stands; stays readable after an error, an abort and a `break`. */
  readonly position: WalkPosition;
}

/** Takes the items out of a page; a page that has null in their place is an empty one. */
export type ItemsOf<Page, Item> = (page: Page) => readonly Item[] | null | undefined;

/** One style of list: how it gets from page to page. */
export interface Walk<Page, Item, At extends string | number | undefined> {
  operation: string;
  fetchPage: (at: At, options: FetchPageOptions) => Promise<Page>;
  itemsOf: ItemsOf<Page, Item>;
  /** Where to begin, given the page of a position to go on from. */
  startAt: (from: string | number | undefined) => At;
  /** Makes the function that judges each page; a new one for each walk, since it remembers what it met. */
  createJudge: () => (page: Page, items: readonly Item[], at: At) => Verdict<At>;
}

/** What follows a page. Without `next` and `loop`, it was the last. */
export interface Verdict<At> {
  next?: At;
  /** Why the walk cannot go on, though the service says that there is more. */
  loop?: string;
  /** The page itself is part of the circle: none of its items may be handed out. */
  repeated?: boolean;
}

interface Visit<Page, Item> {
  page: Page;
  items: readonly Item[];
  /** Items that an earlier walk has handed out. */
  skip: number;
  positionAfter: (done: number) => WalkPosition;
}

/** Turns one style of list into {@link Pages}. */
export function toPages<Page, Item, At extends string | number | undefined>(
  walk: Walk<Page, Item, At>,
  { maxItems = Infinity, maxPages = Infinity, signal, from }: WalkOptions = {},
): Pages<Page, Item> {
  checkLimit("maxItems", maxItems);
  checkLimit("maxPages", maxPages);
  const start = walk.startAt(from?.page);
  const beginning = from ?? positionOf(start, 0);
  let position = beginning;

  async function* visit(): AsyncGenerator<Visit<Page, Item>> {
    const judge = walk.createJudge();
    let at = start;
    let { skip } = beginning;
    let lastGood = beginning;
    position = beginning;
    for (let fetched = 0; fetched < maxPages; fetched += 1) {
      signal?.throwIfAborted();
      const page = await walk.fetchPage(at, { signal });
      signal?.throwIfAborted();
      const found = walk.itemsOf(page) ?? [];
      const { next, loop, repeated } = judge(page, found, at);
      if (!repeated) {
        const here = at;
        const end = next === undefined ? positionOf(here, found.length) : positionOf(next, 0);
        yield {
          page,
          items: found,
          skip,
          positionAfter: (done) => (done < found.length ? positionOf(here, done) : end),
        };
        lastGood = loop !== undefined && next !== undefined ? end : positionOf(here, found.length);
      }
      if (loop !== undefined && (repeated || fetched + 1 < maxPages)) {
        position = lastGood;
        throw new PaginationLoopError(walk.operation, loop, position);
      }
      if (next === undefined) return;
      at = next;
      skip = 0;
    }
  }

  async function* items(): AsyncGenerator<Item, void, undefined> {
    let met = 0;
    if (maxItems === 0) return;
    for await (const { items: found, skip, positionAfter } of visit()) {
      let done = skip;
      for (const item of found.slice(skip)) {
        signal?.throwIfAborted();
        done += 1;
        position = positionAfter(done);
        yield item;
        met += 1;
        if (met >= maxItems) return;
      }
      position = positionAfter(found.length);
    }
  }

  async function* pages(): AsyncGenerator<Page, void, undefined> {
    let met = 0;
    if (maxItems === 0) return;
    for await (const { page, items: found, skip, positionAfter } of visit()) {
      position = positionAfter(found.length);
      yield page;
      met += Math.max(0, found.length - skip);
      if (met >= maxItems) return;
    }
  }

  return {
    [Symbol.asyncIterator]: items,
    pages,
    async toArray() {
      const all: Item[] = [];
      for await (const item of items()) all.push(item);
      return all;
    },
    get position() {
      return position;
    },
  };
}

function positionOf(page: string | number | undefined, skip: number): WalkPosition {
  return page === undefined ? { skip } : { page, skip };
}

function checkLimit(name: string, limit: number): void {
  if (!(limit >= 0)) throw new RangeError(`\`${name}\` is \`${limit}\`; give 0 or more, or leave it out for no limit.`);
}
