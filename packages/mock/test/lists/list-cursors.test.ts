// A cursor is valid only in the list that returned it: in the comments of one post, not in those of another.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { operations } from "@shortvideo-api/fixtures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAt } from "../../src/exchange/places.js";
import { loadDocument } from "../../src/operation/load-document.js";
import { readServedOperations } from "../../src/operation/read-served-operations.js";
import { createMock, type MockServer, startMock } from "../../src/index.js";
import { makeFolder } from "../../../report/test/make-folder.js";
import { readCall, readWords } from "../validation/read-curl.js";
import { service } from "../../src/core/service.js";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

const example = "7301245789012345678";

function ask(path: string, query: Record<string, string>, prefer = ""): Promise<Response> {
  return fetch(`${mock.url}${path}?${new URLSearchParams(query).toString()}`, {
    headers: { "x-gateway-key": "any", prefer },
  });
}

async function readCursor(path: string, query: Record<string, string>, prefer = ""): Promise<string> {
  const body = (await (await ask(path, query, prefer)).json()) as { cursor: string | number };
  return String(body.cursor);
}

async function readViolation(path: string, query: Record<string, string>): Promise<string> {
  const response = await ask(path, query);
  expect(response.status).toBe(400);
  return response.headers.get("x-mock-violation") ?? "";
}

const comments = "/api/post/comments";

test.each([
  ["of the example post", { videoId: example }],
  ["of another post", { videoId: "1" }],
  ["of another post, in pages of two", { videoId: "1", count: "2" }],
  ["of another post, with a seed", { videoId: "1" }, "seed=7"],
  ["of another post, chosen by name", { videoId: "1" }, "example=firstPage"],
])("rejects a cursor of the comments %s in a request for a third post", async (_, query, prefer = "") => {
  const cursor = await readCursor(comments, query, prefer);

  expect((await ask(comments, { ...query, cursor }, prefer)).status).toBe(200);
  expect(await readViolation(comments, { ...query, videoId: "2", cursor })).toBe(
    `query.cursor: \`cursor\` is \`${cursor}\`, which belongs to another list of posts.listComments, with another \`videoId\`; \`0\` asks for the first page; \`cursor\` of each page contains the next one. (position-unknown)`,
  );
});

test("rejects a cursor that a client calculated from a valid one", async () => {
  const query = { videoId: example, count: "5" };
  const valid = Number(await readCursor(comments, query));

  for (const step of [1, 2, 10, 100, 1_000, -1]) {
    expect(await readViolation(comments, { ...query, cursor: String(valid + step) })).toContain(
      `\`cursor\` is \`${valid + step}\`, which no page of posts.listComments contains;`,
    );
  }
});

test("iterates over the comments of each post through the pages of the fixtures", async () => {
  const ids = await Promise.all(
    [example, "1"].map(async (videoId) => {
      const pages: unknown[] = [];
      for (let [cursor, more] = ["0", true]; more;) {
        const page = (await (await ask(comments, { videoId, cursor })).json()) as {
          comments: { cid: string }[];
          cursor: number;
          hasMore: number;
        };
        pages.push(page.comments.map(({ cid }) => cid));
        [cursor, more] = [String(page.cursor), page.hasMore === 1];
      }
      return pages;
    }),
  );

  expect(ids[0]).toHaveLength(3);
  expect(ids[1]).toEqual(ids[0]);
  expect(mock.report().operations.flatMap(({ responses }) => responses.map(({ name }) => name))).toContain("lastPage");
});

test("returns a page chosen by name as a page of the requested list", async () => {
  const body: unknown = await (await ask(comments, { videoId: "42" }, "example=secondPage")).json();

  expect(readAt(body, "comments.0.aweme_id")).toBe("42");
  expect(readAt(body, "cursor")).not.toBe(operations["posts.listComments"].responses.secondPage.cursor);
});

test("rejects a cursor of the replies to another comment of the same post", async () => {
  const path = "/api/post/comment/replies";
  const cursor = await readCursor(path, { videoId: "1", commentId: "5" });

  expect(await readViolation(path, { videoId: "1", commentId: "6", cursor })).toContain("`videoId` or `commentId`");
});

