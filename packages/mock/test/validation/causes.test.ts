// A mistake is reported once, with the part of the request that has it and with its cause.

import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SecurityScheme } from "@shortvideo-api/document";
import { renderReport } from "@shortvideo-api/report";
import { operations } from "@shortvideo-api/fixtures";
import { service as serviceSource } from "../../src/core/service.js";
import { createMock, type Exchange, type MockServer, startMock } from "../../src/index.js";
import { loadDocument } from "../../src/operation/load-document.js";
import { readServedOperations } from "../../src/operation/read-served-operations.js";
import { findCredentialFailure } from "../../src/request/find-credential-violation.js";
import { send } from "../library.js";
import { toDocument } from "../to-document.js";
import { readCall, readWords } from "./read-curl.js";

let mock: MockServer;
const exchanges: Exchange[] = [];
beforeAll(async () => {
  const spec = fileURLToPath(new URL("causes.yaml", import.meta.url));
  mock = await startMock({ spec, onExchange: (exchange) => exchanges.push(exchange) });
});
afterAll(() => mock.stop());
beforeEach(() => {
  exchanges.length = 0;
  mock.reset();
});

const key = { "x-reader-key": "any" };

test.each<[mistake: string, path: string, headers: Record<string, string>, place: string]>([
  ["a required parameter in another case", "/books?shelfid=1", key, "query.shelfid"],
  ["a mistyped required parameter", "/books?shlefId=1", key, "query.shlefId"],
  ["one of two exclusive parameters", "/readers?token=1&nmae=1", {}, "query.nmae"],
  ["a header", "/branches", { "x-regoin": "north" }, "header.x-region"],
  ["an object", "/loans?filtre[from]=1&filtre[to]=2", {}, "query.filtre"],
  ["the header of the key", "/books?shelfId=1", { "x-raeder-key": "secret" }, "header.x-reader-key"],
  ["the parameter of the key", "/readers?name=1&tokne=secret-123", {}, "query.token"],
  ["the parameter of the key by a usual name", "/readers?name=1&api_key=secret-123", {}, "query.token"],
])("reports a misspelled name of %s as one violation", async (_, path, headers, place) => {
  await send(mock.url, path, { headers });

  expect(mock.report().violations.map((violation) => violation.place)).toEqual([place]);
});

test.each([
  ["JSON", "/books", "application/json", '{"titel":"Atlas"}', "books.add"],
  ["a form", "/loans", "application/x-www-form-urlencoded", "titel=Atlas", "loans.add"],
])("reports a misspelled property of %s as one violation", async (_, path, mediaType, body, operation) => {
  await fetch(mock.url + path, { method: "POST", headers: { "content-type": mediaType }, body });

  expect(mock.report().violations.map(({ message }) => message)).toEqual([
    `The body of ${operation} does not fit: The body has \`titel\` in place of \`title\`.`,
  ]);
});

test.each<[mistake: string, path: string, headers: Record<string, string>, sent: string, advice: string]>([
  [
    "a key in another header",
    "/books?shelfId=1",
    { "x-api-key": "secret-0123456789" },
    "GET /books?shelfId=1 with x-api-key: …",
    "Send the key in the header `x-reader-key`, in place of the header `x-api-key`.",
  ],
  [
    "a key in the query",
    "/books?shelfId=1&api_key=secret-0123456789",
    {},
    "GET /books?shelfId=1&api_key=…",
    "Send the key in the header `x-reader-key`, in place of the query parameter `api_key`.",
  ],
  [
    "a key without its scheme",
    "/shelves",
    { authorization: "secret-0123456789" },
    "GET /shelves with Authorization: …",
    "Write `Bearer` and a space before the key.",
  ],
  ["an empty key", "/books?shelfId=1", { "x-reader-key": "" }, "GET /books?shelfId=1 with x-reader-key: ", ""],
  [
    "an unknown scenario",
    "/books?shelfId=1",
    { ...key, prefer: "scenario=slwo" },
    "GET /books?shelfId=1 with prefer: scenario=slwo",
    "Correct `scenario=slwo` in `Prefer`, or omit it.",
  ],
  [
    "an undocumented status",
    "/books?shelfId=1",
    { ...key, prefer: "code=418" },
    "GET /books?shelfId=1 with prefer: code=418",
    "Correct `code=418` in `Prefer`, or omit it.",
  ],
  [
    "the name of a session with a space",
    "/books?shelfId=1",
    { ...key, prefer: 'session="a b"' },
    'GET /books?shelfId=1 with prefer: session="a b"',
    "Correct `session=a b` in `Prefer`, or omit it.",
  ],
  [
    "a mistyped session in the address",
    "/~sesion=a/books?shelfId=1",
    key,
    "GET /~sesion=a/books?shelfId=1",
    "Correct `sesion=a` in the prefix of the path, or omit it.",
  ],
  [
    "a mistyped session in the key",
    "/books?shelfId=1",
    { "x-reader-key": "mock:sesion=a" },
    "GET /books?shelfId=1 with x-reader-key: mock:sesion=a",
    "Correct `sesion=a` in the key, or omit it.",
  ],
  [
    "a session in the query",
    "/books?shelfId=1&session=a",
    key,
    "GET /books?shelfId=1&session=…",
    "If `session` is meant for the mock, send it in `Prefer`: `Prefer: session=…`.",
  ],
  ["a wrong header", "/branches", { "x-region": "West" }, "GET /branches with x-region: West", ""],
  [
    "an `&` that was not encoded",
    "/books?shelfId=1&title=Tom%20&%20Jerry&count=2",
    key,
    "GET /books?shelfId=1&title=Tom%20&%20Jerry&count=2",
    "Encode the `&` in the value of `title` as `%26`: pass the whole value to a function that encodes it.",
  ],
  [
    "an address with a query that was not encoded",
    "/books?shelfId=1&title=http://a.example/?a=1&b=2",
    key,
    "GET /books?shelfId=1&title=http://a.example/?a=1&b=…",
    "Encode the `&` in the value of `title` as `%26`: pass the whole value to a function that encodes it.",
  ],
])("shows the cause of %s", async (_, path, headers, sent, advice) => {
  await send(mock.url, path, { headers });
  const report = mock.report();
  const text = renderReport(report, "github");

  expect(report.violations).toHaveLength(1);
  expect(report.violations[0]?.advice ?? "").toBe(advice);
  expect(text).toContain(`%0ASent: ${sent.replaceAll("%", "%25")}%0ARight: curl`);
  expect(JSON.stringify([report, exchanges])).not.toContain("secret");
});

