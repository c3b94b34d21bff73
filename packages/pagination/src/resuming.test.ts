// What a walk owes to one that stopped before it: nothing lost, nothing twice, and no page fetched again in a circle.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { iterateCursor } from "./iterate-cursor.js";
import { iterateOffset } from "./iterate-offset.js";
import { iteratePages } from "./iterate-pages.js";
import type { Pages } from "./pages.js";
import { fetchedItemsOf, positionOf } from "./position-of.js";
import type { WalkOptions, WalkPosition } from "./walk-options.js";

interface Page {
  items: number[];
  next: number | undefined;
}

interface Service {
  style: "cursor" | "page" | "offset";
  pages: Page[];
  /** What the fetch of page `index` is to throw, the `count`th time in the story. */
  breaks: (index: number, count: number) => void;
}

/** Opens a list of numbers; `count` is of all fetches, those of earlier walks over the same service included. */
function createList({ style, pages, breaks }: Service) {
  let count = 0;
  const fetched = async (index: number): Promise<Page> => {
    count += 1;
    breaks(index, count);
    const page = pages[index];
    if (page === undefined) throw new Error(`There is no page ${index}.`);
    return page;
  };
  return (options: WalkOptions): Pages<Page, number> => {
    const list = { operation: "numbers.list", itemsOf: (page: Page) => page.items };
    const hasMore = (page: Page): boolean => page.next !== undefined;
    const styles = {
      cursor: () =>
        iterateCursor<Page, number, number>(
          { ...list, fetchPage: (cursor = 0) => fetched(cursor), nextCursor: (page) => page.next, first: 0 },
          options,
        ),
      page: () => iteratePages<Page, number>({ ...list, hasMore, fetchPage: (number) => fetched(number - 1) }, options),
      offset: () =>
        iterateOffset<Page, number>(
          { ...list, hasMore, fetchPage: (offset) => fetched(pages.findIndex(({ items }) => items[0] === offset)) },
          options,
        ),
    } satisfies Record<Service["style"], () => Pages<Page, number>>;
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

/** The ways to take what a walk hands out. */
const takes = {
  items: async (walk: Pages<Page, number>, met: number[]) => {
    for await (const item of walk) met.push(item);
  },
  pages: async (walk: Pages<Page, number>, met: number[]) => {
    for await (const page of walk.pages()) met.push(...page.items);
  },
  array: async (walk: Pages<Page, number>, met: number[]) => {
    try {
      met.push(...(await walk.toArray()));
    } catch (error) {
      met.push(...(fetchedItemsOf<number>(error) ?? []));
      throw error;
    }
  },
};

const stories = fc.record({
  style: fc.constantFrom("cursor" as const, "page" as const, "offset" as const),
  sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }),
  take: fc.constantFrom("items" as const, "pages" as const, "array" as const),
  // Fetches, counted over the whole story, that go wrong.
  broken: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
  by: fc.constantFrom("error" as const, "abort" as const),
  prefetch: fc.boolean(),
});

/** Takes up the walk again and again where the last one stood, until one ends well. */
async function tellStory({
  style,
  sizes,
  take,
  broken,
  by,
  prefetch,
}: typeof stories extends fc.Arbitrary<infer Story> ? Story : never) {
  const pages = createPages(sizes);
  let controller = new AbortController();
  const open = createList({
    style,
    pages,
    breaks: (_, count) => {
      if (!broken.includes(count)) return;
      if (by === "error") throw new Error(`fetch ${count} failed`);
      controller.abort(new Error("aborted"));
    },
  });
  const met: number[] = [];
  const stood: WalkPosition[] = [];
  const told: (WalkPosition | undefined)[] = [];
  let from: WalkPosition | undefined;
  for (let tries = 0; tries <= broken.length; tries += 1) {
    controller = new AbortController();
    const walk = open({ prefetch, from, signal: controller.signal });
    try {
      await takes[take](walk, met);
      from = walk.position;
      break;
    } catch (error) {
      from = walk.position;
      told.push(by === "error" ? positionOf(error) : from);
      stood.push(from);
    }
  }
  return { met, all: pages.flatMap(({ items }) => items), last: from, open, told, stood };
}

test("a walk that is interrupted anywhere and taken up again loses nothing and doubles nothing, however it is taken", async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const { met, all, told, stood } = await tellStory(story);

      expect(met).toEqual(all);
      expect(told).toEqual(stood);
    }),
    { numRuns: 400 },
  );
});

