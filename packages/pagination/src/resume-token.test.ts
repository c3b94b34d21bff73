import { expect, test } from "vitest";
import { iterateCursor } from "./iterate-cursor.js";
import { iteratePages } from "./iterate-pages.js";
import { PaginationLoopError } from "./pagination-loop-error.js";
import { getFetchedItems, getResumeToken } from "./resume-token.js";
import type { PaginateOptions } from "./paginate-options.js";

const pages = [["a", "b"], ["c"]];

/** Walks two pages of letters, and throws `broken` for the second. */
function open(broken: unknown, options?: PaginateOptions) {
  return iteratePages<string[], string>(
    {
      operation: "letters.list",
      fetchPage: async (number) => {
        if (number === 2 && broken !== undefined) throw broken;
        return pages[number - 1] ?? [];
      },
      getItems: (page) => page,
      hasMore: () => undefined,
    },
    options,
  );
}

/** Walks in a loop, whose position moves with each item; that of `toArray` does not. */
async function drain(letters: AsyncIterable<string>): Promise<void> {
  for await (const _ of letters);
}

test("tells where the paginator stood that an error ended, and leaves the error as it is", async () => {
  const broken = Object.freeze(new RangeError("too many"));

  await expect(drain(open(broken))).rejects.toBe(broken);

  expect(getResumeToken(broken)).toEqual({ operation: "letters.list", page: 2, skip: 0 });
  expect(await open(undefined, { resumeFrom: getResumeToken(broken) }).toArray()).toEqual(["c"]);
});

test("tells the place in the midst of a page that the paginator was to begin with", async () => {
  const broken = new Error("reset");

  await expect(open(broken, { resumeFrom: { operation: "letters.list", page: 2, skip: 1 } }).toArray()).rejects.toBe(
    broken,
  );

  expect(getResumeToken(broken)).toEqual({ operation: "letters.list", page: 2, skip: 1 });
});

test("tells of each of two loops over one list where that one stood", async () => {
  const paginator = open(new Error("reset"));
  const other = paginator[Symbol.asyncIterator]();
  const loop = drain(paginator).catch(async (error: unknown) => {
    await other.next();
    return getResumeToken(error);
  });

  expect(await loop).toEqual({ operation: "letters.list", page: 2, skip: 0 });
  expect(paginator.resumeToken).toEqual({ operation: "letters.list", page: 1, skip: 1 });
});

test("tells of a page that is not what it should be as of one that failed", async () => {
  const paginator = iteratePages<{ letters?: string[] }, string>({
    operation: "letters.list",
    fetchPage: async (number) => (number === 1 ? { letters: ["a"] } : {}),
    getItems: (page) => {
      if (page.letters === undefined) throw new TypeError("no letters");
      return page.letters;
    },
    hasMore: () => true,
  });

  const error = await drain(paginator).catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(TypeError);
  expect(getResumeToken(error)).toEqual({ operation: "letters.list", page: 2, skip: 0 });
});

test("knows nothing of what ended no paginator, of a shared reason, and of what is no object", async () => {
  const reason = new Error("enough");

  await expect(open(undefined, { signal: AbortSignal.abort(reason) }).toArray()).rejects.toBe(reason);
  await expect(open("broken").toArray()).rejects.toBe("broken");

  expect([reason, "broken", new Error("other"), null, undefined].map(getResumeToken)).toEqual(Array(5).fill(undefined));
});

test("`toArray` that fails leaves what it fetched with the error, and stands behind it", async () => {
  const broken = Object.freeze(new RangeError("too many"));
  const paginator = open(broken, { resumeFrom: { operation: "letters.list", page: 1, skip: 1 } });

  await expect(paginator.toArray()).rejects.toBe(broken);

  const resumeFrom = getResumeToken(broken);
  expect(getFetchedItems<string>(broken)).toEqual(["b"]);
  expect(resumeFrom).toEqual({ operation: "letters.list", page: 2, skip: 0 });
  expect(paginator.resumeToken).toEqual(resumeFrom);
  expect(await open(undefined, { resumeFrom }).toArray()).toEqual(["c"]);
});

test("`toArray` in a circle leaves what it fetched with the error, and stands behind it", async () => {
  const paginator = iterateCursor<string, string, string>({
    operation: "letters.list",
    fetchPage: async (cursor = "a") => cursor,
    getItems: (page) => [page],
    getNextCursor: () => "b",
  });

  const error = await paginator.toArray().catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(PaginationLoopError);
  expect(error).toMatchObject({ resumeToken: { page: "b", skip: 1 } });
  expect(getFetchedItems(error)).toEqual(["a", "b"]);
  expect(getResumeToken(error)).toMatchObject({ page: "b", skip: 1 });
  expect(paginator.resumeToken).toEqual(getResumeToken(error));
});

test("`toArray` that is aborted, or ends with what is no object, stands where it began: no one can reach what it fetched", async () => {
  const controller = new AbortController();
  const reason = new Error("enough");
  const aborted = open(undefined, { signal: controller.signal });
  const failed = open("broken");

  const ended = aborted.toArray();
  controller.abort(reason);

  await expect(ended).rejects.toBe(reason);
  await expect(failed.toArray()).rejects.toBe("broken");
  expect([aborted.resumeToken.page, failed.resumeToken.page]).toEqual([1, 1]);
  expect([getResumeToken(reason), getFetchedItems(reason), getFetchedItems("broken")]).toEqual(
    Array(3).fill(undefined),
  );
});

test("a loop that fails has its items, so that its error holds none", async () => {
  const broken = new Error("reset");

  await expect(drain(open(broken))).rejects.toBe(broken);

  expect(getResumeToken(broken)).toMatchObject({ page: 2, skip: 0 });
  expect(getFetchedItems(broken)).toBeUndefined();
});
