// The mock counts the end of a list when each request used the position that the previous page named.

import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { readAt } from "../../src/exchange/places.js";
import { type MockServer, startMock } from "../../src/index.js";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

/** A list operation of the service. */
interface List {
  readonly id: string;
  readonly path: string;
  /** Returns the parameters that select a list, such as the comments of one post. */
  readonly choose: (list: string) => Record<string, string>;
  /** Name of the parameter with the cursor, the offset or the page number. */
  readonly position: string;
  /** Name of the parameter with the page size. */
  readonly size: string;
  /** Reads the position of the next page. `page` is the number of this page, counted from 0. */
  readonly next: (body: unknown, page: number, size: number) => string;
}

const lists: readonly List[] = [
  {
    id: "posts.listComments",
    path: "/api/post/comments",
    choose: (list) => ({ videoId: list }),
    position: "cursor",
    size: "count",
    next: (body) => String(readAt(body, "cursor")),
  },
  {
    id: "users.listPosts",
    path: "/api/user/posts",
    choose: (list) => ({ secUid: `SEC${list}` }),
    position: "cursor",
    size: "count",
    next: (body) => String(readAt(body, "data.cursor")),
  },
  {
    id: "trending.listKeywordSentences",
    path: "/api/trending/keyword/sentence",
    choose: (list) => ({ keyword: list }),
    position: "page",
    size: "limit",
    next: (_, page) => String(page + 2),
  },
  {
    id: "posts.discover",
    path: "/api/post/discover",
    choose: (list) => ({ keyword: list }),
    position: "cursor",
    size: "count",
    next: (_, page, size) => String((page + 1) * size),
  },
];

let sessions = 0;
const createSession = () => `ends-${++sessions}`;

async function ask(session: string, path: string, query: Record<string, string>, prefer = ""): Promise<Response> {
  const headers = { "x-gateway-key": "any", prefer: [`session=${session}`, prefer].filter(Boolean).join(", ") };
  return fetch(`${mock.url}${path}?${new URLSearchParams(query).toString()}`, { headers });
}

function countEnds(session: string, id: string): number | undefined {
  return mock.report(session).operations.find((operation) => operation.id === id)?.pages?.last;
}

/** Reads the query of each page of a list, in a session of its own that no test checks. */
async function readQueries(list: List, chosen: string, size: number | undefined): Promise<Record<string, string>[]> {
  const queries: Record<string, string>[] = [];
  const common = { ...list.choose(chosen), ...(size === undefined ? {} : { [list.size]: String(size) }) };
  let position: string | undefined;
  for (let page = 0; page < 3; page++) {
    const query = { ...common, ...(position === undefined ? {} : { [list.position]: position }) };
    queries.push(query);
    position = list.next(await (await ask("queries", list.path, query)).json(), page, size ?? 3);
  }
  return queries;
}

/** Returns `true` when a last page was requested after the pages before it, in order. This is the rule that the mock must follow. */
function isFollowed(pages: readonly { readonly iteration: number; readonly page: number }[]): boolean {
  const reached = new Set<string>();
  for (const { iteration, page } of pages) {
    if (page === 0 || reached.has(`${iteration} ${page - 1}`)) reached.add(`${iteration} ${page}`);
  }
  return [...reached].some((each) => each.endsWith(" 2"));
}

test.each(lists)("$id counts the end of a list only after requests for its pages in order", async (list) => {
  // Two lists of an operation, and one of them in pages of another size.
  const iterations = [
    await readQueries(list, "1", 4),
    await readQueries(list, "2", 4),
    await readQueries(list, "1", undefined),
  ];
  const step = fc.record({ iteration: fc.nat({ max: iterations.length - 1 }), page: fc.nat({ max: 2 }) });
  const seen = new Set<boolean>();
  const followed = [0, 1, 2].map((page) => ({ iteration: 0, page }));

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const session = createSession();
      for (const { iteration, page } of steps) {
        const response = await ask(session, list.path, iterations[iteration]?.[page] ?? {});
        expect(response.status).toBe(200);
        await response.arrayBuffer();
      }

      expect((countEnds(session, list.id) ?? 0) > 0).toBe(isFollowed(steps));
      seen.add(isFollowed(steps));
    }),
    // Few random orders follow a list to its end.
    { numRuns: inCI(60, 15), examples: [[followed], [followed.toReversed()]] },
  );
  expect(seen.size).toBe(2);
});