test("a walk that came to its end hands out nothing when it is taken up again, however it is taken", async () => {
  await fc.assert(
    fc.asyncProperty(
      stories,
      fc.constantFrom("items" as const, "pages" as const, "array" as const),
      async (given, take) => {
        const { last, open } = await tellStory({ ...given, broken: [] });
        const met: number[] = [];

        await takes[take](open({ from: last }), met);

        expect(met).toEqual([]);
      },
    ),
  );
});

test("an abort with the error of another walk leaves that error's position as it is", async () => {
  const broken = new Error("connection reset");
  const controller = new AbortController();
  const breaks = (): void => {
    throw broken;
  };
  const failing = createList({ style: "page", pages: [], breaks })({ maxPages: 7 });
  await failing.toArray().catch((error: unknown) => controller.abort(error));

  const sibling = createList({ style: "cursor", pages: createPages([1]), breaks: () => {} });
  await expect(sibling({ signal: controller.signal }).toArray()).rejects.toBe(broken);

  expect(positionOf(broken)).toEqual({ operation: "numbers.list", page: 1, skip: 0 });
});

test("whole pages go on with the one that the position lies in", async () => {
  const open = createList({ style: "cursor", pages: createPages([2, 2]), breaks: () => {} });
  const walk = open({ maxItems: 1 });
  await walk.toArray();

  const pages: number[][] = [];
  for await (const page of open({ from: walk.position }).pages()) pages.push(page.items);

  expect(pages).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test("no walk by cursor fetches a page twice, nor goes back to where the list begins, resumed or not", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 9 }), { minLength: 10, maxLength: 10 }),
      fc.option(fc.nat({ max: 9 }), { nil: undefined }),
      fc.option(fc.nat({ max: 9 }), { nil: undefined }),
      fc.boolean(),
      async (nexts, start, resumed, prefetch) => {
        const asked: (number | undefined)[] = [];
        const walk = iterateCursor<number, number, number>(
          {
            operation: "numbers.list",
            fetchPage: async (cursor) => {
              asked.push(cursor);
              return cursor ?? 0;
            },
            itemsOf: (page) => [page],
            nextCursor: (page) => nexts[page],
            first: 0,
            start,
          },
          { prefetch, from: resumed === undefined ? undefined : { operation: "numbers.list", page: resumed, skip: 0 } },
        );

        await expect(walk.toArray()).rejects.toThrow("came back");

        expect(new Set(asked.map((cursor) => cursor ?? 0)).size).toBe(asked.length);
        expect(asked.slice(1)).not.toContain(0);
        expect(asked.slice(1)).not.toContain(start);
      },
    ),
  );
});

test("a walk that is taken up in a circle does not begin the list anew", async () => {
  const asked: (string | undefined)[] = [];
  const nexts: Record<string, string> = { A: "B", B: "A" };
  const walk = iterateCursor<string, string, string>(
    {
      operation: "letters.list",
      fetchPage: async (cursor) => {
        asked.push(cursor);
        return cursor ?? "A";
      },
      itemsOf: (page) => [page],
      nextCursor: (page) => nexts[page],
      start: "A",
    },
    { from: { operation: "letters.list", page: "B", skip: 0 } },
  );
  const met: string[] = [];

  const ended = (async () => {
    for await (const letter of walk) met.push(letter);
  })();

  await expect(ended).rejects.toThrow("cursor `A` came back");
  expect(met).toEqual(["B"]);
  expect(asked).toEqual(["B"]);
});

test("the position is that of the walk that began last, whichever of them moves", async () => {
  const walk = createList({ style: "cursor", pages: createPages([2, 2]), breaks: () => {} })({});
  const [one, other] = [walk[Symbol.asyncIterator](), walk[Symbol.asyncIterator]()];

  await one.next();
  await other.next();
  await one.next();
  await one.next();

  expect(walk.position).toEqual({ operation: "numbers.list", page: undefined, skip: 1 });
});

test("a walk begins where `from` was when it was given, in each loop", async () => {
  const from = { operation: "numbers.list", page: 1, skip: 1 };
  const walk = createList({ style: "cursor", pages: createPages([2, 2]), breaks: () => {} })({ from });

  from.skip = 0;

  expect(await walk.toArray()).toEqual([3]);
});
