import { expect, test } from "vitest";
import { type CursorList, iterateCursor } from "./iterate-cursor.js";
import { PaginationLoopError } from "./pagination-loop-error.js";
import type { PaginateOptions } from "./paginate-options.js";

interface Page {
  letters: string[] | null;
  next?: string | null;
  more?: boolean | number | null;
}

type Alphabet = Record<string, Page>;

const alphabet: Alphabet = {
  "0": { letters: ["a", "b"], next: "2" },
  "2": { letters: ["c", "d"], next: "4" },
  "4": { letters: ["e"] },
};

/** Paginates the letters of `pages`, and records the requested cursors. */
function open(pages: Alphabet, options?: PaginateOptions, more: Partial<CursorList<Page, string, string>> = {}) {
  const requested: (string | undefined)[] = [];
  const paginator = iterateCursor<Page, string, string>(
    {
      operation: "letters.list",
      fetchPage: async (cursor) => {
        requested.push(cursor);
        return pages[cursor ?? "0"] ?? { letters: [] };
      },
      getItems: (page) => page.letters,
      getNextCursor: (page) => page.next,
      first: "0",
      ...more,
    },
    options,
  );
  return { paginator, requested };
}

/** Joins the items of a paginator. Returns them and the error that ended it. */
async function collect(letters: AsyncIterable<string>): Promise<{ received: string; error?: unknown }> {
  let received = "";
  try {
    for await (const letter of letters) received += letter;
  } catch (error) {
    return { received, error };
  }
  return { received };
}

test("returns the items of every page, in order", async () => {
  const { paginator, requested } = open(alphabet);

  expect(await collect(paginator)).toEqual({ received: "abcde" });
  expect(requested).toEqual([undefined, "2", "4"]);
});

test("begins at `start`", async () => {
  const { paginator, requested } = open(alphabet, {}, { start: "2" });

  expect(await paginator.toArray()).toEqual(["c", "d", "e"]);
  expect(requested).toEqual(["2", "4"]);
});

test("begins at the first page when `start` is null", async () => {
  const { paginator, requested } = open(alphabet, {}, { start: JSON.parse("null") });

  expect(await paginator.toArray()).toHaveLength(5);
  expect(requested).toEqual([undefined, "2", "4"]);
});

test("goes on after an empty page, and after a page with null for its items", async () => {
  const pages = {
    "0": { letters: [], next: "1" },
    "1": { letters: null, next: "2" },
    "2": { letters: ["a"], next: null },
  };

  expect(await open(pages).paginator.toArray()).toEqual(["a"]);
});

test("ends at an empty cursor", async () => {
  const { paginator, requested } = open({ "0": { letters: ["a"], next: "" } });

  expect(await paginator.toArray()).toEqual(["a"]);
  expect(requested).toEqual([undefined]);
});

test("ends at a page that says it is the last, even if it names a cursor", async () => {
  const pages = { "0": { letters: ["a"], next: "1", more: 1 }, "1": { letters: ["b"], next: "2", more: 0 } };
  const { paginator, requested } = open(pages, {}, { hasMore: (page) => page.more });

  expect(await paginator.toArray()).toEqual(["a", "b"]);
  expect(requested).toEqual([undefined, "1"]);
});

test("ends without an error at an empty page that names itself as the next one", async () => {
  const { paginator, requested } = open({ "0": { letters: ["a"], next: "1" }, "1": { letters: [], next: "1" } });

  expect(await paginator.toArray()).toEqual(["a"]);
  expect(requested).toEqual([undefined, "1"]);
});

test("follows cursors while pages have items when the service does not say whether more follows", async () => {
  const pages = { "0": { letters: ["a"], next: "1" }, "1": { letters: null, next: "2", more: null } };
  const { paginator, requested } = open(pages, {}, { hasMore: (page) => page.more });

  expect(await paginator.toArray()).toEqual(["a"]);
  expect(requested).toEqual([undefined, "1"]);
});

test("throws when a page says that more follows, but names no cursor", async () => {
  const { paginator } = open({ "0": { letters: ["a"], more: true } }, {}, { hasMore: (page) => page.more });

  const { received, error } = await collect(paginator);

  expect(received).toBe("a");
  expect(error).toMatchObject({ name: "PaginationLoopError", resumeToken: { operation: "letters.list", skip: 1 } });
  expect(String(error)).toContain("letters.list: a page says that more follows, but names no next page");
});

test("throws instead of reading a page twice, after all valid items", async () => {
  const loop = { "0": { letters: ["a"], next: "1" }, "1": { letters: ["b", "c"], next: "1" } };
  const { paginator, requested } = open(loop);

  const { received, error } = await collect(paginator);

  expect(received).toBe("abc");
  expect(error).toBeInstanceOf(PaginationLoopError);
  expect(error).toMatchObject({
    operation: "letters.list",
    resumeToken: { operation: "letters.list", page: "1", skip: 2 },
  });
  expect(String(error)).toContain("letters.list: cursor `1` was visited before");
  expect(paginator.resumeToken).toEqual({ operation: "letters.list", page: "1", skip: 2 });
  expect(requested).toEqual([undefined, "1"]);
});

test("recognizes the first page by its cursor", async () => {
  const { paginator, requested } = open({ "0": { letters: ["a"], next: "0" } });

  const { received, error } = await collect(paginator);

  expect(received).toBe("a");
  expect(error).toBeInstanceOf(PaginationLoopError);
  expect(requested).toEqual([undefined]);
});

