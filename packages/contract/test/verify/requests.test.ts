import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { loadDocument, readServedOperations } from "@shortvideo-api/mock/requests";
import { planRequests } from "../../src/verify/request/plan-requests.js";
import { printTarget } from "../../src/verify/request/service-request.js";
import { readHar } from "../../src/verify/request/read-har.js";
import { readRequestLines, RequestsError } from "../../src/verify/request/read-request-lines.js";
import type { VerifyOptions } from "../../src/verify/verify-options.js";
import { verifyService } from "../../src/verify/verify-service.js";
import { type DeviatingService, startDeviatingService } from "./start-deviating-service.js";

const library = fileURLToPath(new URL("../../../mock/test/library.yaml", import.meta.url));
const { document } = await loadDocument(library);
const operations = readServedOperations(document);
const services: DeviatingService[] = [];

afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
});

async function verify(options: Partial<VerifyOptions>) {
  const service = await startDeviatingService((response) => response, library);
  services.push(service);
  const set = { baseUrl: service.url, key: "k", spec: library, perSecond: 10_000, ...options };
  return { ...(await verifyService(set)), service };
}

/** Creates an archive with one request to each address, as browsers export it. */
function createHar(...urls: readonly string[]): string {
  const headers = [
    { name: "x-reader-key", value: "stolen-key" },
    { name: "Cookie", value: "session=stolen" },
    { name: "X-Branch", value: "north" },
  ];
  return JSON.stringify({ log: { entries: urls.map((url) => ({ request: { method: "GET", url, headers } })) } });
}

test("serializes requests of a file, with lists and objects as the document declares", () => {
  const lines = [
    '{"operation":"books.list","params":{"tag":["ab","cd"],"years":[1,2],"filter":{"from":1},"where":{"to":2},"x-branch":"north"}}',
    "",
    '{"operation":"books.get","params":{"isbn":"9780000000001"}}',
  ];
  const [list, get] = readRequestLines(lines.join("\n"), operations);
  expect(list && printTarget(list)).toBe(
    "/books?tag=ab&tag=cd&years=1%2C2&filter%5Bfrom%5D=1&where=%7B%22to%22%3A2%7D",
  );
  expect(list?.given.header).toEqual({ "x-branch": ["north"] });
  expect(get && printTarget(get)).toBe("/books/9780000000001");
  const [exact] = readRequestLines('{"operation":"books.list","params":{"years":[7301234567890123457]}}', operations);
  expect(exact && printTarget(exact)).toBe("/books?years=7301234567890123457");
});

test("writes each property of an object in brackets that contains a list", () => {
  const properties = { from: { type: "integer" }, tags: { type: "array" } } as const;
  const parameter = {
    name: "where",
    in: "query",
    style: "deepObject",
    schema: { type: "object", properties },
  } as const;
  const get = { operationId: "things.list", parameters: [parameter], responses: {} };
  const things = readServedOperations({ ...document, paths: { "/things": { get } } });
  const line = '{"operation":"things.list","params":{"where":{"from":1,"tags":["a"]}}}';
  const [request] = readRequestLines(line, things);

  expect(request && printTarget(request)).toBe("/things?where%5Bfrom%5D=1&where%5Btags%5D%5B0%5D=a");
});

test("adds the required parameters of a line that can have only one value, as clients do", () => {
  const single = readServedOperations({
    ...document,
    paths: {
      "/queues": {
        get: {
          operationId: "queues.list",
          parameters: [
            { name: "version", in: "query", required: true, schema: { type: "string", enum: ["2"] } },
            { name: "kind", in: "header", required: true, schema: { type: "integer", const: 7 } },
            { name: "mode", in: "query", schema: { type: "string", enum: ["fast"] } },
          ],
          responses: {},
        },
      },
    },
  });

  const [without, given] = readRequestLines(
    '{"operation":"queues.list"}\n{"operation":"queues.list","params":{"version":"2"}}',
    single,
  );

  expect([without, given].map((each) => each && printTarget(each))).toEqual(["/queues?version=2", "/queues?version=2"]);
  expect(without?.given.header).toEqual({ kind: ["7"] });
  expect(() => readRequestLines('{"operation":"queues.list","params":{"version":"3"}}', single)).toThrow(RequestsError);
});

