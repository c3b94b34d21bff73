// A suite that matches `forms.yaml`, and sends each request in an unusual form that HTTP and OpenAPI allow.

import assert from "node:assert/strict";
import { connect } from "node:net";
import { behaves, runBehaviors } from "./behaviors.ts";
import { gzipSync } from "node:zlib";

const baseUrl = process.env["MOCK_URL"] ?? "";
const { host, hostname, port } = new URL(baseUrl);

/** Sends the pieces of a request, each in its own packet. Returns the statuses of all responses once the mock has closed the connection. */
function sendPieces(pieces: readonly string[]): Promise<number[]> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(port), hostname).setNoDelay();
    socket.on("data", (chunk) => (received += String(chunk)));
    socket.on("error", reject);
    socket.on("close", () =>
      resolve([...received.matchAll(/HTTP\/1\.1 ([2-5]\d+)/g)].map(([, status]) => Number(status))),
    );
    const [last = "", ...others] = [...pieces].reverse();
    const sendNext = () => {
      const next = others.pop();
      if (next === undefined) socket.write(last);
      else socket.write(next, () => setImmediate(sendNext));
    };
    sendNext();
  });
}

/** Sends one request with these lines, and expects a status. */
async function expectRaw(status: number, lines: readonly string[], body = ""): Promise<void> {
  assert.deepEqual(await sendPieces([`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n${body}`]), [status]);
}

const get = (target: string, ...headers: string[]) => [
  `GET ${target} HTTP/1.1`,
  `Host: ${host}`,
  "X-Key: any",
  ...headers,
];
const post = (...headers: string[]) => ["POST /notes HTTP/1.1", `Host: ${host}`, "X-Key: any", ...headers];
const json = "Content-Type: application/json";

async function expectFetched(status: number, target: string, init: RequestInit = {}): Promise<void> {
  const response = await fetch(baseUrl + target, { ...init, headers: { "x-key": "any", ...init.headers } });
  await response.arrayBuffer();
  assert.equal(response.status, status);
}

const targets: [what: string, target: string][] = [
  ["encoded letters, digits and `-._~`", "/%6E%6F%74%65%73?%74ext=%41%31%2D%2E%5F%7E"],
  ["lower-case hexadecimal digits", "/notes/caf%c3%a9?"],
  ["a slash in a value of the path", "/notes/a%2Fb"],
  ["characters that a path may contain as they are", "/notes/a:b@c!$&'()*+,;=d"],
  ["`+` as a space in the query", "/notes?text=a+b"],
  ["`%20` as a space, and an encoded `+`", "/notes?text=a%20b%2Bc"],
  ["a time zone with an encoded `+`", "/notes?at=2026-01-02T03:04:05%2B01:00"],
  ["`/`, `?` and `:` as they are in the query", "/notes?text=http://a/?b:c@d"],
  ["a `=` in a value", "/notes?text=a=b=="],
  ["an empty query", "/notes?"],
  ["a `&` at the end of the query", "/notes?text=a&"],
  ["an empty value, with and without `=`", "/notes?flag=&text="],
  ["an empty value without `=`", "/notes?flag"],
  ["parameters in another order", "/notes?years=1,2&flag=true&text=a"],
  ["a repeated key of a list", "/notes?tag=a&text=b&tag=a&tag=c"],
  ["an encoded comma between the items of a list", "/notes?years=1%2C2"],
  ["a value of 60,000 characters", `/notes?text=${"a".repeat(60_000)}`],
  ["a list of 2,000 items", `/notes?${Array.from({ length: 2_000 }, (_, index) => `tag=${index}`).join("&")}`],
  ["emoji and right-to-left text", `/notes?text=${encodeURIComponent("👩‍👩‍👧 שלום")}`],
];
for (const [what, target] of targets) behaves(what, () => expectRaw(200, get(target)));

