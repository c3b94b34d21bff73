import { afterAll, beforeAll, expect, test } from "vitest";
import { type Exchange, type MockServer, startMock } from "../../src/index.js";
import { closeHeader, key, library, send, sendRaw } from "../library.js";

let mock: MockServer;
const exchanges: Exchange[] = [];
beforeAll(async () => {
  mock = await startMock({ ...library, onExchange: (exchange) => exchanges.push(exchange) });
});
afterAll(() => mock.stop());

/** Sends a GET with a key. Returns the status and the violation. */
async function ask(
  path: string,
  headers: Record<string, string> = {},
): Promise<[status: number, violation: string | null]> {
  const response = await fetch(mock.url + path, { headers: { ...key, ...headers } });
  return [response.status, response.headers.get("x-mock-violation")];
}

test.each([
  "/books",
  "/books?",
  "/books?&count=1&",
  "/books?count=5",
  "/books?shelf=travel&lent=false&weight=0.5",
  "/books?tag=ab&tag=cd",
  "/books?years=1999,2001",
  "/books?filter[from]=1&filter[to]=2",
  `/books?where=${encodeURIComponent('{"from":1}')}`,
  "/books/9780000000001",
  "/books/%39780000000001",
  "/books/newest?page=2",
  "/readers/search?id=a%26b",
])("accepts %s", async (path) => {
  expect(await ask(path)).toEqual([200, null]);
});

test.each([
  ["/books?count=6", "query.count: `count` is `6`; books.list takes an integer from 1 to 5. (parameter-wrong)"],
  ["/books?count=0", "an integer from 1 to 5"],
  ["/books?count=", '`count` is `""`'],
  ["/books?count=1.0", "`1.0`"],
  ["/books?count=+1", '`" 1"`'],
  ["/books?count=%2B1", "`+1`"],
  ["/books?count=01", "`01`"],
  ["/books?count=1e0", "`1e0`"],
  ["/books?count=one", "`one`"],
  ["/books?weight=0", "a number greater than 0"],
  ["/books?lent=1", "`true` or `false`"],
  ["/books?lent=True", "`true` or `false`"],
  ["/books?shelf=Travel", "one of `fiction`, `travel`"],
  ["/books?tag=ab&tag=c", "text of at least 2 characters"],
  ["/books?years=1999,x", "a list separated by commas, each an integer"],
  ["/books?years=1999&years=2000", "takes one, a list separated by commas, each an integer. (parameter-repeated)"],
  ["/books?tag=a,b&tag=c", "a list with the name before each value, each text of at least 2 characters"],
  ["/books?filter[from]=x", "takes an object, written `filter[from]` (an integer), `filter[to]` (an integer)."],
  ["/books?filter[from]=x&filter[to]=1", "query.filter: `filter[from]` is `x`, `filter[to]` is `1`; books.list takes"],
  ["/books?filter[form]=1", "query.filter: `filter[form]` is `1`; books.list takes"],
  ["/books?filter=1", "query.filter: `filter` is given by itself; books.list takes an object, written `filter[from]`"],
  ["/books?filter[from]=1&filter[from]=2", "`filter[from]` is given more than once"],
  ["/books?where={", "books.list takes JSON: an object of `from` (an integer), `to` (an integer)."],
  ["/books/978", "path.isbn: `isbn` is `978`; books.get takes text that matches `^\\d{13}$`. (parameter-wrong)"],
  ["/books/97800000000010", "path.isbn"],
])("rejects %s", async (path, words) => {
  const [status, violation] = await ask(path);

  expect(status).toBe(400);
  expect(violation).toContain(words);
});

test("distinguishes names by case, and suggests the right one", async () => {
  const [status, violation] = await ask("/books?Count=1");

  expect(status).toBe(400);
  expect(violation).toBe("query.Count: `Count` is not a parameter of books.list; `count` is. (parameter-unknown)");
});

test("rejects a repeated parameter", async () => {
  expect(await ask("/books?count=1&count=1")).toEqual([
    400,
    "query.count: `count` is given 2 times; books.list takes one, an integer from 1 to 5. (parameter-repeated)",
  ]);
});

test("validates a header parameter by its schema", async () => {
  expect((await ask("/books", { "x-branch": "north" }))[0]).toBe(200);
  expect((await ask("/books", { "x-branch": "North" }))[1]).toContain("header.x-branch");
});

const keys: [mistake: string, path: string, headers: Record<string, string>, reason: string][] = [
  ["no key", "/books", {}, "there is none"],
  [
    "a key in the usual header",
    "/books",
    { "X-Api-Key": "secret" },
    "there is none, but the header `x-api-key` was sent",
  ],
  ["a mistyped header", "/books", { "x-readr-key": "secret" }, "there is none, but the header `x-readr-key` was sent"],
  ["another header for another key", "/books", { "idempotency-key": "secret" }, "there is none"],
  ["an empty key", "/books", { "x-reader-key": " " }, "it is empty"],
  [
    "a key in the query",
    "/books?X-Reader-Key=secret",
    {},
    "there is none, but the query parameter `X-Reader-Key` was sent",
  ],
  [
    "a key in a cookie",
    "/books",
    { cookie: "x-reader-key=secret" },
    "there is none, but the cookie `x-reader-key` was sent",
  ],
];

