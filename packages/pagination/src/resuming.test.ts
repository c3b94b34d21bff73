// A resumed paginator loses nothing, repeats nothing, and fetches no page again in a loop.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.js";
import { iterateCursor } from "./iterate-cursor.js";
import { iterateOffset } from "./iterate-offset.js";
import { iteratePages } from "./iterate-pages.js";
import type { Paginator } from "./create-paginator.js";
import type { PaginateOptions } from "./paginate-options.js";
import { getFetchedItems, getResumeToken, type ResumeToken } from "./resume-token.js";

interface Page {
  items: number[];
  next: number | undefined;
}

interface Service {
  style: "cursor" | "page" | "offset";
  pages: Page[];
  /** Throws if the fetch of page `index` fails. `count` numbers the fetches of all paginators, from 1 on. */
  throwIfBroken: (index: number, count: number) => void;
}

/** Creates the function that paginates a list of numbers. */
function createList({ style, pages, throwIfBroken }: Service) {
  let count = 0;
  const fetched = async (index: number): Promise<Page> => {
    count += 1;
    throwIfBroken(index, count);
    const page = pages[index];
    if (page === undefined) throw new Error(`There is no page ${index}.`);
    return page;
  };
  return (options: PaginateOptions): Paginator<Page, number> => {
    const list = { operation: "numbers.list", getItems: (page: Page) => page.items };
    const hasMore = (page: Page): boolean => page.next !== undefined;
    const styles = {
      cursor: () =>
        iterateCursor<Page, number, number>(
          { ...list, fetchPage: (cursor = 0) => fetched(cursor), getNextCursor: (page) => page.next, first: 0 },
          options,
        ),
      page: () => iteratePages<Page, number>({ ...list, hasMore, fetchPage: (number) => fetched(number - 1) }, options),
      offset: () =>
        iterateOffset<Page, number>(
          { ...list, hasMore, fetchPage: (offset) => fetched(pages.findIndex(({ items }) => items[0] === offset)) },
          options,
        ),
    } satisfies Record<Service["style"], () => Paginator<Page, number>>;
    return styles[style]();
  };
}

function createPages(sizes: readonly number[]): Page[] {
  let first = 0;
  return sizes.map((size, index) => {
    const items = Array.from({ length: size }, (_, place) => first + place);
    first += size;
    return { items, next: index < sizes.length - 1 ? index + 1 : undefined };
  });
}

/** All methods of reading a paginator. */
const readers = {
  items: async (paginator: Paginator<Page, number>, received: number[]) => {
    for await (const item of paginator) received.push(item);
  },
  pages: async (paginator: Paginator<Page, number>, received: number[]) => {
    for await (const page of paginator.pages()) received.push(...page.items);
  },
  array: async (paginator: Paginator<Page, number>, received: number[]) => {
    try {
      received.push(...(await paginator.toArray()));
    } catch (error) {
      received.push(...(getFetchedItems<number>(error) ?? []));
      throw error;
    }
  },
};

const setups = fc.record({
  style: fc.constantFrom("cursor" as const, "page" as const, "offset" as const),
  sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }),
  reader: fc.constantFrom("items" as const, "pages" as const, "array" as const),
  // Numbers of the fetches that fail, among those of all paginators.
  broken: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
  interruption: fc.constantFrom("error" as const, "abort" as const),
  prefetch: fc.boolean(),
});

/** Resumes again and again where the last paginator stopped, until one ends without an error. */
async function run({
  style,
  sizes,
  reader,
  broken,
  interruption,
  prefetch,
}: typeof setups extends fc.Arbitrary<infer Setup> ? Setup : never) {
  const pages = createPages(sizes);
  let controller = new AbortController();
  const open = createList({
    style,
    pages,
    throwIfBroken: (_, count) => {
      if (!broken.includes(count)) return;
      if (interruption === "error") throw new Error(`fetch ${count} failed`);
      controller.abort(new Error("aborted"));
    },
  });
  const received: number[] = [];
  const expected: ResumeToken[] = [];
  const fromErrors: (ResumeToken | undefined)[] = [];
  let resumeFrom: ResumeToken | undefined;
  for (let tries = 0; tries <= broken.length; tries += 1) {
    controller = new AbortController();
    const paginator = open({ prefetch, resumeFrom, signal: controller.signal });
    try {
      await readers[reader](paginator, received);
      resumeFrom = paginator.resumeToken;
      break;
    } catch (error) {
      resumeFrom = paginator.resumeToken;
      fromErrors.push(interruption === "error" ? getResumeToken(error) : resumeFrom);
      expected.push(resumeFrom);
    }
  }
  return { received, all: pages.flatMap(({ items }) => items), last: resumeFrom, open, fromErrors, expected };
}

