import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MockServer, startMock } from "../../src/index.js";
import { key, closeHeader, library, send, sendRaw } from "../library.js";

// Stock Prism crashes, hangs or does not respond on requests like these. The mock must respond.

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock(library);
});
afterAll(() => mock.stop());

const isbn = "9780000000001";

test("responds with 400 to a malformed percent sign in a path parameter", async () => {
  const response = await send(mock.url, "/books/%ZZ", { headers: key });

  expect(response.status).toBe(400);
  expect(response.headers["x-mock-violation"]).toContain("%25");
});

test("responds with 400 to percent-encoded bytes in the query that are not UTF-8", async () => {
  expect((await send(mock.url, "/books?cursor=%FF", { headers: key })).status).toBe(400);
});

test.each(["*", "abc", "*/*;q=abc", ",,;", ""])("responds as usual to `Accept: %s`", async (accept) => {
  const response = await send(mock.url, `/books/${isbn}`, { headers: { ...key, accept } });

  expect(response.status).toBe(200);
  expect(response.headers["content-type"]).toBe("application/json");
});

test.each(["application/xml", "application/json;q=0, text/csv;q=0", "image/*", "*/*;q=0"])(
  "responds with 406 to `Accept: %s`, which matches no documented media type",
  async (accept) => {
    const response = await send(mock.url, `/books/${isbn}`, { headers: { ...key, accept } });

    expect(response.status).toBe(406);
    expect(response.headers["x-mock-violation"]).toContain("books.get responds with `application/json`, `text/csv`.");
  },
);

test("responds in another documented media type when `Accept` names it", async () => {
  const response = await send(mock.url, `/books/${isbn}`, { headers: { ...key, accept: "text/csv" } });

  expect(response.headers["content-type"]).toBe("text/csv");
  expect(response.text).toBe("9780000000001,Atlas");
});

test("responds with 400 to a malformed JSON body, whether the operation has a body or not", async () => {
  const headers = { ...key, "content-type": "application/json" };

  const documented = await fetch(`${mock.url}/books`, { method: "POST", headers, body: "{" });
  const undocumented = await sendRaw(
    mock.url,
    "GET /books HTTP/1.1\r\nhost: x\r\nx-reader-key: any\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 1\r\n\r\n{",
  );

  expect(documented.status).toBe(400);
  expect(documented.headers.get("x-mock-violation")).toContain("body-malformed");
  expect(undocumented).toMatch(/^HTTP\/1.1 400 /);
  expect(undocumented).toContain("body-unexpected");
});

function post(body: string, type: string): Promise<Response> {
  return fetch(`${mock.url}/books`, { method: "POST", headers: { ...key, "content-type": type }, body });
}

test("validates a body by its schema and its media type", async () => {
  const responses = await Promise.all([
    post('{"id":1,"title":"Atlas"}', "application/json; charset=utf-8"),
    post('{"id":"1","title":"Atlas"}', "application/json"),
    post("id=1", "application/x-www-form-urlencoded"),
  ]);

  expect(responses.map(({ status }) => status)).toEqual([201, 400, 415]);
});

test("responds to HEAD as to GET, without the body", async () => {
  const get = await send(mock.url, "/books", { headers: key });
  const head = await send(mock.url, "/books", { method: "HEAD", headers: key });

  expect(head).toMatchObject({ status: 200, text: "" });
  expect(head.headers["content-length"]).toBe(String(get.text.length));
});

test("responds to a browser's preflight and lets any website read the response, also with cookies", async () => {
  const preflight = await send(mock.url, "/books", {
    method: "OPTIONS",
    headers: { origin: "http://a.example", "access-control-request-headers": "x-reader-key, prefer" },
  });
  const response = await send(mock.url, "/books", { headers: { ...key, origin: "http://a.example" } });

  expect(preflight.status).toBe(204);
  expect(preflight.headers["allow"]).toBe("GET, POST, HEAD, OPTIONS");
  expect(preflight.headers["access-control-allow-headers"]).toBe("x-reader-key, prefer");
  for (const { headers } of [preflight, response]) {
    expect(headers).toMatchObject({
      "access-control-allow-origin": "http://a.example",
      "access-control-allow-credentials": "true",
      vary: "origin",
    });
  }
  // With credentials, `*` is the name of a header.
  expect(response.headers["access-control-expose-headers"]).toContain("content-type");
});

test.each([
  ["/nowhere", "GET", 404],
  ["/books", "DELETE", 405],
])("lets a browser send a wrong request, because its page would not see why: %s, %s", async (path, method, status) => {
  const origin = "http://a.example";
  const preflight = await send(mock.url, path, {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": method },
  });
  const response = await send(mock.url, path, { method, headers: { origin } });

  expect(preflight.status).toBe(204);
  expect(preflight.headers["access-control-allow-methods"]).toContain(method);
  expect(response.status).toBe(status);
  expect(response.headers["access-control-expose-headers"]).toContain("x-mock-violation");
});

test("accepts an address in absolute form, as proxies send it", async () => {
  const response = await sendRaw(
    mock.url,
    `GET http://a.example/books HTTP/1.1\r\nhost: a.example\r\nx-reader-key: any\r\n${closeHeader}\r\n`,
  );

  expect(response).toMatch(/^HTTP\/1.1 200 /);
});

