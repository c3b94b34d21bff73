import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readWords } from "../../test/validation/read-curl.js";
import type { CorrectedRequest } from "./correct-request.js";
import { printCurl } from "./print-curl.js";

const plain: CorrectedRequest = {
  method: "GET",
  path: "/books",
  query: [],
  headers: [],
  cookies: [],
  credentials: [],
  body: undefined,
};

test("prints the key in the header, the query parameter or the cookie that the document declares", () => {
  const bearer = {
    in: "header",
    name: "authorization",
    prefix: "Bearer ",
    form: "token",
    lifetime: "lasting",
  } as const;
  const inQuery = { in: "query", name: "api_key", prefix: "", form: "key", lifetime: "lasting" } as const;
  const inCookie = { in: "cookie", name: "sid", prefix: "", form: "key", lifetime: "lasting" } as const;

  expect(printCurl({ ...plain, credentials: [bearer] })).toBe(
    'curl -H "authorization: Bearer $MOCK_KEY" "$MOCK_URL/books"',
  );
  expect(printCurl({ ...plain, credentials: [{ ...bearer, prefix: "Basic ", form: "basic" }] })).toBe(
    `curl -H 'authorization: Basic ${btoa("any-user:any-password")}' "$MOCK_URL/books"`,
  );
  expect(printCurl({ ...plain, query: [["a", "b"]], credentials: [inQuery] })).toBe(
    'curl "$MOCK_URL/books?a=b&api_key=$MOCK_KEY"',
  );
  expect(printCurl({ ...plain, cookies: [["a", "b"]], credentials: [inCookie] })).toBe(
    'curl -H "cookie: a=b; sid=$MOCK_KEY" "$MOCK_URL/books"',
  );
});

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.string({ unit: "grapheme-ascii", maxLength: 20 }),
);
const ascii = fc.string({ unit: "grapheme-ascii", maxLength: 20 });

test("prints words that `sh` reads unchanged, with any characters", () => {
  const calls = fc.sample(
    fc.record({
      query: fc.array(fc.tuple(text, text), { maxLength: 3 }),
      header: ascii.filter((value) => value !== ""),
      value: fc.jsonValue(),
    }),
    500,
  );
  const lines = calls.map(({ query, header, value }) =>
    printCurl({
      ...plain,
      method: "PUT",
      query,
      headers: [["x-a", header]],
      credentials: [{ in: "header", name: "x-$key`", prefix: "", form: "key", lifetime: "lasting" }],
      body: { mediaType: "application/json", text: JSON.stringify(value) },
    }),
  );

  const read = readWords(lines, "http://a", "the 'key'");

  expect(lines.filter((line) => !/^[\x20-\x7e]+$/.test(line))).toEqual([]);
  for (const [index, { query, header, value }] of calls.entries()) {
    const words = read[index] ?? [];
    const [url = ""] = words.slice(-1);
    const body = words[words.indexOf("--data-raw") + 1] ?? "";
    expect(words.slice(0, 8)).toEqual([
      "-X",
      "PUT",
      "-H",
      "x-$key`: the 'key'",
      "-H",
      "content-type: application/json",
      "-H",
      `x-a: ${header}`,
    ]);
    expect(JSON.stringify(JSON.parse(body))).toBe(JSON.stringify(value));
    expect([...new URLSearchParams(url.split("?")[1])]).toEqual(
      query.map((pair) => pair.map((part) => part.replaceAll(/\p{Cs}/gu, "\ufffd"))),
    );
    expect(words).toHaveLength(11);
  }
});

test("prevents `curl` from removing dots from a path", () => {
  expect(printCurl({ ...plain, path: "/books/.." })).toBe('curl --path-as-is "$MOCK_URL/books/.."');
});

test("prints a path whose `$` names no variable", () => {
  const line = printCurl({ ...plain, path: "/books/$KEY/$(id)" });

  expect(readWords([line], "http://a")).toEqual([["http://a/books/$KEY/$%28id%29"]]);
});
