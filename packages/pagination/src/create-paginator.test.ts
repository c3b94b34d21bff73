// Properties of every list, for any style and any page sizes.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { iterateCursor } from "./iterate-cursor.js";
import { iterateOffset } from "./iterate-offset.js";
import { iteratePages } from "./iterate-pages.js";
import type { Paginator } from "./create-paginator.js";
import type { PaginateOptions } from "./paginate-options.js";
import type { ResumeToken } from "./resume-token.js";

interface Page {
  items: number[];
  index: number;
  more: boolean;
}

interface List {
  style: "cursor" | "page" | "offset";
  /** Number of items on each page. */
  sizes: number[];
}

// A list by page number may have at most ten empty pages in a row.
const sizes = fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 10 });
const lists: fc.Arbitrary<List> = fc.oneof(
  fc.record({ style: fc.constantFrom("cursor" as const, "page" as const), sizes }),
  // An empty page does not move an offset, so only the last page may be empty.
  fc.record({
    style: fc.constant("offset" as const),
    sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
  }),
);

function pagesOf({ sizes: counts }: List): Page[] {
  let next = 0;
  return counts.map((size, index) => {
    const items = Array.from({ length: size }, (_, place) => next + place);
    next += size;
    return { items, index, more: index < counts.length - 1 };
  });
}

function open(list: List, options?: PaginateOptions) {
  const pages = pagesOf(list);
  const requested: number[] = [];
  const fetched = async (index: number): Promise<Page> => {
    requested.push(index);
    const page = pages[index];
    if (page === undefined) throw new Error(`There is no page ${index}.`);
    return page;
  };
  const common = {
    operation: "numbers.list",
    getItems: (page: Page) => page.items,
    hasMore: (page: Page) => page.more,
  };
  const styles = {
    cursor: () =>
      iterateCursor<Page, number, string>(
        {
          ...common,
          fetchPage: (cursor = "c0") => fetched(Number(cursor.slice(1))),
          getNextCursor: (page) => (page.more ? `c${page.index + 1}` : undefined),
          first: "c0",
        },
        options,
      ),
    page: () => iteratePages<Page, number>({ ...common, fetchPage: (number) => fetched(number - 1) }, options),
    offset: () =>
      iterateOffset<Page, number>(
        { ...common, fetchPage: (offset) => fetched(pages.findIndex(({ items }) => items[0] === offset)) },
        options,
      ),
  } satisfies Record<List["style"], () => Paginator<Page, number>>;
  return { paginator: styles[list.style](), requested, all: pages.flatMap(({ items }) => items), pages };
}

/** Reads up to and including the item `last`. Returns these items and the resume token after them. */
async function readTo(last: number, list: List): Promise<{ received: number[]; resumeToken: ResumeToken }> {
  const { paginator } = open(list);
  const received: number[] = [];
  for await (const item of paginator) {
    received.push(item);
    if (item === last) break;
  }
  return { received, resumeToken: structuredClone(paginator.resumeToken) };
}

test("returns every item once, in order, and fetches every page once", async () => {
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      const { paginator, requested, all, pages } = open(list);

      expect(await paginator.toArray()).toEqual(all);
      expect(requested).toEqual(pages.map(({ index }) => index));
    }),
  );
});

test("resumes after a stop at any item, without losing or repeating one", async () => {
  await fc.assert(
    fc.asyncProperty(lists, fc.nat({ max: 40 }), async (list, stop) => {
      const { received, resumeToken } = await readTo(stop, list);
      const rest = open(list, { resumeFrom: resumeToken });

      expect([...received, ...(await rest.paginator.toArray())]).toEqual(rest.all);
    }),
  );
});

test("resumes again and again without losing or repeating an item", async () => {
  await fc.assert(
    fc.asyncProperty(lists, fc.integer({ min: 1, max: 3 }), async (list, maxItems) => {
      const received: number[] = [];
      let resumeFrom: ResumeToken | undefined;
      for (;;) {
        const { paginator } = open(list, { maxItems, resumeFrom });
        const some = await paginator.toArray();
        if (some.length === 0) break;
        received.push(...some);
        resumeFrom = paginator.resumeToken;
      }

      expect(received).toEqual(open(list).all);
    }),
  );
});

test("resumes with the next item when a loop over pages stopped after a page", async () => {
  await fc.assert(
    fc.asyncProperty(lists, fc.nat({ max: 12 }), async (list, stop) => {
      const { paginator, all } = open(list);
      const received: number[] = [];
      for await (const page of paginator.pages()) {
        received.push(...page.items);
        if (page.index === stop) break;
      }
      const rest = open(list, { resumeFrom: paginator.resumeToken });

      expect([...received, ...(await rest.paginator.toArray())]).toEqual(all);
    }),
  );
});

test("stops at a limit and fetches no page beyond it", async () => {
  await fc.assert(
    fc.asyncProperty(lists, fc.nat({ max: 40 }), fc.nat({ max: 12 }), async (list, maxItems, maxPages) => {
      const { paginator, requested, all, pages } = open(list, { maxItems, maxPages });
      const reachable = pages.slice(0, maxPages).flatMap(({ items }) => items).length;
      const ends = pages.map(({ index }) => pages.slice(0, index + 1).flatMap(({ items }) => items).length);
      const needed = maxItems === 0 ? 0 : ends.findIndex((end) => end >= maxItems) + 1 || pages.length;

      expect(await paginator.toArray()).toEqual(all.slice(0, Math.min(maxItems, reachable)));
      expect(requested).toHaveLength(Math.min(needed, maxPages));
    }),
  );
});

test("ends, or throws an error of a loop, and returns no item twice, wherever cursors lead", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 12 }), async (nexts) => {
      const received: number[] = [];
      const paginator = iterateCursor<number, number, number>({
        operation: "numbers.list",
        fetchPage: async (cursor = 0) => cursor,
        getItems: (page) => [page],
        getNextCursor: (page) => nexts[page],
        first: 0,
      });

      const ended = (async () => {
        for await (const item of paginator) received.push(item);
      })();

      const outcome = await ended.then(
        () => "done",
        (error: Error) => error.name,
      );
      expect(["done", "PaginationLoopError"]).toContain(outcome);
      expect(new Set(received).size).toBe(received.length);
    }),
  );
});