test("responds to a request for a protocol upgrade without upgrading", async () => {
  const head =
    "GET /books HTTP/1.1\r\nhost: x\r\nx-reader-key: any\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n";

  const response = await sendRaw(mock.url, head + head);

  expect(response).toMatch(/^HTTP\/1.1 200 /);
  // The mock does not read the second request, and says so with `connection: close`.
  expect(response.toLowerCase()).toContain("connection: close");
});

test("responds to `OPTIONS *`, CONNECT and an unknown method", async () => {
  const head = `HTTP/1.1\r\nhost: x\r\n${closeHeader}\r\n`;

  expect(await sendRaw(mock.url, `OPTIONS * ${head}`)).toMatch(/^HTTP\/1.1 204 /);
  expect(await sendRaw(mock.url, `CONNECT a.example:443 ${head}`)).toMatch(/^HTTP\/1.1 405 /);
  expect(await sendRaw(mock.url, `BREW /books ${head}`)).toMatch(/^HTTP\/1.1 400 /);
});

test("responds with 414 to a long address and with 431 to long headers", async () => {
  const long = await send(mock.url, `/books?cursor=${"1".repeat(70_000)}`, { headers: key });
  const longer = await send(mock.url, "/books", { headers: { ...key, "x-branch": "a".repeat(140_000) } });

  expect([long.status, longer.status]).toEqual([414, 431]);
});

test("responds with 413 to a body above the limit", async () => {
  const body = "x".repeat(10_000_001);

  expect((await fetch(`${mock.url}/books`, { method: "POST", headers: key, body })).status).toBe(413);
});

test("rejects two keys and an empty key", async () => {
  const repeated = await send(mock.url, "/books", { headers: { "x-reader-key": ["one", "two"] } });
  const empty = await send(mock.url, "/books", { headers: { "x-reader-key": "" } });

  expect([repeated.status, empty.status]).toEqual([401, 401]);
  expect(repeated.headers["x-mock-violation"]).toBe(
    "header.x-reader-key: books.list takes one key in the header `x-reader-key`; it is given 2 times. (header-repeated)",
  );
  expect(empty.headers["x-mock-violation"]).toContain("it is empty. (key-missing)");
});

test("responds to bytes that are not HTTP, and to pipelined requests", async () => {
  const head = "GET /books HTTP/1.1\r\nhost: x\r\nx-reader-key: any\r\n";
  const three = `${head}\r\n${head}\r\n${head}${closeHeader}\r\n`;

  expect(await sendRaw(mock.url, "\u0000\u0001\r\n\r\n")).toMatch(/^HTTP\/1.1 400 /);
  expect((await sendRaw(mock.url, three)).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
});

test("sends `100 Continue` only when no other response is in progress", async () => {
  const head = "GET /books HTTP/1.1\r\nhost: x\r\nx-reader-key: any\r\n";
  const dripping = `${head}prefer: scenario=drip, bytes=5, pause_ms=5\r\n\r\n`;
  const expecting = `${head}${closeHeader}expect: 100-continue\r\n\r\n`;

  const first = await sendRaw(mock.url, expecting);
  const pipelined = await sendRaw(mock.url, dripping + expecting);
  const unknown = await sendRaw(mock.url, `${head}${closeHeader}expect: miracles\r\n\r\n`);

  expect(first).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 /);
  expect(pipelined).not.toContain("100 Continue");
  expect(pipelined.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(unknown).toMatch(/^HTTP\/1.1 200 /);
});

/** Sends a part of a request and resets the connection. */
function resetAfter(part: string): Promise<void> {
  const { hostname, port } = new URL(mock.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(part, () => socket.resetAndDestroy());
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve());
  });
}

test.each([
  "GET /boo",
  "POST /books HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{",
  "CONNECT a:1 HTTP/1.1\r\nhost: x\r\n\r\n",
  "\u0000",
])("keeps responding after callers reset their connection after %j", async (part) => {
  await Promise.all(Array.from({ length: 20 }, () => resetAfter(part)));

  expect((await send(mock.url, "/books", { headers: key })).status).toBe(200);
});

test("responds to each of a hundred parallel requests with its own page", async () => {
  const cursors = Array.from({ length: 100 }, (_, index) => ["0", "11", "12"][index % 3] ?? "0");

  const texts = await Promise.all(
    cursors.map(async (cursor) => (await fetch(`${mock.url}/books?cursor=${cursor}`, { headers: key })).text()),
  );

  const titles = texts.map((text) => /"title":"(\w+)"/.exec(text)?.[1]);
  expect(titles).toEqual(cursors.map((cursor) => ({ 0: "One", 11: "Two", 12: "Three" })[cursor]));
});

test("shortens a long address in its report", async () => {
  await send(mock.url, `/nowhere/${"x".repeat(60_000)}`, { headers: key });

  const { violations } = mock.report();
  const longest = violations.map(({ request }) => request.target.length);
  expect(longest.length).toBeGreaterThan(0);
  expect(Math.max(...longest)).toBeLessThanOrEqual(2_001);
});
