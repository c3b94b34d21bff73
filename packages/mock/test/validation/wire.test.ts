import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MockServer, startMock } from "../../src/index.js";
import { send } from "../library.js";
import { readCall, readWords } from "./read-curl.js";

// The mock reads credentials, parameters, bodies and methods in every form that OpenAPI and HTTP allow, and reports invalid ones.

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock({ spec: fileURLToPath(new URL("wire.yaml", import.meta.url)) });
});
afterAll(() => mock.stop());

test("starts without a warning and does not serve webhooks", () => {
  expect(mock.warnings).toEqual([]);
  expect(mock.operations).not.toContain("POST done");
});

const bearer = { authorization: "Bearer abc" };
const basic = { authorization: `Basic ${btoa("me:secret")}` };

test.each<[path: string, headers: Record<string, string>, missing: string | undefined]>([
  ["/bearer", bearer, undefined],
  ["/bearer", {}, "header.Authorization"],
  ["/bearer", { authorization: "Bearerabc" }, "header.Authorization"],
  ["/bearer", basic, "header.Authorization"],
  ["/open", {}, undefined],
  ["/optional", {}, undefined],
  ["/optional", { "x-key": "a" }, undefined],
  ["/maybe", {}, undefined],
  ["/maybe?key=a", {}, undefined],
  ["/header", { "x-key": "a" }, undefined],
  ["/header", { "x-key": "" }, "header.X-Key"],
  ["/header", bearer, "header.X-Key"],
  ["/query?key=a", {}, undefined],
  ["/query", { "x-key": "a" }, "query.key"],
  ["/cookie", { cookie: "a=b; session=c" }, undefined],
  ["/cookie", { cookie: "a=b" }, "cookie.session"],
  ["/basic", basic, undefined],
  ["/basic", bearer, "header.Authorization"],
  ["/basic", { authorization: "Basic me:secret" }, "header.Authorization: .* what follows is not `username:password`"],
  ["/basic", { authorization: `Basic ${btoa("me")}` }, "header.Authorization"],
  ["/oauth", bearer, undefined],
  ["/oauth", {}, "header.Authorization"],
  ["/openid", bearer, undefined],
  ["/openid", basic, "header.Authorization"],
  ["/either", { "x-key": "a" }, undefined],
  ["/either?key=a", {}, undefined],
  ["/either", {}, "header.X-Key"],
  ["/both", { "x-key": "a", ...basic }, undefined],
  ["/both", { "x-key": "a" }, "header.Authorization"],
  ["/both", basic, "header.X-Key"],
])("reads the credentials of %s with %j", async (path, headers, missing) => {
  const { status, headers: got } = await send(mock.url, path, { headers });
  const found = [got["x-mock-violation"] ?? []].flat().join("\n");
  const pattern = missing === undefined ? /^$/ : new RegExp(`^${missing}.*\\(key-missing\\)`);
  expect([status === 204, found]).toEqual([missing === undefined, expect.stringMatching(pattern)]);
});

