import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { loadDocument } from "../../src/operation/load-document.js";
import { readServedOperations } from "../../src/operation/read-served-operations.js";
import { type Exchange, type MockServer, startMock } from "../../src/index.js";
import { service as serviceSource } from "../../src/core/service.js";
import { key, library, send } from "../library.js";
import { generateRequest, toTarget } from "./generate-request.js";
import { createRandom } from "./random.js";
import { readCall, readWords, sendCall } from "./read-curl.js";

// The rule: a correction, sent with a key, is a valid request.

let mock: MockServer;
const exchanges: Exchange[] = [];
beforeAll(async () => {
  mock = await startMock({ ...library, onExchange: (exchange) => exchanges.push(exchange) });
});
afterAll(() => mock.stop());

interface InvalidRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function fetchCorrection({ path, method = "GET", headers = key, body }: InvalidRequest): Promise<string> {
  if (body === undefined) return String((await send(mock.url, path, { method, headers })).headers["x-mock-correction"]);
  return String((await fetch(mock.url + path, { method, headers, body })).headers.get("x-mock-correction"));
}

const withKey = (rest: string) => `curl -H "x-reader-key: $MOCK_KEY" ${rest}`;
const address = (path: string) => `"$MOCK_URL${path}"`;

const body = `--data-raw '{"id":7301234567890123456,"title":"Atlas"}'`;
const createBook = withKey(`-H 'content-type: application/json' ${body} ${address("/books")}`);

test.each<[mistake: string, invalid: InvalidRequest, expected: string]>([
  ["a name in another case", { path: "/books?Count=3" }, withKey(address("/books?count=3"))],
  ["a misspelled name", { path: "/books?shelv=travel" }, withKey(address("/books?shelf=travel"))],
  ["an unknown name", { path: "/books?nonsense=1&count=2" }, withKey(address("/books?count=2"))],
  ["a number out of its range", { path: "/books?count=77" }, withKey(address("/books?count=5"))],
  ["a number in another notation", { path: "/books?count=%2B04" }, withKey(address("/books?count=4"))],
  ["a number with a fraction", { path: "/books?count=2.9" }, withKey(address("/books?count=2"))],
  ["a word for a boolean", { path: "/books?lent=Yes" }, withKey(address("/books?lent=true"))],
  ["a value of a list in another case", { path: "/books?shelf=TRAVEL" }, withKey(address("/books?shelf=travel"))],
  ["an invalid value", { path: "/books?shelf=12" }, withKey(address("/books?shelf=fiction"))],
  ["a repeated parameter", { path: "/books?count=9&count=2" }, withKey(address("/books?count=5"))],
  ["an invalid item of a list", { path: "/books?tag=ab&tag=c&tag=de" }, withKey(address("/books?tag=ab&tag=de"))],
  ["a list with another separator", { path: "/books?years=1999|2001" }, withKey(address("/books?years=1999,2001"))],
  [
    "bytes that are not UTF-8",
    { path: "/readers/search?name=f%FCr%80" },
    withKey(address("/readers/search?name=f%C3%BCr%2580")),
  ],
  ["an invalid item of a list in one text", { path: "/books?years=1999,x" }, withKey(address("/books?years=1999"))],
  ["a misspelled property of an object", { path: "/books?filter[form]=1" }, withKey(address("/books"))],
  [
    "a repeated property",
    { path: "/books?filter[from]=1&filter[to]=3&filter[from]=2" },
    withKey(address("/books?filter%5Bfrom%5D=1&filter%5Bto%5D=3")),
  ],
  [
    "a repeated property with an invalid value",
    { path: "/books?filter[from]=x&filter[from]=2" },
    withKey(address("/books?filter%5Bfrom%5D=2")),
  ],
  ["a cursor that no page contains", { path: "/books?cursor=8&count=2" }, withKey(address("/books?count=2"))],
  ["a cursor parameter in another case", { path: "/books?Cursor=11" }, withKey(address("/books?cursor=11"))],
  [
    "a request without any parameter of a group",
    { path: "/readers/search" },
    withKey(address("/readers/search?id=text")),
  ],
  [
    "a request with two exclusive parameters",
    { path: "/readers/search?name=a&id=1" },
    withKey(address("/readers/search?id=1")),
  ],
  ["an invalid value in the path", { path: "/books/978" }, withKey(address("/books/0741852963074"))],
  ["a misspelled path", { path: "/book/9780000000001" }, withKey(address("/books/9780000000001"))],
  ["a path in another case", { path: "/Books/Newest" }, `curl ${address("/books/newest")}`],
  ["a path that ends in a slash", { path: "/readers/search/?id=1" }, withKey(address("/readers/search?id=1"))],
  ["a malformed percent sign", { path: "/books?cursor=%zz" }, withKey(address("/books"))],
  [
    "an undocumented method",
    { path: "/books/newest?page=2", method: "PUT" },
    `curl ${address("/books/newest?page=2")}`,
  ],
  [
    "an invalid HEAD request",
    { path: "/books?count=0", method: "HEAD" },
    `curl --head ${withKey(address("/books?count=1")).slice(5)}`,
  ],
  ["a missing key", { path: "/books", headers: {} }, withKey(address("/books"))],
  [
    "an invalid header",
    { path: "/books", headers: { ...key, "x-branch": "North" } },
    withKey(`-H 'x-branch: north' ${address("/books")}`),
  ],
  [
    "an undocumented preference",
    { path: "/books", headers: { ...key, prefer: "code=418" } },
    withKey(address("/books")),
  ],
  [
    "an address that is too long",
    { path: `/books?shelf=${"x".repeat(70_000)}` },
    withKey(address("/books?shelf=fiction")),
  ],
  ["a missing body", { path: "/books", method: "POST" }, createBook],
  [
    "a malformed body",
    { path: "/books", method: "POST", headers: { ...key, "content-type": "application/json" }, body: "{" },
    createBook,
  ],
  ["a body of another kind", { path: "/books", method: "POST", body: "secret=1" }, createBook],
])("corrects %s", async (_mistake, invalid, expected) => {
  const line = await fetchCorrection(invalid);

  expect(line).toBe(expected);
  const [words = []] = readWords([line], mock.url);
  expect(await sendCall(readCall(words))).toEqual([invalid.method === "POST" ? 201 : 200, undefined]);
});

