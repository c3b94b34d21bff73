import { checkOption, count, isCount } from "./check-option.js";
import { createLoopDetector } from "./create-loop-detector.js";
import { prefetchPage, type PrefetchedPage } from "./prefetch-page.js";
import type { List, Style } from "./list.js";
import { PaginationLoopError } from "./pagination-loop-error.js";
import { keepFailure } from "./resume-token.js";
import type { PaginateOptions, ResumeToken } from "./paginate-options.js";

/**
 * A list, walked page after page while a loop asks for more.
 *
 * Each loop over it, each `.pages()` and each `.toArray()` is a walk of its own, from the beginning. Leaving a loop
 * fetches nothing more.
 *
 * @example
 * for await (const page of api.pets.iterate({ tag }).pages()) console.log(page.pets.length);
 */
export interface Paginator<Page, Item> extends AsyncIterable<Item> {
  /**
   * Walks page by page: each comes whole, the first one too when `resumeFrom` lies in the midst of it. One of which all items
   * are done does not come again.
   */
  pages(): AsyncIterable<Page>;
  /**
   * Returns all items. When a page fails, it rejects with what the fetch threw: `getFetchedItems` that error are the items
   * that arrived before, and `getResumeToken` it lies behind them. An abort leaves `resumeToken` where the walk began.
   */
  toArray(): Promise<Item[]>;
  /** Where the walk that began last stands; stays readable after an error, an abort and a `break`. */
  readonly resumeToken: ResumeToken;
}

interface Visit<Page, Item> {
  page: Page;
  /** Those to hand out: neither what an earlier walk has handed out nor what is beyond `maxItems`. */
  items: readonly Item[];
  /** Moves the walk on by so many of them; past the last one it stands where the next page is. */
  move: (by: number) => void;
}

/** Turns one style of list into {@link Paginator}. */
export function createPaginator<Page, Item, At extends string | number | undefined>(
  list: List<Page, Item, At>,
  style: Style<Page, At>,
  options: PaginateOptions = {},
): Paginator<Page, Item> {
  // What the caller changes later is of no account.
  const given = { ...options };
  const { maxItems = Infinity, maxPages = Infinity, prefetch, signal, resumeFrom } = given;
  const { operation } = list;
  // Whether it is a signal at all is for the fetch to judge.
  const heedAbort = (): void => {
    if (signal?.aborted) throw signal.reason;
  };
  const standAt = (page: At, skip: number): ResumeToken => ({ operation, page, skip });
  const isPage = (page: unknown): page is At => (style.what === "cursor" ? typeof page !== "object" : isCount(page));
  for (const [name, limit] of Object.entries({ maxItems, maxPages })) {
    checkOption(operation, name, limit, isCount(limit) || limit === Infinity, `${count} or Infinity`);
  }
  const beginning = { ...(resumeFrom ?? standAt(style.start, 0)) };
  const asked = beginning.page;
  const example = JSON.stringify(standAt(style.first, 3));
  checkOption(
    operation,
    "resumeFrom",
    resumeFrom,
    beginning.operation === operation && isCount(beginning.skip) && isPage(asked),
    `a \`resumeToken\`: \`${example}\``,
  );
  const beginAt = asked;
  let last = { resumeToken: beginning };

  /**
   * Visits the pages; who takes their items moves the walk. With `all`, the items that are kept for the end, the walk
   * stands where it began until they are handed out: all at once, or beside an error.
   */
  async function* visit(all?: readonly Item[]): AsyncGenerator<Visit<Page, Item>, void, undefined> {
    const own = (last = { resumeToken: beginning });
    const judge = createLoopDetector(list, style);
    let at = beginAt;
    let { skip } = beginning;
    let left = maxItems;
    let stand = beginning;
    let lastGood = beginning;
    let prefetched: PrefetchedPage<Page> | undefined;
    const standThere = (resumeToken: ResumeToken): void => {
      stand = resumeToken;
      if (!all) own.resumeToken = resumeToken;
    };
    try {
      for (let fetched = 1; fetched <= maxPages && left > 0; fetched += 1) {
        heedAbort();
        const page = await (prefetched?.page ?? list.fetchPage(at, given));
        prefetched = undefined;
        heedAbort();
        const listed = list.getItems(page);
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
          prefetched = prefetchPage((either) => list.fetchPage(next, { ...given, signal: either }), signal);
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
      own.resumeToken = stand;
    } catch (error) {
      heedAbort();
      if (keepFailure(error, { resumeToken: stand, items: all })) own.resumeToken = stand;
      throw error;
    } finally {
      prefetched?.controller.abort();
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
    get resumeToken() {
      return last.resumeToken;
    },
  };
}
