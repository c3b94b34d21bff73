// Every paginator ends, whatever the service sends, and reads a valid list to its end.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.js";
import { iterateCursor } from "./iterate-cursor.js";
import { iterateOffset } from "./iterate-offset.js";
import { iteratePages } from "./iterate-pages.js";
import type { Paginator } from "./create-paginator.js";
import type { PaginateOptions } from "./paginate-options.js";

interface Song {
  id: number | string | null;
  title: string;
  url: string;
}

interface Page {
  items: unknown;
  more: unknown;
  next: unknown;
}

type Style = "cursor" | "page" | "offset";

/** Opens a list. `respond` returns the page for each request, by its number from 0 on. */
function open(style: Style, hasKeys: boolean, respond: (count: number) => Page, options: PaginateOptions = {}) {
  const pages: Page[] = [];
  const fetchPage = async (): Promise<Page> => {
    const page = respond(pages.length);
    pages.push(page);
    return page;
  };
  // A service may send anything, but the types of generated code describe documented responses.
  const list = {
    operation: "songs.list",
    fetchPage,
    getItems: (page: Page) => page.items as Song[],
    hasMore: (page: Page) => page.more as boolean,
    ...(hasKeys && { getKey: (song: Song) => song.id }),
  };
  const paginators = {
    cursor: () =>
      iterateCursor<Page, Song, string>({ ...list, getNextCursor: (page) => page.next as string, first: "0" }, options),
    page: () => iteratePages<Page, Song>(list, options),
    offset: () => iterateOffset<Page, Song>(list, options),
  } satisfies Record<Style, () => Paginator<Page, Song>>;
  return { paginator: paginators[style](), pages };
}

/** Reads the pages until the list ends, or until a `PaginationLoopError`. Throws any other error, and after too many requests. */
async function drain(paginator: Paginator<Page, Song>, maxRequests: number, pages: readonly Page[]) {
  const returned: Song[][] = [];
  let ended = "at the end";
  try {
    for await (const page of paginator.pages()) {
      if (pages.length > maxRequests) throw new Error(`More than ${maxRequests} requests.`);
      returned.push(songsOf(page));
    }
  } catch (error) {
    ended = error instanceof Error ? error.name : String(error);
    if (ended !== "PaginationLoopError") throw error;
  }
  return { returned, ended };
}

function songsOf({ items }: Page): Song[] {
  return Array.isArray(items) ? items.filter((item) => item !== null) : [];
}

let signature = 0;

/** A song whose address has a new signature in each response. */
function sign(id: number): Song {
  signature += 1;
  return { id, title: `Song ${id}`, url: `https://cdn.example/${id}.mp3?expires=${signature}&signature=${signature}` };
}

const styles = fc.constantFrom<Style>("cursor", "page", "offset");
const yes = fc.constantFrom(true, 1, "1", "true", "True");
const silence = fc.constantFrom(undefined, null, "", {}, []);
const distinctItems = 8;

test("ends for any pages, in any order, with any cursors", async () => {
  const pageArbitrary = fc.record({
    items: fc.oneof(
      { weight: 6, arbitrary: fc.array(fc.nat({ max: distinctItems - 1 }), { maxLength: 4 }) },
      { weight: 1, arbitrary: fc.constantFrom(null, undefined, "", {}, 0, [null, null]) },
    ),
    more: fc.oneof({ weight: 5, arbitrary: yes }, { weight: 1, arbitrary: silence }, fc.constantFrom(0, "0", "false")),
    next: fc.oneof(
      { weight: 6, arbitrary: fc.constant("new") },
      { weight: 1, arbitrary: fc.oneof(fc.nat({ max: 4 }), silence) },
    ),
  });
  await fc.assert(
    fc.asyncProperty(
      styles,
      fc.boolean(),
      fc.array(pageArbitrary, { minLength: 1, maxLength: 8 }),
      // With a seed, pages come at random. Without one, they come in turn, forever.
      fc.option(fc.integer({ min: 1, max: 2 ** 31 }), { nil: undefined }),
      fc.boolean(),
      async (style, hasKeys, given, seed, isSigned) => {
        let random = seed;
        const respond = (count: number): Page => {
          if (random !== undefined) random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
          const { items, more, next } = given[(random === undefined ? count : random >>> 8) % given.length] ?? silent;
          const songs = Array.isArray(items)
            ? items.map((id) => (id === null ? null : isSigned && hasKeys ? sign(id) : { id }))
            : items;
          return { items: songs, more, next: next === "new" ? `c${count}` : next };
        };
        const { paginator, pages } = open(style, hasKeys, respond);
        const maxIdle = style === "cursor" ? 101 : 11;

        const { returned, ended } = await drain(paginator, (distinctItems + 1) * maxIdle, pages);

        expect(pages.length).toBeLessThanOrEqual((distinctItems + 1) * maxIdle);
        const saysMore = ["true", "1", "True"].includes(String(pages.at(-1)?.more));
        expect(ended === "PaginationLoopError" && !saysMore).toBe(false);
        const sets = returned.map((songs) => songs.map(({ id }) => Number(id)).sort((one, other) => one - other));
        const several = sets.filter((ids) => new Set(ids).size > 1).map(String);
        expect(new Set(several).size).toBe(several.length);
      },
    ),
    { numRuns: inCI(500, 150) },
  );
});