test("sends no correction for a path that resembles no documented path", async () => {
  expect(await fetchCorrection({ path: "/somewhere/else/altogether" })).toBe("undefined");
});

test("reports the correction of each invalid request, and none of a valid one", async () => {
  exchanges.length = 0;
  await send(mock.url, "/books?count=9", { headers: key });
  await send(mock.url, "/books", { headers: key });

  expect(exchanges.map(({ correction }) => correction)).toEqual([withKey(address("/books?count=5")), undefined]);
});

test("never puts a key into a correction", async () => {
  const lines = await Promise.all(
    [
      "/books?x-reader-key=secret",
      "/books?reader_key=secret",
      "/books?api_key=secret&count=9",
      "/books?key=secret",
      "/books?tok=secret",
    ].map((path) => fetchCorrection({ path, headers: { "x-reader-key": "secret", cookie: "a=secret" } })),
  );

  expect(lines.join("\n")).not.toContain("secret");
});

const names = [
  "cursor",
  "count",
  "shelf",
  "tag",
  "years",
  "weight",
  "lent",
  "filter[from]",
  "where",
  "id",
  "name",
  "page",
];
const paths = ["/books", "/books/newest", "/readers/search", "/books/1234567890123", "/bokos", "/readers/serach/"];
const hostile = [
  "'; rm -rf / #",
  "$(reboot)",
  "`id`",
  '"$KEY"',
  "\\'",
  "a\nb",
  "\u001b[2J",
  "!!",
  "-o/etc/passwd",
  "{a,b}",
  "é😀",
  "%",
  "",
];
const text = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.integer().map(String),
);
const anyRequest = fc.record({
  path: fc.constantFrom(...paths),
  method: fc.constantFrom("GET", "GET", "HEAD", "POST", "DELETE"),
  query: fc.array(
    fc.tuple(fc.oneof(fc.constantFrom(...names, ...names.map((each) => each.toUpperCase())), text), text),
    {
      maxLength: 4,
    },
  ),
  branch: fc.option(fc.constantFrom("north", "North's $KEY", "`x`", ""), { nil: undefined }),
});

test("corrects any request, and `sh` reads the correction as one `curl` call", async () => {
  const requests = fc.sample(anyRequest, inCI(500, 100));
  exchanges.length = 0;
  for (const { path, method, query, branch } of requests) {
    const search = query.map((pair) => pair.map((each) => encodeURIComponent(each)).join("=")).join("&");
    await send(mock.url, `${path}?${search}`, {
      method,
      headers: { ...key, ...(branch === undefined ? {} : { "x-branch": branch }) },
    });
  }
  const invalid = exchanges.filter(({ violations }) => violations.length > 0);
  const lines = invalid.flatMap(({ correction = "" }) => correction);

  expect(invalid.length).toBeGreaterThan(inCI(300, 60));
  expect(lines.filter((line) => !/^curl [\x20-\x7e]+$/.test(line))).toEqual([]);
  const calls = readWords(lines, mock.url).map(readCall);
  const responses = await Promise.all(calls.map(sendCall));
  expect(responses.filter(([status, violation]) => violation !== undefined || status >= 300)).toEqual([]);
});

test("corrects requests of every operation of the service", async () => {
  const invalid: Exchange[] = [];
  const service = await startMock({
    onExchange: (exchange) => exchange.violations.length > 0 && invalid.push(exchange),
  });
  const random = createRandom(20_261_120);
  const operations = readServedOperations((await loadDocument(serviceSource.spec)).document);
  for (const operation of operations) {
    for (let count = 0; count < inCI(40, 8); count++) {
      const request = generateRequest(operation, random, 3);
      // One after the other, like the requests of one caller.
      await send(service.url, toTarget(request), { method: request.method, headers: request.headers });
    }
  }
  const corrected = invalid.filter(({ correction }) => correction !== undefined);
  const calls = readWords(
    corrected.map(({ correction = "" }) => correction),
    service.url,
  ).map(readCall);
  const responses = await Promise.all(calls.map(sendCall));
  await service.stop();

  expect(corrected.length).toBeGreaterThan(inCI(300, 60));
  expect(invalid.filter(({ correction, operation }) => operation !== undefined && correction === undefined)).toEqual(
    [],
  );
  expect(responses.filter(([status, violation]) => violation !== undefined || status >= 300)).toEqual([]);
});