const numbered = "/api/trending/keyword/sentence";
const comments = "/api/post/comments";

test.each<[string, string, [Record<string, string>, prefer?: string][]]>([
  ["the third page after the first", numbered, [[{ keyword: "a" }], [{ keyword: "a", page: "3" }]]],
  ["a page past the end after the first", numbered, [[{ keyword: "a" }], [{ keyword: "a", page: "77" }]]],
  [
    "the last page of another keyword",
    numbered,
    [[{ keyword: "a" }], [{ keyword: "b", page: "2" }], [{ keyword: "b", page: "3" }]],
  ],
  [
    "the last page of another region",
    "/api/trending/commercial-music-library",
    [[{ region: "US" }], [{ region: "US", page: "2" }], [{ region: "DE", page: "3" }]],
  ],
  [
    "pages of different sizes, which skip items",
    numbered,
    [
      [{ keyword: "a", limit: "9" }],
      [{ keyword: "a", limit: "2", page: "2" }],
      [{ keyword: "a", limit: "9", page: "3" }],
    ],
  ],
  ["the last page by its name", comments, [[{ videoId: "1" }], [{ videoId: "1" }, "example=lastPage"]]],
  ["an empty page by its name", comments, [[{ videoId: "1" }, "example=emptyPage"]]],
  ["an empty list", comments, [[{ videoId: "1" }, "scenario=empty-list"]]],
  ["the first page three times", comments, [[{ videoId: "1" }], [{ videoId: "1" }], [{ videoId: "1" }]]],
])("does not count %s as the end of a list", async (_, path, requests) => {
  const session = createSession();

  for (const [query, prefer] of requests) expect((await ask(session, path, query, prefer)).status).toBe(200);

  const pages = mock.report(session).operations.flatMap((operation) => operation.pages ?? []);
  expect(pages.map(({ last }) => last).filter(Boolean)).toEqual([]);
  expect(pages.reduce((sum, { first, further }) => sum + first + further, 0)).toBe(requests.length);
});

test("does not count a page whose body arrived incomplete", async () => {
  const session = createSession();

  for (const page of ["1", "2", "3"]) await ask(session, numbered, { keyword: "a", page }, "scenario=truncated");

  expect(countEnds(session, "trending.listKeywordSentences")).toBe(0);
});

test("treats requests of two sessions as two clients", async () => {
  const session = createSession();
  const other = createSession();

  await ask(session, numbered, { keyword: "a" });
  await ask(other, numbered, { keyword: "a", page: "2" });
  await ask(session, numbered, { keyword: "a", page: "3" });

  expect([session, other].map((each) => countEnds(each, "trending.listKeywordSentences"))).toEqual([0, 0]);
});

test("counts two clients that read one list in turn, and ignores repeated requests", async () => {
  const session = createSession();

  for (const page of ["1", "1", "2", "2", "3", "3", "3"]) await ask(session, numbered, { keyword: "a", page });

  expect(countEnds(session, "trending.listKeywordSentences")).toBe(2);
});

test.each(["seed=7", "scenario=empty-page", "scenario=hostile", "scenario=numeric-booleans"])(
  "counts the end of a list that was followed under `%s`",
  async (prefer) => {
    const session = createSession();
    let cursor = "0";
    for (let more: unknown = true; more;) {
      const page: unknown = await (await ask(session, comments, { videoId: "1", cursor, count: "2" }, prefer)).json();
      more = readAt(page, "hasMore");
      cursor = String(readAt(page, "cursor"));
    }

    expect(countEnds(session, "posts.listComments")).toBe(1);
  },
);

test("counts the end of a list whose pages were also requested by name", async () => {
  const session = createSession();
  let cursor = "0";
  for (const name of ["firstPage", "secondPage", "lastPage"]) {
    const page: unknown = await (await ask(session, comments, { videoId: "1", cursor }, `example=${name}`)).json();
    cursor = String(readAt(page, "cursor"));
  }

  expect(countEnds(session, "posts.listComments")).toBe(1);
});
