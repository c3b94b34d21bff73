import { checkOption, count, isCount } from "./check-option.js";
import { createLoopDetector } from "./create-loop-detector.js";
import type { PagedList, Paging } from "./list.js";
import type { PaginateOptions } from "./paginate-options.js";
import { PaginationLoopError } from "./pagination-loop-error.js";
import { type PrefetchedPage, prefetchPage } from "./prefetch-page.js";
import { keepFailure, type ResumeToken } from "./resume-token.js";

/**
 * A list that is fetched page by page while a loop asks for more.
 *
 * Each loop, each `.pages()` and each `.toArray()` is an iteration of its own, from the beginning. Nothing is fetched after
 * you leave a loop.
 *
 * @example
 * for await (const page of api.pets.iterate({ tag }).pages()) console.log(page.pets.length);
 */
export interface Paginator<Page, Item> extends AsyncIterable<Item> {
  /**
   * Iterates over whole pages. When `resumeFrom` points into a page, that page comes whole, too, unless all of its items are
   * done.
   */
  pages(): AsyncIterable<Page>;
  /**
   * Returns all items. If a fetch fails, it rejects with the error of the fetch: `getFetchedItems` returns the items fetched
   * before, and `getResumeToken` the token behind them. After an abort, `resumeToken` is where the iteration began.
   */
  toArray(): Promise<Item[]>;
  /** Where the latest iteration stands. Also readable after an error, an abort and a `break`. */
  readonly resumeToken: ResumeToken;
}

interface VisitedPage<Page, Item> {
  page: Page;
  /** Items to return: without those done before, and without those beyond `maxItems`. */
  items: readonly Item[];
  /** Marks this many more items as done. Behind the last item, the resume token points to the next page. */
  advance: (by: number) => void;
}

/** Creates the {@link Paginator} of a list. */
export function createPaginator<Page, Item, At extends string | number | undefined>(
  list: PagedList<Page, Item, At>,
  paging: Paging<Page, At>,
  options: PaginateOptions = {},
): Paginator<Page, Item> {
  // A copy, so that later changes by the caller have no effect.
  const given = { ...options };
  const { maxItems = Infinity, maxPages = Infinity, prefetch, signal, resumeFrom } = given;
  const { operation } = list;
  // The fetch checks that it is a real signal.
  const throwIfAborted = (): void => {
    if (signal?.aborted) throw signal.reason;
  };
  const tokenAt = (page: At, skip: number): ResumeToken => ({ operation, page, skip });
  const isAt = (at: unknown): at is At => (paging.style === "cursor" ? typeof at !== "object" : isCount(at));
  for (const [name, limit] of Object.entries({ maxItems, maxPages })) {
    checkOption(operation, name, limit, isCount(limit) || limit === Infinity, `${count}, or Infinity`);
  }
  const beginning = { ...(resumeFrom ?? tokenAt(paging.start, 0)) };
  const beginAt = beginning.page;
  checkOption(
    operation,
    "resumeFrom",
    resumeFrom,
    beginning.operation === operation && isCount(beginning.skip) && isAt(beginAt),
    `a resume token of this list, such as \`${JSON.stringify(tokenAt(paging.first, 3))}\``,
  );
  const firstAt = beginAt;
  let latest = { resumeToken: beginning };

  /**
   * Fetches page by page. The consumer calls `advance` for the items that it returns.
   *
   * `toArray` passes the array that it fills. Its public resume token moves only when these items reach the caller: at the
   * end, or with an error.
   */
  async function* visit(collected?: readonly Item[]): AsyncGenerator<VisitedPage<Page, Item>, void, undefined> {
    const own = (latest = { resumeToken: beginning });
    const follow = createLoopDetector(list, paging);
    let at = firstAt;
    let { skip } = beginning;
    let left = maxItems;
    let token = beginning;
    let lastGood = beginning;
    let prefetched: PrefetchedPage<Page> | undefined;
    const moveTo = (next: ResumeToken): void => {
      token = next;
      if (!collected) own.resumeToken = next;
    };
    try {
      for (let fetched = 1; fetched <= maxPages && left > 0; fetched += 1) {
        throwIfAborted();
        const page = await (prefetched?.page ?? list.fetchPage(at, given));
        prefetched = undefined;
        throwIfAborted();
        const listed = list.getItems(page);
        // Services write an empty list as null, `""` or `{}`.
        const entries = Array.isArray(listed) ? listed : [];
        const items: readonly Item[] = entries.filter((item) => (item ?? undefined) !== undefined);
        const { next, loop, isRepeated } = follow(page, items, entries.length, at);
        const behind = tokenAt(at, items.length);
        const end = next === undefined ? behind : tokenAt(next, 0);
        const wanted = isRepeated ? [] : items.slice(skip, skip + left);
        left -= wanted.length;
        const goesOn = fetched < maxPages && left > 0;
        if (prefetch && next !== undefined && !loop && goesOn) {
          prefetched = prefetchPage((fetchSignal) => list.fetchPage(next, { ...given, signal: fetchSignal }), signal);
        }
        const advance = (by: number): void => {
          skip += by;
          moveTo(skip < items.length ? tokenAt(at, skip) : end);
        };
        if (isRepeated) moveTo(next === undefined ? lastGood : end);
        else if (wanted.length > 0 || skip === 0) yield { page, items: wanted, advance };
        if (loop && (isRepeated || goesOn)) throw new PaginationLoopError(operation, loop, token);
        if (next === undefined || !goesOn) break;
        lastGood = behind;
        at = next;
        skip = 0;
      }
      own.resumeToken = token;
    } catch (error) {
      throwIfAborted();
      if (keepFailure(error, { resumeToken: token, items: collected })) own.resumeToken = token;
      throw error;
    } finally {
      prefetched?.controller.abort();
    }
  }

  async function* iterateItems(): AsyncGenerator<Item, void, undefined> {
    for await (const { items, advance } of visit()) {
      advance(0);
      for (const item of items) {
        throwIfAborted();
        advance(1);
        yield item;
      }
    }
  }

  async function* iteratePages(): AsyncGenerator<Page, void, undefined> {
    for await (const { page, advance } of visit()) {
      advance(Infinity);
      yield page;
    }
  }

  return {
    [Symbol.asyncIterator]: iterateItems,
    pages: iteratePages,
    async toArray() {
      const all: Item[] = [];
      for await (const { items, advance } of visit(all)) {
        for (const item of items) all.push(item);
        advance(items.length);
      }
      return all;
    },
    get resumeToken() {
      return latest.resumeToken;
    },
  };
}