const headers: [what: string, headers: string[]][] = [
  ["any media type", ["Accept: */*"]],
  [
    "the media types of a browser",
    ["Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8"],
  ],
  ["the media types of Java", ["Accept: text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2"]],
  ["the media types of axios", ["Accept: application/json, text/plain, */*"]],
  ["JSON with a charset", ["Accept: application/json; charset=utf-8"]],
  ["JSON with a lower weight than XML", ["Accept: application/xml, application/json;q=0.1"]],
  ["any application", ["Accept: application/*"]],
  ["JSON in upper case", ["accept: APPLICATION/JSON"]],
  ["another JSON media type", ["Accept: application/hal+json"]],
  ["media types in two headers", ["Accept: text/csv", "Accept: application/json"]],
  ["an empty `accept`", ["Accept:"]],
  [
    "content codings, languages and charsets",
    ["Accept-Encoding: gzip, deflate, br, zstd, *;q=0.1", "Accept-Language: de, *;q=0.5", "Accept-Charset: utf-8"],
  ],
  ["no content coding", ["Accept-Encoding: identity"]],
  ["a media type without a body", ["Content-Type: application/json"]],
  ["an empty body", ["Content-Length: 0"]],
  [
    "conditions",
    [
      'If-None-Match: "0", W/"1"',
      "If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT",
      "Cache-Control: no-cache",
      "Pragma: no-cache",
    ],
  ],
  ["a range of bytes", ["Range: bytes=0-99", 'If-Range: "1"']],
  [
    "an offer of HTTP/2",
    ["Upgrade: h2c", "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA", "Connection: Upgrade, HTTP2-Settings"],
  ],
  [
    "headers of a browser",
    [
      "Origin: https://app.example",
      "Referer: https://app.example/a?b",
      "Sec-Fetch-Mode: cors",
      "DNT: 1",
      "Priority: u=1, i",
      "X-Requested-With: XMLHttpRequest",
    ],
  ],
  [
    "headers of proxies and tracing",
    [
      "Forwarded: for=192.0.2.1;proto=https",
      "Via: 1.1 proxy",
      "X-Forwarded-Host: api.example",
      "traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
      "baggage: a=1",
    ],
  ],
  ["100 other headers", Array.from({ length: 100 }, (_, index) => `X-Other-${index}: ${"v".repeat(500)}`)],
  ["a header of other letters", ["X-Name: Zo\u00EB \u00FC"]],
  ["an expectation", ["Expect: 100-continue"]],
  ["spaces around values", ["X-Ids: \t 1 ,2 \t"]],
  ["a list in several headers", ["x-ids: 1", "X-IDS: 2"]],
  ["several cookies", ["Cookie: a=b; theme=dark; session=x=y=; empty="]],
  ["a second credential", ["Authorization: bearer abc"]],
];
for (const [what, lines] of headers) behaves(`a request with ${what}`, () => expectRaw(200, get("/notes", ...lines)));

behaves("header names in lower case, in upper case and without a space after the colon", async () => {
  await expectRaw(200, ["GET /notes HTTP/1.1", `host:${host}`, "x-key:any"]);
  await expectRaw(200, ["GET /notes HTTP/1.1", `HOST: ${host}`, "X-KEY: any"]);
});

behaves("other names of the host", async () => {
  for (const name of ["mock:4010", "api.example", "[::1]:4010", "LOCALHOST"]) {
    await expectRaw(200, ["GET /notes HTTP/1.1", `Host: ${name}`, "X-Key: any"]);
  }
});

behaves("HTTP/1.0, with and without a host", async () => {
  await expectRaw(200, ["GET /notes HTTP/1.0", "X-Key: any"]);
  await expectRaw(200, ["GET /notes HTTP/1.0", `Host: ${host}`, "X-Key: any"]);
});

behaves("the whole address in the request line, as to a proxy", () => expectRaw(200, get(`${baseUrl}/notes?text=a`)));