test.each<[address: string, violation: string | undefined]>([
  ["/label/.5", undefined],
  ["/label/.10", "path.id: `id` is `10`"],
  ["/label/5", "path.id: `id` is `5`; .* written `\\.value`"],
  ["/labels/.1.2", undefined],
  ["/labels/.1.2.3", "path.ids"],
  ["/labels/.1.b", "path.ids"],
  ["/commas/.1,2", undefined],
  ["/commas/.1.2", undefined],
  ["/commas/.1.2.3", "path.ids"],
  ["/pairs/.from,1,to,2", undefined],
  ["/pairs/.from.1.to.2", undefined],
  ["/pairs/.from.a", "path.range"],
  ["/matrix/;ids=1,2", undefined],
  ["/matrix/;ids=1,2,3", "path.ids"],
  ["/matrix/1,2", "path.ids: `ids` is `1,2`"],
  ["/matrices/;ids=1;ids=2", undefined],
  ["/matrices/;ids=1;ids=2;ids=3", "path.ids"],
  ["/either-form/;id", undefined],
  ["/either-form/;id=from,1", undefined],
  ["/simple/1,2", undefined],
  ["/simple/1,b", "path.ids"],
  ["/lists?form=1&form=2", undefined],
  ["/lists?form=1,2", "query.form"],
  ["/lists?commas=1,2", undefined],
  ["/lists?commas=1&commas=2", "query.commas"],
  ["/lists?spaces=1%202", undefined],
  ["/lists?spaces=1,2", "query.spaces"],
  ["/lists?pipes=1%7C2", undefined],
  ["/lists?pipes=1%7C2%7C3", "query.pipes"],
  ["/lists?deep[a]=1", undefined],
  ["/lists?deep[a]=b", "query.deep"],
  ["/lists?json=%7B%22a%22:1%7D", undefined],
  ["/lists?json=%7B%7D", "query.json"],
  ["/lists?others=1", "query.others"],
  ["/whole?a=1", undefined],
  ["/whole?a=b", "query.a"],
  ["/whole?b=1", "query.b"],
  ["/json?%7B%22a%22%3A1%7D", undefined],
  [`/json?${encodeURIComponent('{"a":1,"b":"+&="}')}`, undefined],
  ['/json?{"a":1,"b":"x=y&z"}', undefined],
  ["/json?%7B%22a%22%3A%22b%22%7D", "query.all"],
  ["/json?all=%7B%22a%22%3A1%7D", "query.all"],
  ["/json?{", "query.all"],
  ["/json", "query.all"],
  ["/text?a%20%2Bb", undefined],
  ["/text?a+b=&", undefined],
  ["/text", undefined],
  ["/text?abcdef", "query.all"],
  ["/empty?flag=", undefined],
  ["/empty?flag", undefined],
  ["/empty?flag=true", undefined],
  ["/empty?flag=maybe", "query.flag: `flag` is `maybe`; .* takes `true` or `false`, or an empty value"],
  ["/empty?flag=&flag=", "query.flag: `flag` is given 2 times"],
  ["/empty?ids=", undefined],
  ["/empty?ids=1", undefined],
  ["/empty?ids=1&ids=", 'query.ids: `ids` is `1`, `""`'],
  ["/empty?word=", undefined],
  ["/empty?word=b", "query.word"],
  ["/empty?count=", 'query.count: `count` is `""`'],
  ["/empty", undefined],
  ["/open#part", "url: The address contains a `#`, which begins a fragment. .* write a `#` as"],
  ["/empty?word=a#b", "url: The address contains a `#`"],
  ["/empty?word=%23", "query.word: `word` is `#`"],
])("reads %s", async (address, violation) => {
  const { status, headers } = await send(mock.url, address);
  const found = decodeURIComponent([headers["x-mock-violation"] ?? []].flat().join("\n"));
  const pattern = violation === undefined ? /^$/ : new RegExp(violation);
  expect([status, found]).toEqual([violation === undefined ? 204 : 400, expect.stringMatching(pattern)]);
});

test.each<[headers: Record<string, string | string[]>, violation: string | undefined]>([
  [{ "x-ids": "1,2" }, undefined],
  [{ "x-ids": "1, 2" }, undefined],
  [{ "x-ids": "1 ,\t2" }, undefined],
  [{ "x-ids": ["1", "2"] }, undefined],
  [{ "x-ids": ["1", "2, 3"] }, "header.x-ids"],
  [{ "x-ids": "1, b" }, "header.x-ids"],
  [{ "x-words": "a, b" }, undefined],
  [{ "x-words": ["a", "b"] }, undefined],
  [{ "x-words": "a, b c" }, "header.x-words"],
  [{ "x-range": "from, 1, to, 2" }, undefined],
  [{ "x-range": ["from,1", "to,2"] }, undefined],
  [{ "x-range": "from, 1, to, b" }, "header.x-range"],
  [{ "x-limits": "from=1, to=2" }, undefined],
  [{ "x-limits": ["from=1", "to=2"] }, undefined],
  [{ "x-limits": ["from=1", "from=2"] }, "header.x-limits"],
  [{ "x-date": "Sun, 06 Nov 1994 08:49:37 GMT" }, undefined],
  [{ "x-date": ["a", "b"] }, "header.x-date"],
  [{ "x-json": ['["1","2"]'] }, undefined],
  [{ "x-json": ['["1"', '"2"]'] }, "header.x-json"],
  [{ "x-ids": "1,b" }, "header.x-ids"],
  [{ cookie: "ids=1,2" }, undefined],
  [{ cookie: "ids=1,2,3" }, "cookie.ids"],
])("reads lists in %j", async (headers, violation) => {
  const { status, headers: got } = await send(mock.url, "/lists", { headers });
  const found = [got["x-mock-violation"] ?? []].flat().join("\n");
  expect([status, found.split(":")[0]]).toEqual([violation === undefined ? 204 : 400, violation ?? ""]);
});