test("shows the beginning of a long preference before a path", async () => {
  await send(mock.url, `/~sesion=${encodeURIComponent("😀".repeat(40))}/books?shelfId=1`, { headers: key });

  expect(mock.report().violations.map(({ request }) => request.target)).toEqual([
    expect.stringMatching(/^\/~sesion=%F0%9F%98%80[%\w]*…\/books\?shelfId=1$/),
  ]);
});

test("restores a value that an `&` has cut", async () => {
  await send(mock.url, "/books?shelfId=1&title=Tom%20&%20Jerry&Co&count=2", { headers: key });

  const [violation, ...others] = mock.report().violations;
  const [words = []] = readWords([violation?.correction ?? ""], mock.url);
  const { searchParams } = new URL(readCall(words).url);
  expect(others).toEqual([]);
  expect([...searchParams]).toEqual([
    ["shelfId", "1"],
    ["title", "Tom & Jerry&Co"],
    ["count", "2"],
  ]);
});

test("reports values that an `&` has cut once", async () => {
  for (const title of ["Tom & Jerry", "Salt & Pepper & More"])
    await send(mock.url, `/books?shelfId=1&title=${title.replaceAll(" ", "%20")}`, { headers: key });

  expect(mock.report().violations.map(({ count }) => count)).toEqual([2]);
});

test.each(["/books?shelfId=1&title=a&nope=1", "/books?nope&shelfId=1", "/books?shelfId=1&title=a&cuont"])(
  "does not take another unknown parameter for a part of a value: %s",
  async (path) => {
    await send(mock.url, path, { headers: key });

    expect(mock.report().violations.map(({ code, advice }) => [code, advice])).toEqual([
      ["parameter-unknown", undefined],
    ]);
  },
);

const misspellings: Readonly<Record<string, (name: string) => string>> = {
  "in upper case": (name) => name.toUpperCase(),
  "in snake case": (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  "in kebab case": (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  "in the plural": (name) => `${name}s`,
  "with swapped letters": (name) => name.replace(/^(..)(.)(.)/, "$1$3$2"),
};

test.each(Object.entries(misspellings))(
  "reports each parameter of the service %s as one violation",
  async (_, misspell) => {
    const service = await createMock();
    const served = readServedOperations((await loadDocument(serviceSource.spec)).document);
    const examples: Readonly<Record<string, { readonly params: object }>> = operations;
    const found: string[] = [];
    const expected: string[] = [];
    for (const { id, path, parameters } of served) {
      for (const { name, samples } of parameters) {
        const written = misspell(name);
        if (parameters.some((each) => each.name === written)) continue;
        const values = new Map(
          Object.entries({ [name]: samples[0]?.[0], ...examples[id]?.params }).map(([each, value]) => [
            each === name ? written : each,
            String(value),
          ]),
        );
        await service.fetch(`http://mock${path}?${new URLSearchParams([...values]).toString()}`, {
          headers: { "x-gateway-key": "any" },
        });
        expected.push(`${id} parameter-unknown query.${written}`);
        found.push(...service.report().violations.map(({ code, place }) => `${id} ${code} ${place}`));
        service.reset();
      }
    }
    expect(expected.length).toBeGreaterThan(10);
    expect(found).toEqual(expected);
  },
);

function keyIn(name: string): SecurityScheme {
  return { type: "apiKey", in: "header", name };
}

test.each([
  [{ "x-a": ["1"] }, undefined],
  [{ "x-b": ["1"] }, "header.x-c"],
  [{ "x-c": ["1"] }, "header.x-b"],
  [{}, "header.x-a"],
])("names the key that is missing in the alternative that a request means: %j", (header, place) => {
  const [operation] = readServedOperations(
    toDocument({
      security: [{ a: [] }, { b: [], c: [] }],
      paths: { "/": { get: { responses: { "200": { description: "" } } } } },
      components: { schemas: {}, securitySchemes: { a: keyIn("x-a"), b: keyIn("x-b"), c: keyIn("x-c") } },
    }),
  );

  const failure = operation && findCredentialFailure(operation, { path: {}, query: [], header, cookie: {} });

  expect(failure?.violation.place).toBe(place);
});