test("recognizes a cursor as number and as text", async () => {
  const paginator = iterateCursor<{ next: string | number }, string, string | number>({
    operation: "letters.list",
    fetchPage: async (cursor) => ({ next: cursor === undefined ? 7 : "7" }),
    getItems: () => ["a"],
    getNextCursor: (page) => page.next,
  });

  expect(await collect(paginator)).toMatchObject({ received: "aa", error: expect.any(PaginationLoopError) });
});

test("gives up on a list that returns only new cursors, and can try again", async () => {
  const endless = iterateCursor<number, string, number>({
    operation: "letters.list",
    fetchPage: async (cursor = 0) => cursor + 1,
    getItems: () => [],
    getNextCursor: (page) => page,
  });

  const { error } = await collect(endless);

  expect(error).toBeInstanceOf(PaginationLoopError);
  expect(error).toMatchObject({ resumeToken: { operation: "letters.list", page: 101, skip: 0 } });
});

test("fetches nothing beyond `maxItems`", async () => {
  const { paginator, requested } = open(alphabet, { maxItems: 2 });

  expect(await paginator.toArray()).toEqual(["a", "b"]);
  expect(requested).toEqual([undefined]);
  expect(paginator.resumeToken).toEqual({ operation: "letters.list", page: "2", skip: 0 });
});

test("fetches nothing for 0 items or 0 pages", async () => {
  const noItems = open(alphabet, { maxItems: 0 });
  const noPages = open(alphabet, { maxPages: 0 });

  expect(await noItems.paginator.toArray()).toEqual([]);
  expect(await noPages.paginator.toArray()).toEqual([]);
  expect([...noItems.requested, ...noPages.requested]).toEqual([]);
});

test("ends after `maxPages` without an error for a loop", async () => {
  const { paginator } = open({ "0": { letters: ["a"], next: "0" } }, { maxPages: 1 });

  expect(await paginator.toArray()).toEqual(["a"]);
});

test("rejects an invalid limit", () => {
  expect(() => open(alphabet, { maxItems: Number.NaN })).toThrow(
    "letters.list: `maxItems` must be an integer of at least 0, or Infinity, got `NaN`.",
  );
  expect(() => open(alphabet, { maxPages: -1 })).toThrow(RangeError);
});

test("fetches nothing after a break", async () => {
  const { paginator, requested } = open(alphabet);

  for await (const letter of paginator) if (letter === "b") break;

  expect(requested).toEqual([undefined]);
  expect(paginator.resumeToken).toEqual({ operation: "letters.list", page: "2", skip: 0 });
});

test("resumes in the middle of a page", async () => {
  const { paginator } = open(alphabet);
  for await (const letter of paginator) if (letter === "c") break;
  const resumeToken = JSON.parse(JSON.stringify(paginator.resumeToken));

  const rest = open(alphabet, { resumeFrom: resumeToken });

  expect(resumeToken).toEqual({ operation: "letters.list", page: "2", skip: 1 });
  expect(await rest.paginator.toArray()).toEqual(["d", "e"]);
});

test("returns whole pages, and ends with the page that reaches `maxItems`", async () => {
  const { paginator, requested } = open(alphabet, { maxItems: 3 });
  const sizes: number[] = [];

  for await (const page of paginator.pages()) sizes.push(page.letters?.length ?? 0);

  expect(sizes).toEqual([2, 2]);
  expect(requested).toEqual([undefined, "2"]);
  expect(paginator.resumeToken).toEqual({ operation: "letters.list", page: "4", skip: 0 });
});

test("begins anew in each loop", async () => {
  const { paginator, requested } = open(alphabet);

  expect(await paginator.toArray()).toEqual(await paginator.toArray());
  expect(requested).toHaveLength(6);
});

test("throws the error of a fetch unchanged, and can resume there", async () => {
  const broken = new Error("connection reset");
  const { paginator } = open(alphabet, undefined, {
    fetchPage: async (cursor) => {
      if (cursor === "4") throw broken;
      return alphabet[cursor ?? "0"] ?? { letters: [] };
    },
  });

  const { received, error } = await collect(paginator);

  expect(received).toBe("abcd");
  expect(error).toBe(broken);
  expect(await open(alphabet, { resumeFrom: paginator.resumeToken }).paginator.toArray()).toEqual(["e"]);
});

test("throws the signal's reason, between two items and before a fetch", async () => {
  const controller = new AbortController();
  const reason = new Error("enough");
  const { paginator, requested } = open(alphabet, { signal: controller.signal });

  const received: string[] = [];
  const ended = (async () => {
    for await (const letter of paginator) {
      received.push(letter);
      if (letter === "c") controller.abort(reason);
    }
  })();

  await expect(ended).rejects.toBe(reason);
  expect(received).toEqual(["a", "b", "c"]);
  expect(requested).toEqual([undefined, "2"]);
  await expect(open(alphabet, { signal: controller.signal }).paginator.toArray()).rejects.toBe(reason);
});

test("passes the signal to every fetch", async () => {
  const { signal } = new AbortController();
  const signals: unknown[] = [];
  const { paginator } = open(
    alphabet,
    { signal },
    {
      fetchPage: async (cursor, options) => {
        signals.push(options.signal);
        return alphabet[cursor ?? "0"] ?? { letters: [] };
      },
    },
  );

  await paginator.toArray();

  expect(signals).toEqual([signal, signal, signal]);
});