test("resumes after any interruption without losing or repeating an item, for each reading method", async () => {
  await fc.assert(
    fc.asyncProperty(setups, async (setup) => {
      const { received, all, fromErrors, expected } = await run(setup);

      expect(received).toEqual(all);
      expect(fromErrors).toEqual(expected);
    }),
    { numRuns: inCI(400, 60) },
  );
});

test("returns nothing when resumed after the end, for each reading method", async () => {
  await fc.assert(
    fc.asyncProperty(
      setups,
      fc.constantFrom("items" as const, "pages" as const, "array" as const),
      async (given, reader) => {
        const { last, open } = await run({ ...given, broken: [] });
        const received: number[] = [];

        await readers[reader](open({ resumeFrom: last }), received);

        expect(received).toEqual([]);
      },
    ),
  );
});

test("an abort with another paginator's error as reason leaves that error's token unchanged", async () => {
  const broken = new Error("connection reset");
  const controller = new AbortController();
  const throwIfBroken = (): void => {
    throw broken;
  };
  const failing = createList({ style: "page", pages: [], throwIfBroken })({ maxPages: 7 });
  await failing.toArray().catch((error: unknown) => controller.abort(error));

  const sibling = createList({ style: "cursor", pages: createPages([1]), throwIfBroken: () => {} });
  await expect(sibling({ signal: controller.signal }).toArray()).rejects.toBe(broken);

  expect(getResumeToken(broken)).toEqual({ operation: "numbers.list", page: 1, skip: 0 });
});

test("`.pages()` resumes with the whole page that the token points into", async () => {
  const open = createList({ style: "cursor", pages: createPages([2, 2]), throwIfBroken: () => {} });
  const paginator = open({ maxItems: 1 });
  await paginator.toArray();

  const pages: number[][] = [];
  for await (const page of open({ resumeFrom: paginator.resumeToken }).pages()) pages.push(page.items);

  expect(pages).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test("a cursor list never fetches a page twice or returns to its first page, resumed or not", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 9 }), { minLength: 10, maxLength: 10 }),
      fc.option(fc.nat({ max: 9 }), { nil: undefined }),
      fc.option(fc.nat({ max: 9 }), { nil: undefined }),
      fc.boolean(),
      async (nexts, start, resumed, prefetch) => {
        const requested: (number | undefined)[] = [];
        const paginator = iterateCursor<number, number, number>(
          {
            operation: "numbers.list",
            fetchPage: async (cursor) => {
              requested.push(cursor);
              return cursor ?? 0;
            },
            getItems: (page) => [page],
            getNextCursor: (page) => nexts[page],
            first: 0,
            start,
          },
          {
            prefetch,
            resumeFrom: resumed === undefined ? undefined : { operation: "numbers.list", page: resumed, skip: 0 },
          },
        );

        await expect(paginator.toArray()).rejects.toThrow("was visited before");

        expect(new Set(requested.map((cursor) => cursor ?? 0)).size).toBe(requested.length);
        expect(requested.slice(1)).not.toContain(0);
        expect(requested.slice(1)).not.toContain(start);
      },
    ),
  );
});

test("a paginator resumed inside a loop does not begin the list again", async () => {
  const requested: (string | undefined)[] = [];
  const nexts: Record<string, string> = { A: "B", B: "A" };
  const paginator = iterateCursor<string, string, string>(
    {
      operation: "letters.list",
      fetchPage: async (cursor) => {
        requested.push(cursor);
        return cursor ?? "A";
      },
      getItems: (page) => [page],
      getNextCursor: (page) => nexts[page],
      start: "A",
    },
    { resumeFrom: { operation: "letters.list", page: "B", skip: 0 } },
  );
  const received: string[] = [];

  const ended = (async () => {
    for await (const letter of paginator) received.push(letter);
  })();

  await expect(ended).rejects.toThrow("cursor `A` was visited before");
  expect(received).toEqual(["B"]);
  expect(requested).toEqual(["B"]);
});

test("`resumeToken` is the token of the latest iteration, even when an earlier one moves", async () => {
  const paginator = createList({ style: "cursor", pages: createPages([2, 2]), throwIfBroken: () => {} })({});
  const [one, other] = [paginator[Symbol.asyncIterator](), paginator[Symbol.asyncIterator]()];

  await one.next();
  await other.next();
  await one.next();
  await one.next();

  expect(paginator.resumeToken).toEqual({ operation: "numbers.list", page: undefined, skip: 1 });
});

test("later changes of `resumeFrom` have no effect", async () => {
  const resumeFrom = { operation: "numbers.list", page: 1, skip: 1 };
  const paginator = createList({ style: "cursor", pages: createPages([2, 2]), throwIfBroken: () => {} })({
    resumeFrom,
  });

  resumeFrom.skip = 0;

  expect(await paginator.toArray()).toEqual([3]);
});