const silent = { items: [], more: undefined, next: undefined };

test("reads a valid list to its end, each item once, for any page sizes and any spelling of `hasMore`", async () => {
  await fc.assert(
    fc.asyncProperty(
      styles,
      fc.constantFrom("key", "content", "empty keys"),
      fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 40 }),
      fc.array(yes, { minLength: 1 }),
      fc.constantFrom(false, 0, "0", "false"),
      fc.boolean(),
      async (style, identity, sizes, mores, no, prefetch) => {
        let count = 0;
        const parts = sizes
          // An empty page does not move an offset, so a list by offset has none.
          .filter((size) => style !== "offset" || size > 0)
          .map((size) =>
            Array.from({ length: size }, () => ({
              ...sign(count++),
              ...(identity === "empty keys" ? { id: "" } : {}),
            })),
          );
        const respond = (index: number): Page => ({
          items: parts[index] ?? [],
          more: index < parts.length - 1 ? mores[index % mores.length] : no,
          next: `c${index + 1}`,
        });
        fc.pre(longestRun(sizes, 0) <= 10);
        const { paginator, pages } = open(style, identity !== "content", respond, { prefetch });

        const { returned, ended } = await drain(paginator, parts.length + 1, pages);

        expect(ended).toBe("at the end");
        expect(returned.flat()).toEqual(parts.flat());
      },
    ),
    { numRuns: inCI(300, 60) },
  );
});

function longestRun(values: readonly number[], value: number): number {
  let [longest, run] = [0, 0];
  for (const each of values) {
    run = each === value ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

test.each<Style>(inCI(["cursor", "page", "offset"], ["cursor"]))(
  "reads a list of 300,000 items to its end by %s",
  async (style) => {
    const [size, length] = [100, 300_000];
    const respond = (count: number): Page => ({
      items: Array.from({ length: size }, (_, index) => ({ id: `73${count * size + index}` })),
      more: (count + 1) * size < length,
      next: `c${count + 1}`,
    });
    const { paginator } = open(style, true, respond);
    let count = 0;

    for await (const _ of paginator) count += 1;

    expect(count).toBe(length);
  },
);

test.each([
  ["one item each", 1],
  ["three items each", 3],
])("ends a loop of 25,000 pages soon after its first round: %s", async (_, size) => {
  const length = 25_000;
  const respond = (count: number): Page => ({
    items: Array.from({ length: size }, (__, index) => ({ id: (count % length) * size + index })),
    more: true,
    next: `c${count + 1}`,
  });
  const { paginator, pages } = open("cursor", false, respond);

  const { ended } = await drain(paginator, length * 2, pages);

  expect(ended).toBe("PaginationLoopError");
  expect(pages.length).toBeGreaterThan(length);
  expect(pages.length).toBeLessThan(length * 1.02 + 500);
});

test("ends a loop of 25,000 cursors although the content of each page changes", async () => {
  const length = 25_000;
  const respond = (count: number): Page => ({ items: [{ plays: count }], more: true, next: `c${count % length}` });
  const { paginator, pages } = open("cursor", false, respond);

  const { ended } = await drain(paginator, length * 2, pages);

  expect(ended).toBe("PaginationLoopError");
  expect(pages.length).toBeLessThan(length * 1.02 + 500);
});

test.each<[string, boolean, number[][]]>([
  ["the same page again", false, [[1, 2]]],
  [
    "the same page in another order",
    false,
    [
      [1, 2, 3],
      [3, 1, 2],
    ],
  ],
  [
    "two alternating pages",
    false,
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    "two alternating pages with keys",
    true,
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ["a page that comes back later", false, [[1], [2, 3], [4]]],
])("ends before a page comes twice when cursors are always new: %s", async (_, hasKeys, given) => {
  for (const style of ["cursor", "page", "offset"] as const) {
    const respond = (count: number): Page => ({
      items: given[count % given.length]?.map(sign),
      more: true,
      next: `c${count + 1}`,
    });
    const { paginator, pages } = open(style, hasKeys, respond);

    const { returned, ended } = await drain(paginator, 20, pages);

    expect(ended).toBe("PaginationLoopError");
    const several = returned
      .map((songs) => songs.map(({ id }) => Number(id)).sort((one, other) => one - other))
      .filter(({ length }) => length > 1);
    expect(new Set(several.map(String)).size).toBe(several.length);
  }
});

test("reads a valid list to its end when items differ only in the query of an address", async () => {
  const { paginator } = open("cursor", false, (count) => ({
    items: [0, 1, 2].map((index) => ({ url: `https://songs.example/play?id=${count * 3 + index}` })),
    more: count < 299,
    next: `c${count + 1}`,
  }));

  expect(await paginator.toArray()).toHaveLength(900);
});

test("ends without an error at a repeated page when the service does not say that more follows", async () => {
  for (const style of ["cursor", "page", "offset"] as const) {
    const { paginator, pages } = open(style, true, () => ({
      items: [{ id: 1 }, { id: 2 }],
      more: undefined,
      next: "2",
    }));

    expect(await paginator.toArray()).toEqual([{ id: 1 }, { id: 2 }]);
    expect(pages).toHaveLength(2);
    expect(await open(style, true, () => silent, { resumeFrom: paginator.resumeToken }).paginator.toArray()).toEqual(
      [],
    );
  }
});
