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
   * Iterates over whole pages. When `resumeFrom` points into a page, that page is returned whole, too, unless all of its items
   * are done.
   */
  pages(): AsyncIterable<Page>;
  /**
   * Returns all items. If a fetch fails, it rejects with the error of the fetch: `getFetchedItems` returns the items fetched
   * before, and `getResumeToken` the token after them. After an abort, `resumeToken` is where the iteration began.
   */
  toArray(): Promise<Item[]>;
  /** Where the latest iteration can go on. Also readable after an error, an abort and a `break`. */
  readonly resumeToken: ResumeToken;
}

interface VisitedPage<Page, Item> {
  page: Page;
  /** Items to return, without items done before and items beyond `maxItems`. */
  items: readonly Item[];
  /** Marks this many more items as done. After the last item, the resume token points to the next page. */
  advance: (count: number) => void;
}

/** Creates the {@link Paginator} of a list. */
export function createPaginator<Page, Item, Selector extends string | number | undefined>(
  list: PagedList<Page, Item, Selector>,
  paging: Paging<Page, Selector>,
  options: PaginateOptions = {},
): Paginator<Page, Item> {
  // A copy, so that later changes by the caller have no effect.
  const given = { ...options };
  const { maxItems = Infinity, maxPages = Infinity, prefetch, signal, resumeFrom } = given;
  const { operation } = list;
  // Calls no method of the signal: untyped code may pass another value, which the fetch reports.
  const throwIfAborted = (): void => {
    if (signal?.aborted) throw signal.reason;
  };
  const createToken = (page: Selector, skip: number): ResumeToken => ({ operation, page, skip });
  const isSelector = (selector: unknown): selector is Selector =>
    paging.isCounted ? isCount(selector) : typeof selector !== "object";
  for (const [name, limit] of Object.entries({ maxItems, maxPages })) {
    checkOption(operation, name, limit, isCount(limit) || limit === Infinity, `${count}, or Infinity`);
  }
  const beginning = { ...(resumeFrom ?? createToken(paging.start, 0)) };
  const beginSelector = beginning.page;
  checkOption(
    operation,
    "resumeFrom",
    resumeFrom,
    beginning.operation === operation && isCount(beginning.skip) && isSelector(beginSelector),
    `a resume token of this list, such as \`${JSON.stringify(createToken(paging.first, 3))}\``,
  );
  // The type of `beginSelector` is not narrow within `visit`. This constant keeps the type that the check above ensures.
  const startSelector = beginSelector;
  let latest = { resumeToken: beginning };

  /**
   * Fetches page by page. The consumer calls `advance` for the items that it returns.
   *
   * `toArray` passes the array that it fills. Its public resume token moves only when these items reach the caller: at the
   * end, or with an error.
   */
  async function* visit(collected?: readonly Item[]): AsyncGenerator<VisitedPage<Page, Item>, void, undefined> {
    const state = { resumeToken: beginning };
    latest = state;
    const follow = createLoopDetector(list, paging);
    let selector = startSelector;
    let { skip } = beginning;
    let left = maxItems;
    let token = beginning;
    let lastGood = beginning;
    let prefetched: PrefetchedPage<Page> | undefined;
    const moveTo = (next: ResumeToken): void => {
      token = next;
      if (!collected) state.resumeToken = next;
    };
    try {
      for (let fetched = 1; fetched <= maxPages && left > 0; fetched += 1) {
        throwIfAborted();
        const page = await (prefetched?.page ?? list.fetchPage(selector, given));
        prefetched = undefined;
        throwIfAborted();
        const listed = list.getItems(page);
        // Services write an empty list as null, `""` or `{}`.
        const entries = Array.isArray(listed) ? listed : [];
        const items: readonly Item[] = entries.filter((item) => (item ?? undefined) !== undefined);
        const { next, loop, isRepeated } = follow(page, items, entries.length, selector);
        const afterPage = createToken(selector, items.length);
        const end = next === undefined ? afterPage : createToken(next, 0);
        const wanted = isRepeated ? [] : items.slice(skip, skip + left);
        left -= wanted.length;
        const goesOn = fetched < maxPages && left > 0;
        if (prefetch && next !== undefined && !loop && goesOn) {
          prefetched = prefetchPage((fetchSignal) => list.fetchPage(next, { ...given, signal: fetchSignal }), signal);
        }
        const advance = (done: number): void => {
          skip += done;
          moveTo(skip < items.length ? createToken(selector, skip) : end);
        };
        if (isRepeated) moveTo(next === undefined ? lastGood : end);
        else if (wanted.length > 0 || skip === 0) yield { page, items: wanted, advance };
        if (loop && (isRepeated || goesOn)) throw new PaginationLoopError(operation, loop, token);
        if (next === undefined || !goesOn) break;
        lastGood = afterPage;
        selector = next;
        skip = 0;
      }
      state.resumeToken = token;
    } catch (error) {
      throwIfAborted();
      if (keepFailure(error, { resumeToken: token, items: collected })) state.resumeToken = token;
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
