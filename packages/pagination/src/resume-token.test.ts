import { expect, test } from "vitest";
import { iterateCursor } from "./iterate-cursor.js";
import { iteratePages } from "./iterate-pages.js";
import { PaginationLoopError } from "./pagination-loop-error.js";
import { getFetchedItems, getResumeToken } from "./resume-token.js";
import type { PaginateOptions } from "./paginate-options.js";

const pages = [["a", "b"], ["c"]];

/** Paginates two pages of letters. The fetch of the second one throws `broken`. */
function open(broken: unknown, options?: PaginateOptions) {
  return iteratePages<string[], string>(
    {
      operation: "letters.list",
      fetchPage: async (number) => {
        if (number === 2 && broken !== undefined) throw broken;
        return pages[number - 1] ?? [];
      },
      getItems: (page) => page,
    },
    options,
  );
}

/** Reads in a loop, which moves the resume token with each item. `toArray` does not. */
async function drain(letters: AsyncIterable<string>): Promise<void> {
  for await (const _ of letters);
}

test("returns the token for the error that ended a paginator, and leaves the error unchanged", async () => {
  const broken = Object.freeze(new RangeError("too many"));

  await expect(drain(open(broken))).rejects.toBe(broken);

  expect(getResumeToken(broken)).toEqual({ operation: "letters.list", page: 2, skip: 0 });
  expect(await open(undefined, { resumeFrom: getResumeToken(broken) }).toArray()).toEqual(["c"]);
});

test("returns the token of `resumeFrom` when the first fetch fails", async () => {
  const broken = new Error("reset");

  await expect(open(broken, { resumeFrom: { operation: "letters.list", page: 2, skip: 1 } }).toArray()).rejects.toBe(
    broken,
  );

  expect(getResumeToken(broken)).toEqual({ operation: "letters.list", page: 2, skip: 1 });
});

test("returns a token of its own for each of two loops over one list", async () => {
  const paginator = open(new Error("reset"));
  const other = paginator[Symbol.asyncIterator]();
  const loop = drain(paginator).catch(async (error: unknown) => {
    await other.next();
    return getResumeToken(error);
  });

  expect(await loop).toEqual({ operation: "letters.list", page: 2, skip: 0 });
  expect(paginator.resumeToken).toEqual({ operation: "letters.list", page: 1, skip: 1 });
});

test("returns a token for a page that could not be read", async () => {
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

test("returns `undefined` for other errors, shared abort reasons and values that are not objects", async () => {
  const reason = new Error("enough");

  await expect(open(undefined, { signal: AbortSignal.abort(reason) }).toArray()).rejects.toBe(reason);
  await expect(open("broken").toArray()).rejects.toBe("broken");

  expect([reason, "broken", new Error("other"), null, undefined].map(getResumeToken)).toEqual(Array(5).fill(undefined));
});

test("a failed `toArray` keeps the fetched items with the error, and the token after them", async () => {
  const broken = Object.freeze(new RangeError("too many"));
  const paginator = open(broken, { resumeFrom: { operation: "letters.list", page: 1, skip: 1 } });

  await expect(paginator.toArray()).rejects.toBe(broken);

  const resumeFrom = getResumeToken(broken);
  expect(getFetchedItems<string>(broken)).toEqual(["b"]);
  expect(resumeFrom).toEqual({ operation: "letters.list", page: 2, skip: 0 });
  expect(paginator.resumeToken).toEqual(resumeFrom);
  expect(await open(undefined, { resumeFrom }).toArray()).toEqual(["c"]);
});

test("a `toArray` of a list that loops keeps the fetched items with the error, and the token after them", async () => {
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

test("after an abort or a thrown text, the token of `toArray` is where it began, since its items are lost", async () => {
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

test("a failed loop keeps no items with its error", async () => {
  const broken = new Error("reset");

  await expect(drain(open(broken))).rejects.toBe(broken);

  expect(getResumeToken(broken)).toMatchObject({ page: 2, skip: 0 });
  expect(getFetchedItems(broken)).toBeUndefined();
});
