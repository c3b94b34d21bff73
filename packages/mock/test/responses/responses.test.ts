import { afterAll, beforeAll, expect, test } from "vitest";
import { type MockServer, MockStartError, startMock } from "../../src/index.js";
import { key, library } from "../library.js";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock(library);
});
afterAll(() => mock.stop());

interface Page {
  books: { title: string }[];
  next: number;
  hasMore: boolean;
}

async function ask(path: string, prefer = ""): Promise<Response> {
  return fetch(mock.url + path, { headers: { ...key, prefer } });
}

async function readTitles(path: string): Promise<string[]> {
  const page: Page = await (await ask(path)).json();
  return page.books.map(({ title }) => title);
}

/** Iterates over a list by its pagination fields, and joins the titles. */
async function paginate(
  path: string,
  next: (page: Page, pagesRead: number, itemsRead: number) => string,
): Promise<string[]> {
  const titles: string[] = [];
  let query = "";
  for (let pagesRead = 1; pagesRead < 10; pagesRead++) {
    const page: Page = await (await ask(path + query)).json();
    titles.push(...page.books.map(({ title }) => title));
    if (!page.hasMore) return titles;
    query = next(page, pagesRead, titles.length);
  }
  throw new Error(`${path} does not end.`);
}

test("iterates over a list of each style to its end", async () => {
  expect(await paginate("/books", (page) => `?cursor=${page.next}`)).toEqual(["One", "Two", "Three"]);
  expect(await paginate("/books/newest", (_, pagesRead) => `?page=${pagesRead + 1}`)).toEqual(["One", "Two", "Three"]);
  expect(await paginate("/readers/search?id=1", (_, __, itemsRead) => `&offset=${itemsRead}`)).toEqual([
    "One",
    "Two",
    "Three",
  ]);
});

test("returns the first page for the default position, and an empty one past the end", async () => {
  expect(await readTitles("/books?cursor=0")).toEqual(["One"]);
  expect(await readTitles("/books?cursor=13")).toEqual([]);
  expect(await readTitles("/books/newest?page=99")).toEqual([]);
  expect(await readTitles("/readers/search?id=1&offset=3")).toEqual([]);
});

test("repeats the cursor of the last page after the end, so that a client does not start again", async () => {
  expect(await (await ask("/books?cursor=13")).json()).toEqual({ books: [], next: 13, hasMore: false });
  expect(await (await ask("/books?cursor=13", "example=emptyPage")).json()).toMatchObject({ next: 0 });
});

test("rejects a cursor that no page contains", async () => {
  const cursor = await ask("/books?cursor=5");

  expect(cursor.status).toBe(400);
  expect(cursor.headers.get("x-mock-violation")).toBe(
    "query.cursor: `cursor` is `5`, which no page of books.list contains; `0` asks for the first page; `next` of each page contains the next one. (position-unknown)",
  );
});

test("fills a page larger than the fixtures with copies of their items under new ids", async () => {
  const text = await (await ask("/books?count=5")).text();

  expect(text.match(/"title":"\w+"/g)?.map((title) => title.slice(9, -1))).toEqual([
    "One",
    "Two",
    "Three",
    "One",
    "Two",
  ]);
  expect(new Set(text.match(/"id":\d{19}/g)).size).toBe(5);
});

test("writes 64-bit numbers exactly, as numbers", async () => {
  expect(await (await ask("/books/9780000000001")).text()).toBe('{"id":7301234567890123451,"title":"One"}');
});

test.each([
  ["text/csv", "text/csv"],
  ["text/csv;q=0.1, application/json", "application/json"],
  ["application/json;q=0, text/*", "text/csv"],
  ["application/xml, */*;q=0.1", "application/json"],
  ["application/*", "application/json"],
  ["application/vnd.books+json", "application/json"],
  ["text/csv;q=0.5, text/*;q=0.9, application/json;q=0.6", "application/json"],
  ["*/*;q=0.1, text/csv;q=0.5", "text/csv"],
])("responds to `Accept: %s` with %s", async (accept, expected) => {
  const response = await fetch(`${mock.url}/books/9780000000001`, { headers: { ...key, accept } });

  expect(response.headers.get("content-type")).toBe(expected);
});

test("returns the documented failure that `Prefer` names, with its headers", async () => {
  const limited = await ask("/books", "code=429");
  const lent = await ask("/books/9780000000001", "code=204");

  expect(limited.status).toBe(429);
  expect(limited.headers.get("retry-after")).toBe("30");
  expect(await limited.json()).toEqual({ message: "Too many" });
  expect([lent.status, await lent.text()]).toEqual([204, ""]);
});

test("returns the example that `Prefer` names, at any position of a list", async () => {
  const response = await ask("/books?cursor=12", 'respond-async, example="emptyPage"');

  expect(await response.json()).toMatchObject({ books: [] });
});

test("generates a response from the schema when `Prefer` asks for it, with exact 64-bit numbers", async () => {
  const text = await (await ask("/books/9780000000001", "dynamic=true")).text();

  expect(text).toMatch(/"id":[1-9]\d{18}[,}]/);
});

test("generates a response from the schema without an example", async () => {
  const response = await fetch(`${mock.url}/books`, {
    method: "POST",
    headers: { ...key, "content-type": "application/json" },
    body: '{"id":1,"title":"x"}',
  });

  expect(await response.text()).toBe('{"id":7301234567890123456,"title":"Atlas"}');
});

test("rejects a preference that the operation cannot meet", async () => {
  const code = await ask("/books", "code=418");
  const example = await ask("/books", "example=thirdPage");

  expect(code.headers.get("x-mock-violation")).toContain("it has 200, 400, 401, 429.");
  expect(example.headers.get("x-mock-violation")).toContain("`firstPage`, `secondPage`, `lastPage`, `emptyPage`");
  expect([code.status, example.status]).toEqual([400, 400]);
});

test.each([
  ["code=429, code=400", "`Prefer` has the values `429` and `400` for `code`; it takes one."],
  ["dynamic=yes", "`Prefer` has the value `yes` for `dynamic`; it must be `true` or `false`."],
])("rejects `Prefer: %s`", async (prefer, words) => {
  const response = await ask("/books", prefer);

  expect(response.status).toBe(400);
  expect(response.headers.get("x-mock-violation")).toContain(words);
});

test("marks the responses of a deprecated operation", async () => {
  expect((await ask("/books/9780000000001")).headers.get("deprecation")).toBe("true");
});

test("warns about pages that do not link, and does not start with `strict`", async () => {
  const pages = { ...library.fixtures["books.list"].responses, lastPage: { books: [], next: 11, hasMore: false } };
  const circle = { ...pages, secondPage: { books: [], next: 11, hasMore: true } };
  const fixtures = { ...library.fixtures, "books.list": { responses: circle, failures: {} } };

  await expect(startMock({ ...library, fixtures, strict: true })).rejects.toThrow(MockStartError);
  const notStrict = await startMock({ ...library, fixtures });
  await notStrict.stop();
  expect(notStrict.warnings).toEqual([expect.stringContaining("books.list")]);
});

test("does not start if the document cannot be read", async () => {
  await expect(startMock({ spec: "/nowhere.yaml" })).rejects.toThrow("`/nowhere.yaml`: There is no such file.");
  await expect(startMock({ ...library, overlays: ["/nowhere.yaml"] })).rejects.toThrow(
    "`/nowhere.yaml`: There is no such file.",
  );
  await expect(startMock({ spec: "https://api.example.com/openapi.yaml" })).rejects.toThrow(
    "`https://api.example.com/openapi.yaml`: It is an address, and must be a file.",
  );
});