test.each(keys)("names the header of the key for %s", async (_, path, headers, reason) => {
  const response = await fetch(mock.url + path, { headers });

  expect(response.headers.get("x-mock-violation")).toBe(
    `header.x-reader-key: books.list takes a key in the header \`x-reader-key\`; ${reason}. (key-missing)`,
  );
});

test("reports the other violations of a request without a key", async () => {
  const response = await fetch(`${mock.url}/books?count=9&nope=1`);

  expect(response.status).toBe(401);
  expect(response.headers.get("x-mock-violation")?.match(/\([\w-]+\)/g)).toEqual([
    "(key-missing)",
    "(parameter-unknown)",
    "(parameter-wrong)",
  ]);
});

async function post(headers: Record<string, string>): Promise<string | null> {
  const body = new Blob(["{}"]);
  const response = await fetch(`${mock.url}/books`, { method: "POST", headers: { ...key, ...headers }, body });
  return response.headers.get("x-mock-violation");
}

test("names the media type of a body and the documented one", async () => {
  expect(await post({ "content-type": "text/plain" })).toContain("`content-type` is `text/plain`; books.add accepts");
  expect(await post({})).toContain("There is no `content-type`; books.add accepts `application/json`.");
});

test("rejects a body with two media types", async () => {
  const types = "content-type: application/json\r\ncontent-type: text/plain\r\n";
  const head = `POST /books HTTP/1.1\r\nhost: a\r\nx-reader-key: any\r\n${closeHeader}${types}content-length: 2\r\n\r\n`;

  expect(await sendRaw(mock.url, `${head}{}`)).toContain(
    "`content-type` is `application/json, text/plain`; books.add accepts `application/json`. (media-type-unknown)",
  );
});

test("rejects a request with no parameter of an exclusive group, and one with both", async () => {
  const none = await ask("/readers/search");
  const both = await ask("/readers/search?id=1&name=a");

  expect(none[1]).toBe(
    "query.id|name: readers.search takes exactly one of `id`, `name`; none was given. (parameters-exclusive)",
  );
  expect(both[1]).toContain("`id`, `name` were given");
});

test("rejects a parameter without a name", async () => {
  expect(await ask("/books?count=1&=x")).toEqual([
    400,
    expect.stringMatching(
      /^query: A parameter without a name was given; books\.list takes `cursor`, .*\(parameter-unknown\)$/,
    ),
  ]);
});

test("rejects a cursor that no page contains, under each scenario", async () => {
  const outcomes = await Promise.all(
    ["", "scenario=empty-list", "scenario=empty-page", "scenario=cursor-repeats", "scenario=extremes"].map((prefer) =>
      ask("/books?cursor=abc", { prefer }),
    ),
  );

  expect(outcomes.map(([status]) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(outcomes.map(([, violation]) => violation)).toEqual(
    outcomes.map(() => expect.stringContaining("position-unknown")),
  );
});

test("reports all violations of a request", async () => {
  const { headers } = await send(mock.url, "/books?count=9&shelf=x&nonsense=1", { headers: key });

  expect(headers["x-mock-violation"]).toMatch(/nonsense.*count.*shelf/);
});

test("responds with 401 without a key even to an invalid request, and accepts requests without a key to open operations", async () => {
  const closed = await fetch(`${mock.url}/books?count=9`);
  const open = await fetch(`${mock.url}/books/newest`);

  expect([closed.status, open.status]).toEqual([401, 200]);
  expect(await closed.json()).toEqual({ message: "No key" });
});

test("responds with 404 to an unknown path and names the nearest", async () => {
  const response = await fetch(`${mock.url}/Books/newset`, { headers: key });

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    message: "`/Books/newset` is not a path of this API; the nearest is `/books/newest`.",
  });
});

test("responds with 405 to an unknown method and lists the allowed ones", async () => {
  const response = await fetch(`${mock.url}/books/newest`, { method: "DELETE", headers: key });

  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
});

test("responds to invalid parameters with the document's own body", async () => {
  const response = await fetch(`${mock.url}/books?count=9`, { headers: key });

  expect(await response.json()).toEqual({ message: "Bad request" });
});

test("responds to an undecodable query with the document's own body, and without a key with 401", async () => {
  const response = await fetch(`${mock.url}/books?cursor=%zz`, { headers: key });
  const keyless = await fetch(`${mock.url}/books?cursor=%zz`);

  expect([response.status, keyless.status]).toEqual([400, 401]);
  expect(response.headers.get("x-mock-violation")).toContain("(url-malformed)");
  expect(await response.json()).toEqual({ message: "Bad request" });
});

test("records each request, but never a key", async () => {
  exchanges.length = 0;

  await ask("/books?count=9&x-reader-key=secret-1&api_key=secret-2", { "x-reader-key": "secret-3" });
  await fetch(`${mock.url}/nowhere?key=secret-4`, { headers: { authorization: "secret-5" } });

  expect(exchanges).toMatchObject([
    { method: "GET", target: "/books?count=9&x-reader-key=…&api_key=…", operation: "books.list", status: 400 },
    { method: "GET", target: "/nowhere?key=…", operation: undefined, status: 404 },
  ]);
  expect(JSON.stringify(exchanges)).not.toContain("secret");
});