test("rejects a cursor of a list with other parameters, where an omitted parameter equals its default", async () => {
  const path = "/api/drama/explore";
  const cursor = await readCursor(path, { type: "10", count: "2" });

  expect((await ask(path, { cursor })).status).toBe(200);
  expect(await readViolation(path, { type: "7", cursor })).toContain("`type` or `releasePeriod`");
});

test("accepts another page size and another `search_id` within a list", async () => {
  const cursor = await readCursor(comments, { videoId: "1", count: "2" });
  const search = await readCursor("/api/search/live", { keyword: "rain", search_id: "0" });

  expect((await ask(comments, { videoId: "1", count: "7", cursor })).status).toBe(200);
  expect((await ask("/api/search/live", { keyword: "rain", search_id: "20261101", cursor: search })).status).toBe(200);
  expect(await readViolation("/api/search/live", { keyword: "snow", cursor: search })).toContain("`keyword`");
});

test("corrects a request with a cursor of another list by omitting the cursor", async () => {
  const cursor = await readCursor(comments, { videoId: "1" });
  const rejected = await ask(comments, { videoId: "2", cursor });
  const [words = []] = readWords([rejected.headers.get("x-mock-correction") ?? ""], mock.url);

  expect(readCall(words).url).toBe(`${mock.url}${comments}?videoId=2`);
});

const lists = readServedOperations((await loadDocument(service.spec)).document).flatMap((operation) => {
  const { id, path, pagination } = operation;
  if (pagination?.style !== "cursor") return [];
  const request = Object.entries<{ params: object }>(operations).find(([known]) => known === id)?.[1].params ?? {};
  const query = Object.fromEntries(Object.entries(request).map(([name, value]) => [name, String(value)]));
  return [{ id, path, query, param: pagination.position.name, next: pagination.next ?? "" }];
});

test("rejects a cursor of each list for each other list, also without a page size", async () => {
  const sentCursors: string[] = [];
  for (const list of lists) {
    const cursors: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page++) {
      const sent = cursor === undefined ? {} : { [list.param]: cursor };
      const body: unknown = await (await ask(list.path, { ...list.query, ...sent })).json();
      cursor = String(readAt(body, list.next));
      cursors.push(cursor);
    }
    for (const other of lists.filter(({ id }) => id !== list.id)) {
      for (const foreign of cursors) {
        const violation = await readViolation(other.path, { ...other.query, [other.param]: foreign });
        expect(violation).toContain(`is \`${foreign}\`, which no page of ${other.id} contains;`);
        sentCursors.push(foreign);
      }
    }
  }

  expect(new Set(sentCursors).size).toBe(lists.length * 3);
  expect(sentCursors).toHaveLength(lists.length * 3 * (lists.length - 1));
});

const firstCursor = String(operations["posts.listComments"].responses.firstPage.cursor);
const changed = [
  `${firstCursor}.0`,
  Number(firstCursor).toExponential(),
  ` ${firstCursor}`,
  `0${firstCursor}`,
  String(Number(firstCursor) + 1),
  "NaN",
  "None",
];

test.each(changed)("rejects `%s`, a changed cursor", async (cursor) => {
  expect(await readCursor(comments, { videoId: example })).toBe(firstCursor);
  expect(await readViolation(comments, { videoId: example, cursor })).toContain("(position-unknown)");
});

