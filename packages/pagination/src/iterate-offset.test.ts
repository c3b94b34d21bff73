import { expect, test } from "vitest";
import { iterateOffset } from "./iterate-offset.js";
import { PaginationLoopError } from "./pagination-loop-error.js";
import type { PaginateOptions } from "./paginate-options.js";

interface Page {
  letters: string[];
  more?: boolean;
}

function open(fetchPage: (offset: number) => Page, options?: PaginateOptions) {
  const requested: number[] = [];
  const paginator = iterateOffset<Page, string>(
    {
      operation: "letters.discover",
      fetchPage: async (offset) => {
        requested.push(offset);
        return fetchPage(offset);
      },
      getItems: (page) => page.letters,
      hasMore: (page) => page.more,
    },
    options,
  );
  return { paginator, requested };
}

/** Returns an alphabet, three letters at a time. */
function respond(offset: number): Page {
  return { letters: "abcdefgh".split("").slice(offset, offset + 3), more: offset + 3 < 8 };
}

/** Reads in a loop, which moves the resume token with each item. `toArray` does not. */
async function drain(letters: AsyncIterable<string>): Promise<void> {
  for await (const _ of letters);
}

test("requests the offset after the items read so far", async () => {
  const { paginator, requested } = open(respond);

  expect((await paginator.toArray()).join("")).toBe("abcdefgh");
  expect(requested).toEqual([0, 3, 6]);
});

test("ends at an empty page when the service does not say whether more follows", async () => {
  const { paginator, requested } = open((offset) => ({ letters: respond(offset).letters }));

  expect(await paginator.toArray()).toHaveLength(8);
  expect(requested).toEqual([0, 3, 6, 8]);
});

test("resumes in the middle of a page", async () => {
  const { paginator } = open(respond);
  for await (const letter of paginator) if (letter === "e") break;

  const rest = open(respond, { resumeFrom: paginator.resumeToken });

  expect(paginator.resumeToken).toEqual({ operation: "letters.discover", page: 3, skip: 2 });
  expect((await rest.paginator.toArray()).join("")).toBe("fgh");
});

test("throws when the service ignores the offset", async () => {
  const { paginator, requested } = open(() => ({ letters: ["a", "b"], more: true }));

  await expect(drain(paginator)).rejects.toThrow("letters.discover: offset `2` repeats an earlier page");
  expect(requested).toEqual([0, 2]);
  expect(paginator.resumeToken).toEqual({ operation: "letters.discover", page: 0, skip: 2 });
});

test("throws when an empty page says that more follows", async () => {
  const { paginator, requested } = open((offset) =>
    offset === 0 ? { letters: ["a"], more: true } : { letters: [], more: true },
  );

  await expect(drain(paginator)).rejects.toThrow(PaginationLoopError);
  expect(requested).toEqual([0, 1]);
  expect(paginator.resumeToken).toEqual({ operation: "letters.discover", page: 1, skip: 0 });
});