/** Returns the address of a correction. */
function readCorrection(line: unknown): string {
  const [words = []] = readWords([String(line)], mock.url);
  return readCall(words).url;
}

test("corrects a query that is one JSON text", async () => {
  const { headers } = await send(mock.url, "/json?%7B%7D");
  const { search } = new URL(readCorrection(headers["x-mock-correction"]));
  expect(decodeURIComponent(search)).toBe('?{"a":7}');
  expect((await send(mock.url, `/json${search}`)).status).toBe(204);
});

test("corrects a path in the style of the document", async () => {
  const { headers } = await send(mock.url, "/matrices/;ids=1;ids=2;ids=3");
  const { status } = await send(mock.url, new URL(readCorrection(headers["x-mock-correction"])).pathname);
  expect(status).toBe(204);
});

function createForm(entries: readonly (readonly [name: string, value: string | Blob])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

const meta = new Blob(['{"id":1}'], { type: "application/json" });
const png = new Blob([Uint8Array.of(137, 0, 255)], { type: "image/png" });

test.each<[kind: string, path: string, type: string | undefined, body: BodyInit, violation: string | undefined]>([
  ["lines of JSON", "/lines", "application/x-ndjson", '{"id":1}\n{"id":2}\n', undefined],
  [
    "a line that does not match its schema",
    "/lines",
    "application/x-ndjson",
    '{"id":1}\n{"id":"2"}',
    "/1/id must be an integer",
  ],
  ["lines with empty ones", "/lines", "application/x-ndjson", '\uFEFF{"id":1}\r\n\r\n{"id":2}\r\n \n', undefined],
  ["a separator in a line", "/lines", "application/x-ndjson", '\u001E{"id":1}\n', "Line 1 of the body is not JSON"],
  ["records", "/lines", "application/json-seq", '\u001E{"id":1}\n\u001E{"id":2}\n', undefined],
  ["a record on several lines", "/lines", "application/json-seq", '\u001E{\n  "id": 1\n}\n', undefined],
  [
    "separators without a record",
    "/lines",
    "application/json-seq",
    '\uFEFF\u001E\u001E\n\u001E{"id":1}\n\u001E',
    undefined,
  ],
  [
    "a record that is not JSON",
    "/lines",
    "application/json-seq",
    "\u001E1\n\u001E{id}",
    "Record 2 of the body is not JSON",
  ],
  ["a record that does not match its schema", "/lines", "application/json-seq", "\u001E1\n", "/0 must be an object"],
  ["a line that is not JSON", "/lines", "application/x-ndjson", '{"id":1}\n{id}', "Line 2 of the body is not JSON"],
  ["a form", "/form", "application/x-www-form-urlencoded", "ids=1%7C2&name=Rex", undefined],
  [
    "a form with another separator",
    "/form",
    "application/x-www-form-urlencoded",
    "ids=1,2",
    "/ids/0 must be an integer",
  ],
  ["a form without a field", "/form", "application/x-www-form-urlencoded", "name=Rex", "ids"],
  ["a form with a short text", "/form", "application/x-www-form-urlencoded", "ids=1&name=R", "/name"],
  [
    "a multipart form",
    "/form",
    undefined,
    createForm([
      ["meta", meta],
      ["file", png],
    ]),
    undefined,
  ],
  ["a multipart form without a required part", "/form", undefined, createForm([["file", png]]), "meta"],
  [
    "a file of another type",
    "/form",
    undefined,
    createForm([
      ["meta", meta],
      ["file", meta],
    ]),
    "`image/png`",
  ],
  ["text", "/form", "text/plain", "abc", undefined],
  ["a text that is too long", "/form", "text/plain", "abcd", "must be text of at most 3"],
  ["bytes", "/form", "application/octet-stream", Uint8Array.of(0, 255), undefined],
  ["another media type", "/form", "application/json", "{}", "`content-type` is `application/json`"],
])("reads a body of %s", async (_, path, type, body, violation) => {
  const headers: Record<string, string> = type === undefined ? {} : { "content-type": type };
  const response = await fetch(mock.url + path, { method: "POST", headers, body });
  const found = decodeURIComponent(response.headers.get("x-mock-violation") ?? "");
  const pattern = violation === undefined ? /^$/ : new RegExp(violation);
  expect([response.status === 204, found]).toEqual([violation === undefined, expect.stringMatching(pattern)]);
});

test("serves the method QUERY, HEAD and OPTIONS", async () => {
  const headers = { "content-type": "application/json" };
  const valid = await fetch(`${mock.url}/search`, { method: "QUERY", headers, body: "{}" });
  const invalid = await fetch(`${mock.url}/search`, { method: "QUERY", headers, body: "[]" });
  const head = await fetch(`${mock.url}/open`, { method: "HEAD" });
  const options = await fetch(`${mock.url}/search`, { method: "OPTIONS" });
  expect([valid.status, invalid.status, head.status, options.status]).toEqual([204, 400, 204, 204]);
  expect(options.headers.get("allow") ?? options.headers.get("access-control-allow-methods")).toContain("QUERY");
});

test.each([
  ["/rules", "`any` is missing; rules.list requires it."],
  ["/rules?any=1&not=no", "`not` is `no`; rules.list takes text, but not `no`."],
  ["/rules?any=1&all=1", "`all` is `1`; rules.list takes a list of at least 2 items with the name before each value."],
  [
    "/rules?any=1&ids=3,4,3",
    "`ids` is `3`, `4`, `3`; rules.list takes a list of at most 3 items, all different, separated by commas, each an integer.",
  ],
])("says what the rule is for %s", async (address, message) => {
  const { headers } = await send(mock.url, address);

  expect(headers["x-mock-violation"]).toContain(message);
});

test("names the items of a body that are the same", async () => {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${mock.url}/rules`, { method: "POST", headers, body: '{"ids":[3,4,3]}' });

  expect(response.headers.get("x-mock-violation")).toContain("/ids must have items that differ; 0 and 2 are the same.");
});

test("responds to a preflight for a path with a documented OPTIONS, and calls the operation otherwise", async () => {
  const origin = { origin: "https://a.example" };
  const request = { method: "OPTIONS", headers: { ...origin, "access-control-request-method": "POST" } };
  const preflight = await send(mock.url, "/options", request);
  const call = await send(mock.url, "/options", { method: "OPTIONS", headers: { ...origin, "x-a": "b" } });
  const incomplete = await send(mock.url, "/options", {
    method: "OPTIONS",
    headers: { "access-control-request-method": "POST" },
  });

  expect([preflight.status, preflight.text]).toEqual([204, ""]);
  expect(preflight.headers).toMatchObject({
    "access-control-allow-origin": "https://a.example",
    "access-control-allow-methods": "POST, OPTIONS",
  });
  expect([call.status, JSON.parse(call.text)]).toEqual([200, { methods: "all" }]);
  expect(call.headers).toHaveProperty("access-control-allow-origin", "https://a.example");
  expect(incomplete.status).toBe(400);
});

test("sends documented redirects with their location", async () => {
  const response = await fetch(`${mock.url}/moved`, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([302, "/open"]);
  const followed = await fetch(`${mock.url}/moved`);
  expect([followed.status, followed.url]).toEqual([204, `${mock.url}/open`]);
});

test.each(["elsewhere", "anywhere"])(
  "gives a redirect to %s a target, where no request is a violation",
  async (path) => {
    const response = await fetch(`${mock.url}/${path}`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([302, "/-/health"]);
    const followed = await fetch(`${mock.url}/${path}`);
    expect([followed.status, followed.url]).toEqual([200, `${mock.url}/-/health`]);
  },
);

test("gives a redirect with an absolute target one on the mock", async () => {
  const response = await fetch(`${mock.url}/away`, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([302, `${mock.url}/-/health`]);
  // The response is stored, but not its address.
  const other = mock.url.replace("127.0.0.1", "localhost");
  const again = await fetch(`${other}/away`, { redirect: "manual" });
  expect(again.headers.get("location")).toBe(`${other}/-/health`);
});

test("suggests the path of the document for a request with the base path of the server", async () => {
  const response = await fetch(`${mock.url}/v1/open`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("/open");
});
