import { afterAll, beforeEach, expect, test } from "vitest";
import { type Exchange, startMock } from "../../src/index.js";
import { closeHeader, sendPart, library, sendRaw } from "../library.js";

const exchanges: Exchange[] = [];
const mock = await startMock({ ...library, onExchange: (exchange) => exchanges.push(exchange) });
afterAll(() => mock.stop());
beforeEach(() => {
  mock.reset();
  exchanges.length = 0;
});

const head = `HTTP/1.1\r\nhost: x\r\nx-reader-key: secret\r\n${closeHeader}`;

test.each([
  ["a letter that is not encoded", `GET /books?shelf=größe ${head}\r\n`, 400, "url-malformed", "Percent-encode it"],
  ["no slash", `GET books ${head}\r\n`, 400, "url-malformed", "neither with a slash"],
  ["a letter in the query", `GET /books?shelf=ö ${head}\r\n`, 400, "url-malformed", "Percent-encode it"],
  ["a space in the address", `GET /books?shelf=a b ${head}\r\n`, 400, "url-malformed", "Percent-encode it"],
  ["a method in lower case", `get /books ${head}\r\n`, 400, "request-malformed", "Invalid method encountered"],
  ["a header without a value", `GET /books ${head}secret\r\n\r\n`, 400, "request-malformed", "Invalid header token"],
  ["too many headers", `GET /books ${head}x: ${"a".repeat(140_000)}\r\n\r\n`, 431, "request-malformed", "131072 bytes"],
  ["a TLS handshake", "\u0016\u0003\u0001\u0002\u0000", 400, "request-malformed", "begins with `http://`"],
  [
    "a request without a host",
    `GET /books HTTP/1.1\r\nx-reader-key: secret\r\n${closeHeader}\r\n`,
    400,
    "request-malformed",
    "`host`",
  ],
  ["a request with two hosts", `GET /books ${head}host: y\r\n\r\n`, 400, "header-repeated", "this one has 2"],
  ["a request to a proxy", `CONNECT example.com:443 ${head}\r\n`, 405, "method-not-allowed", "not a proxy"],
] as const)("reports %s as a violation", async (_request, bytes, status, code, message) => {
  const received = await sendRaw(mock.url, bytes);

  expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const { requests, violations } = mock.report();
  expect([requests, violations.length]).toEqual([1, 1]);
  expect(violations[0]).toMatchObject({ code, count: 1 });
  expect(violations[0]?.message).toContain(message);
  expect(exchanges).toMatchObject([{ status, operation: undefined, violations: [{ code }] }]);
  expect(JSON.stringify([received, violations, exchanges])).not.toContain("secret");
});

test("records a malformed request in the session of its address, without parameter values", async () => {
  await sendRaw(mock.url, `GET /~session=a/books?key=höchst-geheim ${head}\r\n`);

  expect(mock.report("a").violations).toMatchObject([{ request: { method: "GET", target: "/books?key=…" } }]);
  expect(mock.report("default").requests).toBe(0);
});

test("accepts a request of HTTP/1.0 without a host", async () => {
  expect(await sendRaw(mock.url, "GET /books HTTP/1.0\r\nx-reader-key: any\r\n\r\n")).toMatch(/^HTTP\/1.1 200 /);
});

test("records nothing for connections that end before a complete request", async () => {
  await sendPart(mock.url, "");
  await sendPart(mock.url, "GET /books HTTP/1.1\r\nhost: x\r\n");

  expect(mock.report().requests).toBe(0);
});