behaves("an empty body in chunks", () => expectRaw(200, get("/notes", "Transfer-Encoding: chunked"), "0\r\n\r\n"));

behaves("a body in chunks, with an extension and a trailer", () =>
  expectRaw(
    201,
    post(json, "Transfer-Encoding: chunked"),
    '1;a="b"\r\n{\r\nc\r\n"text":"ab"}\r\n0\r\nX-Sum: 1\r\n\r\n',
  ),
);

behaves("a request byte by byte", async () => {
  const [first, ...others] = `${get("/notes?text=a").join("\r\n")}\r\nConnection: close\r\n\r\n`;
  assert.deepEqual(await sendPieces([first ?? "", ...others]), [200]);
});

behaves("an empty line before the request", () => expectRaw(200, ["", ...get("/notes")]));

behaves("three requests at once on one connection", async () => {
  const [one, last] = [get("/notes?text=1"), get("/notes?text=3", "Connection: close")].map(
    (lines) => `${lines.join("\r\n")}\r\n\r\n`,
  );
  assert.deepEqual(await sendPieces([`${one}${one}${last}`]), [200, 200, 200]);
});

behaves("a connection without a request, and one that ends within a request", async () => {
  for (const part of ["", "GET /no"]) {
    const socket = connect(Number(port), hostname);
    await new Promise((resolve) =>
      socket
        .once("close", resolve)
        .once("connect", () => socket.end(part))
        .resume(),
    );
  }
});

behaves("HEAD", () => expectFetched(200, "/notes?text=a", { method: "HEAD" }));

behaves("OPTIONS, as a preflight, without one, and for the server", async () => {
  const preflight = {
    origin: "https://app.example",
    "access-control-request-method": "POST",
    "access-control-request-headers": "x-key,content-type",
  };
  await expectFetched(204, "/notes", { method: "OPTIONS", headers: preflight });
  await expectFetched(204, "/notes", { method: "OPTIONS" });
  await expectRaw(204, ["OPTIONS * HTTP/1.1", `Host: ${host}`]);
});

behaves("a redirect that is followed", () => expectFetched(200, "/moved"));

behaves("a cached response that is still valid", async () => {
  const response = await fetch(`${baseUrl}/notes`, {
    headers: { "x-key": "any", "if-none-match": '"1"', prefer: "code=304" },
  });
  assert.deepEqual([response.status, await response.text()], [304, ""]);
});

const bodies: [what: string, type: string, body: string | Buffer<ArrayBuffer>, headers?: Record<string, string>][] = [
  ["JSON with a charset in quotes", 'Application/JSON; Charset="UTF-8"', '{"text":"a"}'],
  ["JSON with white space", "application/json", '\r\n\t{ "text" : "a" }\n'],
  [
    "JSON with escapes, and an integer with a fraction of zero",
    "application/json",
    '{"\\u0074ext":"\\ud83d\\ude00","size":1.0e1}',
  ],
  ["another JSON media type with a suffix", "application/json;profile=a", '{"text":"a"}'],
  ["compressed JSON", "application/json", gzipSync('{"text":"a"}'), { "content-encoding": "gzip" }],
  ["a form with `+`, encoded letters and an empty field", "application/x-www-form-urlencoded", "%74ext=a+b%20c&"],
  ["a form with a charset", "application/x-www-form-urlencoded; charset=utf-8", "size=7&text="],
  [
    "a multipart form with quotes and a preamble",
    'multipart/form-data; boundary="a b"',
    'preamble\r\n--a b\r\ncontent-disposition: form-data; NAME="text"\r\nContent-Type: text/plain; charset=utf-8\r\n\r\na\r\n--a b--\r\nepilogue',
  ],
];
for (const [what, type, body, others] of bodies) {
  behaves(`a body of ${what}`, () =>
    expectFetched(201, "/notes", { method: "POST", body, headers: { "content-type": type, ...others } }),
  );
}

await runBehaviors();
