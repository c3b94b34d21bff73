import { expect, test } from "vitest";
import { iteratePages } from "./iterate-pages.js";
import { PaginationLoopError } from "./pagination-loop-error.js";
import type { PaginateOptions } from "./paginate-options.js";

interface Page {
  letters: string[];
  more?: boolean | number;
}

/** Paginates letters, with pages from 1 on. Each page after the last one is `beyond`. */
function open(pages: Page[], options?: PaginateOptions & { beyond?: Page; start?: string | number }) {
  const requested: number[] = [];
  const paginator = iteratePages<Page, string>(
    {
      operation: "letters.list",
      fetchPage: async (number) => {
        requested.push(number);
        return pages[number - 1] ?? options?.beyond ?? { letters: [] };
      },
      getItems: (page) => page.letters,
      hasMore: (page) => page.more,
      start: options?.start,
    },
    options,
  );
  return { paginator, requested };
}

/** Reads in a loop, which moves the resume token with each item. `toArray` does not. */
async function drain(letters: AsyncIterable<string>): Promise<void> {
  for await (const _ of letters);
}

test("counts pages from 1 on, up to the page that says it is the last", async () => {
  const { paginator, requested } = open([
    { letters: ["a"], more: true },
    { letters: [], more: 1 },
    { letters: ["b"], more: 0 },
  ]);

  expect(await paginator.toArray()).toEqual(["a", "b"]);
  expect(requested).toEqual([1, 2, 3]);
});

test("ends at an empty page when the service does not say whether more follows", async () => {
  const { paginator, requested } = open([{ letters: ["a"] }, { letters: ["b"] }]);

  expect(await paginator.toArray()).toEqual(["a", "b"]);
  expect(requested).toEqual([1, 2, 3]);
});

test("begins at `start`, and resumes from a token", async () => {
  const pages = [{ letters: ["a"] }, { letters: ["b"] }, { letters: ["c", "d"] }];

  expect(await open(pages, { start: 2 }).paginator.toArray()).toEqual(["b", "c", "d"]);
  expect(
    await open(pages, { resumeFrom: { operation: "letters.list", page: 3, skip: 1 } }).paginator.toArray(),
  ).toEqual(["d"]);
});

test("rejects a `start` that is not a number", () => {
  expect(() => open([], { start: "soon" })).toThrow(
    'letters.list: `start` must be an integer of at least 0, got `"soon"`.',
  );
});

test("returns no item of a page that repeats the page before it", async () => {
  const beyond = { letters: ["c"], more: true };
  const { paginator, requested } = open([{ letters: ["a", "b"], more: true }, beyond], { beyond });
  const received: string[] = [];

  const ended = (async () => {
    for await (const letter of paginator) received.push(letter);
  })();

  await expect(ended).rejects.toThrow("letters.list: page `3` repeats an earlier page");
  await expect(ended).rejects.toMatchObject({ resumeToken: { operation: "letters.list", page: 2, skip: 1 } });
  expect(received).toEqual(["a", "b", "c"]);
  expect(requested).toEqual([1, 2, 3]);
  expect(paginator.resumeToken).toEqual({ operation: "letters.list", page: 2, skip: 1 });
});

test("throws the same error again when resumed too early", async () => {
  const beyond = { letters: ["a"], more: true };

  const again = open([], { beyond, resumeFrom: { operation: "letters.list", page: 1, skip: 1 } }).paginator.toArray();

  await expect(again).rejects.toThrow(PaginationLoopError);
});

test("gives up after eleven empty pages that say that more follows", async () => {
  const { paginator, requested } = open([{ letters: ["a"], more: true }], { beyond: { letters: [], more: true } });

  await expect(drain(paginator)).rejects.toThrow("letters.list: 11 pages in a row had no new items");
  expect(requested).toHaveLength(12);
  expect(paginator.resumeToken).toEqual({ operation: "letters.list", page: 13, skip: 0 });
});