test("plans no request with a made position, also if the name of its header has another case", () => {
  const schema = { type: "object", properties: { rows: { type: "array", items: { type: "object" } } } } as const;
  const style = {
    style: "cursor",
    param: "$request.header.x-after",
    next: "$response.header.x-next",
    items: "rows",
  } as const;
  const get = {
    parameters: [{ name: "X-After", in: "header", schema: { type: "string" } }],
    "x-pagination": style,
    responses: { 200: { description: "Rows.", content: { "application/json": { schema } } } },
  } as const;
  const [list] = readServedOperations({ ...document, paths: { "/rows": { get } } });

  expect(list?.pagination?.position.place).toBe("header.X-After");
  expect(list && planRequests(list).map(({ given }) => given.header)).toEqual([{}]);
});

function read(line: string) {
  return () => readRequestLines(`\n${line}`, operations);
}

test("rejects an invalid line of a requests file with its number", () => {
  expect(read("{")).toThrow(RequestsError);
  expect(read("{")).toThrow("Line 2 is not a JSON object");
  expect(read('{"operation":"books.burn"}')).toThrow('Line 2: `operation` is "books.burn"; it must be the id');
  expect(read('{"operation":"books.get","params":{"ibsn":"1"}}')).toThrow("Line 2: books.get has no parameter `ibsn`.");
  expect(read('{"operation":"books.list","params":{"count":9}}')).toThrow("Line 2: `count` is `9`; books.list takes");
  expect(read('{"operation":"books.list","params":{"x-branch":"☃"}}')).toThrow(
    "Line 2: no header can have this `x-branch`.",
  );
});

test("skips operations without a request, and reports them as skipped", async () => {
  const { report, service } = await verify({ requests: '{"operation":"books.get","params":{"isbn":"9780000000001"}}' });
  expect(service.requests.map(({ path }) => path)).toEqual(["/books/9780000000001"]);
  expect(report.operations[0]).toMatchObject({ state: "skipped", note: "The given requests do not include it." });
  expect(report.operations[2]).toMatchObject({ state: "compared" });
});

test("sends each valid request of an archive once, with any prefix of its path", () => {
  const calls = readHar(
    createHar(
      "https://proxy.example/v2/books?count=3&shelf=travel",
      "https://other.example/books?count=3&shelf=travel",
      "https://proxy.example/books?count=99",
      "https://proxy.example/cars",
      "not an address",
    ),
    operations,
  );
  expect(calls.map((call) => printTarget(call))).toEqual(["/books?count=3&shelf=travel"]);
});

test.each([
  ["é", 1],
  ["☃", 0],
  ["a\nb", 0],
])("of the requests with the header `%s`, sends %i", async (value, count) => {
  const parameter = { name: "place", in: "header", schema: { type: "string" } } as const;
  const get = { operationId: "places.list", parameters: [parameter], responses: {} };
  const places = readServedOperations({ ...document, paths: { "/places": { get } } });
  const request = { method: "GET", url: "https://x.example/places", headers: [{ name: "place", value }] };

  expect(readHar(JSON.stringify({ log: { entries: [{ request }] } }), places)).toHaveLength(count);
});

test("neither sends nor reports the secrets of an archive", async () => {
  const har = createHar("https://user:pass@proxy.example/books?count=3&token=stolen&access=stolen");
  const { report, service } = await verify({ har });
  expect(service.requests.length).toBeGreaterThan(0);
  expect(JSON.stringify(service.requests)).not.toMatch(/stolen|pass|proxy/);
  expect(service.requests[0]?.headers).toMatchObject({ "x-reader-key": "k", "x-branch": "north" });
  expect(JSON.stringify(report)).not.toMatch(/stolen|pass|proxy/);
});

test("rejects a text that is not an archive", () => {
  expect(() => readHar("<html>", operations)).toThrow("The archive is not JSON");
  expect(() => readHar("{}", operations)).toThrow("no `log.entries`");
});
