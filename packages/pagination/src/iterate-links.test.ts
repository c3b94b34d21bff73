import { expect, test } from "vitest";
import { iterateLinks, type LinkedList } from "./iterate-links.js";
import { unwrapPages } from "./page-response.js";
import type { PaginateOptions } from "./paginate-options.js";
import { PaginationLoopError } from "./pagination-loop-error.js";

interface Page {
  letters: string[];
  next?: string | null;
}

const alphabet: Record<string, Page> = {
  "1": { letters: ["a", "b"], next: "/letters?size=2&page=2" },
  "2": { letters: ["c", "d"], next: "https://api.example/letters?page=x%20y&size=2" },
  "x y": { letters: ["e"], next: null },
};

/** Paginates the letters of `pages`, and records the requested positions. */
function open(pages: Record<string, Page>, options?: PaginateOptions, more: Partial<LinkedList<Page, string>> = {}) {
  const requested: (string | undefined)[] = [];
  const paginator = unwrapPages(
    iterateLinks<Page, string>(
      {
        operation: "letters.list",
        fetchPage: async (position) => {
          requested.push(position);
          const data = pages[position ?? "1"] ?? { letters: [] };
          return { data, headers: new Headers() };
        },
        getItems: ({ data }) => data.letters,
        getNextAddress: ({ data }) => data.next,
        param: "page",
        first: 1,
        ...more,
      },
      options,
    ),
  );
  return { paginator, requested };
}

async function collect(letters: AsyncIterable<string>): Promise<{ received: string; error?: unknown }> {
  let received = "";
  try {
    for await (const letter of letters) received += letter;
  } catch (error) {
    return { received, error };
  }
  return { received };
}

test("returns the items of every page, and requests each by its parameter alone", async () => {
  const { paginator, requested } = open(alphabet);

  expect(await collect(paginator)).toEqual({ received: "abcde" });
  expect(requested).toEqual([undefined, "2", "x y"]);
  expect(await Array.fromAsync(paginator.pages())).toEqual(Object.values(alphabet));
  expect(await paginator.toArray()).toEqual([..."abcde"]);
});

test("resumes at an item", async () => {
  const { paginator } = open(alphabet);
  for await (const letter of paginator) if (letter === "c") break;

  const { resumeToken } = paginator;
  const { paginator: rest, requested } = open(alphabet, { resumeFrom: resumeToken });

  expect(resumeToken).toEqual({ operation: "letters.list", page: "2", skip: 1 });
  expect(await collect(rest)).toEqual({ received: "de" });
  expect(requested).toEqual(["2", "x y"]);
});

test.each([
  ["/letters?cursor=2", "the address of the next page has no `page`"],
  ["/letters?page=", "the address of the next page has no `page`"],
  ["http://", "the address of the next page is malformed"],
])("returns the items before an unusable address, %s, and then rejects", async (next, reason) => {
  const { paginator, requested } = open({ "1": { letters: ["a", "b"], next } });

  const { received, error } = await collect(paginator);

  expect(received).toBe("ab");
  expect(requested).toEqual([undefined]);
  expect(error).toBeInstanceOf(PaginationLoopError);
  expect(String(error)).toContain(reason);
});

test("ends a loop of addresses", async () => {
  const { paginator, requested } = open({
    "1": { letters: ["a", "b"], next: "?page=2" },
    "2": { letters: ["c", "d"], next: "?page=1" },
  });

  const { received, error } = await collect(paginator);

  expect(received).toBe("abcd");
  expect(requested).toEqual([undefined, "2"]);
  expect(String(error)).toContain("page `1` was visited before");
});

test("ignores an address if a flag says that the list is at its end", async () => {
  const { paginator } = open({ "1": { letters: ["a"], next: "https://evil.example/" } }, {}, { hasMore: () => false });

  expect(await collect(paginator)).toEqual({ received: "a" });
});

test.each([
  "http://api.example:8080/letters?page=2",
  "https://internal.example/api/letters?page=2",
  "//other.example?page=2",
])("takes the position from %s, as services behind a proxy write addresses", async (next) => {
  const { paginator, requested } = open({ "1": { letters: ["a"], next }, "2": { letters: ["b"] } });

  expect(await collect(paginator)).toEqual({ received: "ab" });
  expect(requested).toEqual([undefined, "2"]);
});

test("reads the address of each page once", async () => {
  const read: unknown[] = [];
  const { paginator } = open(alphabet, undefined, {
    getNextAddress: ({ data }) => {
      read.push(data.next);
      return data.next;
    },
  });

  await paginator.toArray();

  expect(read).toEqual(Object.values(alphabet).map(({ next }) => next));
});