test.each([
  ["numbers", Number, { type: "integer" }],
  ["texts", String, { type: "string" }],
])("distinguishes lists whose fixtures have the same cursors, which are %s", async (_, toCursor, schema) => {
  const page = (id: string, next: number, hasMore: boolean) => ({ things: [{ id }], next: toCursor(next), hasMore });
  const pages = {
    firstPage: page("one", 11, true),
    secondPage: page("two", 12, true),
    lastPage: page("three", 13, false),
  };
  const list = (operationId: string) => ({
    get: {
      operationId,
      parameters: [{ name: "cursor", in: "query", schema }],
      "x-pagination": { style: "cursor", param: "cursor", items: "things", next: "next", hasMore: "hasMore" },
      responses: {
        200: {
          description: "A page.",
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["things", "next", "hasMore"],
                properties: { things: { type: "array" }, next: schema, hasMore: { type: "boolean" } },
              },
            },
          },
        },
        400: { description: "Wrong.", content: { "application/json": { example: { message: "Wrong" } } } },
      },
    },
  });
  const spec = join(await makeFolder(), "two-lists.json");
  const info = { title: "Two lists", version: "1.0.0" };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", info, paths: { "/a": list("a"), "/b": list("b") } }));
  const twoLists = await startMock({
    spec,
    fixtures: { a: { responses: pages, failures: {} }, b: { responses: pages, failures: {} } },
  });
  const read = (path: string, cursor: string) => fetch(`${twoLists.url}${path}?cursor=${cursor}`);
  try {
    const [cursorOfA = "", cursorOfB = ""] = await Promise.all(
      ["/a", "/b"].map(async (path) => String(readAt(await (await fetch(twoLists.url + path)).json(), "next"))),
    );
    const responses = await Promise.all([read("/a", cursorOfA), read("/b", cursorOfB)]);
    const rejected = await Promise.all([
      read("/a", cursorOfB),
      read("/b", cursorOfA),
      read("/a", "11"),
      read("/b", "13"),
    ]);

    expect(await Promise.all(responses.map(async (each) => readAt(await each.json(), "things")))).toEqual([
      [{ id: "two" }],
      [{ id: "two" }],
    ]);
    expect(rejected.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    for (const { headers } of rejected) expect(headers.get("x-mock-violation")).toContain("(position-unknown)");
  } finally {
    await twoLists.stop();
  }
});

test("an empty list whose end only a missing cursor marks names no next page", async () => {
  const get = {
    operationId: "letters",
    parameters: [{ name: "cursor", in: "query", schema: { type: "string", default: "0" } }],
    "x-pagination": { style: "cursor", param: "cursor", items: "letters", next: "next" },
    responses: {
      200: {
        description: "A page.",
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["letters"],
              properties: { letters: { type: "array", items: { type: "string" } }, next: { type: ["string", "null"] } },
            },
          },
        },
      },
    },
  };
  const spec = join(await makeFolder(), "letters.json");
  const info = { title: "Letters", version: "1.0.0" };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", info, paths: { "/letters": { get } } }));
  const letters = await startMock({ spec, preference: "scenario=empty-list" });
  try {
    const page: unknown = await (await fetch(`${letters.url}/letters`)).json();

    expect(page).toMatchObject({ letters: [] });
    expect(readAt(page, "next") ?? undefined).toBeUndefined();
  } finally {
    await letters.stop();
  }
});

const ofOneField = (name: string): object => ({
  type: "array",
  items: { type: "object", required: [name], properties: { [name]: { type: "string" } } },
});

test.each([
  ["of at least two items", { ...ofOneField("word"), minItems: 2 }, {}],
  ["of one of two kinds, which an empty list would both be", { oneOf: [ofOneField("word"), ofOneField("name")] }, {}],
  ["of a list with a total of at least 1", ofOneField("word"), { total: { type: "integer", minimum: 1 } }],
])("the cursor of each page leads to the next one, for pages %s", async (_, words, more) => {
  const properties = { words, next: { type: "string" }, more: { type: "boolean" }, ...more };
  const required = ["words", "more", ...Object.keys(more)];
  const get = {
    operationId: "words",
    parameters: [{ name: "cursor", in: "query", schema: { type: "string" } }],
    "x-pagination": {
      style: "cursor",
      param: "cursor",
      items: "words",
      next: "next",
      hasMore: "more",
      ...("total" in more && { total: "total" }),
    },
    responses: {
      200: {
        description: "A page.",
        content: { "application/json": { schema: { type: "object", required, properties } } },
      },
    },
  };
  const spec = join(await makeFolder(), "words.json");
  const info = { title: "Words", version: "1.0.0" };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", info, paths: { "/words": { get } } }));
  const created = await createMock({ spec });
  const pages: unknown[] = [];
  for (let cursor = ""; pages.length < 5;) {
    const page: unknown = await (await created.fetch(`http://mock/words${cursor && `?cursor=${cursor}`}`)).json();
    pages.push(readAt(page, "more"));
    if (readAt(page, "more") !== true) break;
    cursor = String(readAt(page, "next"));
  }

  expect(pages).toEqual([true, true, false]);
});
