import type { FetchPageOptions } from "./fetch-page.js";
import { flyAhead, type Flight } from "./fly-ahead.js";
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
  /** Where the next page is; beside `loop`, where a caller who wants to may try on. */
  next?: At;
  /** Why the walk cannot go on, though the service says that there is more. */
  loop?: string;
  /** The page itself is part of the circle: none of its items may be handed out, and all of them were. */
  repeated?: boolean;
}

interface Visit<Page, Item> {
  page: Page;
  /** Those to hand out: neither what an earlier walk has handed out nor what is beyond `maxItems`. */
  items: readonly Item[];
  /** Items of the page before them. */
  skip: number;
  positionAfter: (done: number) => WalkPosition;
}

/** Turns one style of list into {@link Pages}. */
export function toPages<Page, Item, At extends string | number | undefined>(
  walk: Walk<Page, Item, At>,
  { maxItems = Infinity, maxPages = Infinity, prefetch = false, signal, from }: WalkOptions = {},
): Pages<Page, Item> {
  checkLimit("maxItems", maxItems);
  checkLimit("maxPages", maxPages);
  const start = walk.startAt(from?.page);
  const beginning = from ?? standAt(start, 0);
  let position = beginning;

  async function* visit(): AsyncGenerator<Visit<Page, Item>, void, undefined> {
    position = beginning;
    const reach = createReach(walk, signal);
    let at = start;
    let { skip } = beginning;
    let lastGood = beginning;
    let left = maxItems;
    let flight: Flight<Page> | undefined;
    try {
      for (let fetched = 1; fetched <= maxPages && left > 0; fetched += 1) {
        const landing = flight;
        flight = undefined;
        const { page, found, next, loop, repeated } = await reach(at, skip, landing);
        const here = at;
        const end = next === undefined ? standAt(here, found.length) : standAt(next, 0);
        if (!repeated) {
          const wanted = found.slice(skip, skip + left);
          left -= wanted.length;
          if (prefetch && next !== undefined && loop === undefined && fetched < maxPages && left > 0) {
            flight = flyAhead((either) => walk.fetchPage(next, { signal: either }), signal);
          }
          yield {
            page,
            items: wanted,
            skip,
            positionAfter: (done) => (done < found.length ? standAt(here, done) : end),
          };
        }
        if (loop !== undefined && (repeated || (fetched < maxPages && left > 0))) {
          position = repeated && next === undefined ? lastGood : end;
          throw new PaginationLoopError(walk.operation, loop, position);
        }
        if (next === undefined) return;
        lastGood = standAt(here, found.length);
        at = next;
        skip = 0;
      }
    } finally {
      flight?.cancel();
    }
  }

  async function* items(): AsyncGenerator<Item, void, undefined> {
    for await (const { items: wanted, skip, positionAfter } of visit()) {
      position = positionAfter(skip);
      for (const [index, item] of wanted.entries()) {
        signal?.throwIfAborted();
        position = positionAfter(skip + index + 1);
        yield item;
      }
    }
  }

  async function* pages(): AsyncGenerator<Page, void, undefined> {
    for await (const { page, positionAfter } of visit()) {
      position = positionAfter(Infinity);
      yield page;
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

/** Makes the function that gets a page and judges it. What that throws is noted with the place that was not reached. */
function createReach<Page, Item, At extends string | number | undefined>(
  walk: Walk<Page, Item, At>,
  signal: AbortSignal | undefined,
): (at: At, skip: number, flight: Flight<Page> | undefined) => Promise<Reached<Page, Item, At>> {
  const judge = walk.createJudge();
  return async (at, skip, flight) => {
    signal?.throwIfAborted();
    try {
      const page = await (flight ? flight.page : walk.fetchPage(at, { signal }));
      signal?.throwIfAborted();
      const found = walk.itemsOf(page) ?? [];
      return { page, found, ...judge(page, found, at) };
    } catch (error) {
      signal?.throwIfAborted();
      notePosition(error, standAt(at, skip));
      throw error;
    }
  };
}

interface Reached<Page, Item, At> extends Verdict<At> {
  page: Page;
  found: readonly Item[];
}

function standAt(page: string | number | undefined, skip: number): WalkPosition {
  return page === undefined ? { skip } : { page, skip };
}

function checkLimit(name: string, limit: number): void {
  if (!(limit >= 0)) throw new RangeError(`\`${name}\` is \`${limit}\`; give 0 or more, or leave it out for no limit.`);
}
