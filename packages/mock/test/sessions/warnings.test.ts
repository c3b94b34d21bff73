// Warnings about likely mistakes that only several requests together reveal. The tests send plain HTTP.

import { once } from "node:events";
import { Agent, request as sendRequest } from "node:http";
import { connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { readAt } from "../../src/exchange/places.js";
import { loadDocument } from "../../src/operation/load-document.js";
import type { ServedOperation } from "../../src/operation/operation.js";
import { readServedOperations } from "../../src/operation/read-served-operations.js";
import { type MockServer, type MockOptions, startMock } from "../../src/index.js";
import { service } from "../../src/core/service.js";
import { key, library, send } from "../library.js";

const mocks: MockServer[] = [];
afterEach(async () => {
  await Promise.all(mocks.splice(0).map((mock) => mock.stop()));
});

async function start(options: MockOptions = library): Promise<MockServer> {
  const mock = await startMock(options);
  mocks.push(mock);
  return mock;
}

/** Sends requests one after the other, each written as `"/path"` or `"preference /path"`. Returns the statuses. */
async function call({ url }: MockServer, ...calls: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const each of calls) {
    const [target = "", ...words] = each.split(" ").reverse();
    const prefer = words.reverse().join(" ");
    const headers = { ...key, "x-gateway-key": "any", ...(prefer === "" ? {} : { prefer }) };
    const response = await fetch(url + target, { headers });
    await response.text();
    statuses.push(response.status);
  }
  return statuses;
}

/** Lists the warnings about requests: `"page-repeated query.cursor books.list 2"`. */
function listWarnings(mock: MockServer, session?: string): string[] {
  return mock
    .report(session)
    .warnings.filter(({ request }) => request !== undefined)
    .map(({ code, place, operation, count }) => `${code} ${place} ${operation} ${count}`);
}

const [second, third, end] = ["/books?cursor=11", "/books?cursor=12", "/books?cursor=13"];

test("warns about a page that is requested twice in one iteration", async () => {
  const mock = await start();

  await call(mock, "/books", second, second, third);

  expect(listWarnings(mock)).toEqual(["page-repeated query.cursor books.list 1"]);
});

test("warns about a page that is requested again with an explicit default", async () => {
  const mock = await start({});

  const first = "/api/post/comments?videoId=7301245789012345678";
  const { cursor } = JSON.parse((await send(mock.url, first, { headers: { "x-gateway-key": "any" } })).text);
  await call(mock, `${first}&cursor=${cursor}`, `${first}&cursor=${cursor}&count=50`);

  expect(listWarnings(mock)).toEqual(["page-repeated query.cursor posts.listComments 1"]);
});

test("warns about each request for the page after the last", async () => {
  const mock = await start();

  await call(mock, "/books", second, third, end, end);

  expect(listWarnings(mock)).toEqual(["page-after-last query.cursor books.list 2"]);
});

test.each([
  [
    "iterations from the first page, complete or not",
    ["/books", second, "/books?cursor=0", second, third, "/books", second, third],
  ],
  ["an iteration over another list", ["/books", second, "/books?shelf=travel", "/books?count=1"]],
  ["an iteration from the middle of the list, after a complete one", ["/books", second, third, second]],
  ["a retry after a failure", ["/books", `code=429 ${second}`, `scenario=not-json ${second}`, second, third]],
  [
    "a page that names itself as the next",
    ["/books", ...Array.from({ length: 2 }, () => `scenario=cursor-repeats ${second}`)],
  ],
  ["a single page after the end", ["/books/newest?page=9", "/readers/search?name=x&offset=99"]],
  ["requests after a 429 that another test caused", ["code=429 /books", "/books", "/books?count=5"]],
])("does not warn about %s", async (_, calls) => {
  const mock = await start();

  const statuses = await call(mock, ...calls);

  expect(statuses.filter((status) => status !== 429 && status !== 200)).toEqual([]);
  expect(listWarnings(mock)).toEqual([]);
});

test("keeps iterations of sessions apart", async () => {
  const mock = await start();
  const paginate = async (prefix: string) =>
    await call(mock, `${prefix}/books`, `${prefix}${second}`, `${prefix}${third}`);

  await Promise.all([paginate("/~session=a"), paginate("/~session=b")]);
  await call(mock, `/~session=a${third}`);

  expect(listWarnings(mock, "a")).toEqual(["page-repeated query.cursor books.list 1"]);
  expect(listWarnings(mock, "b")).toEqual([]);
});

test("does not warn about a retry after an incomplete response", async () => {
  const mock = await start();

  await call(mock, "/books");
  await expect(call(mock, `scenario=reset,after=half ${second}`)).rejects.toThrow("terminated");
  await call(mock, `scenario=truncated ${second}`, second, third);

  expect(listWarnings(mock)).toEqual([]);
});

test("does not warn about a retry after the caller has left without reading the response", async () => {
  const mock = await start();
  const { port, hostname } = new URL(mock.url);
  const leave = async (target: string, words: string) => {
    const { requests } = mock.report();
    const socket = connect(Number(port), hostname).pause();
    socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\nx-reader-key: any\r\nprefer: ${words}\r\n\r\n`);
    await expect.poll(() => mock.report().requests).toBe(requests + 1);
    socket.destroy();
  };

  await call(mock, "/books");
  await leave(second, "session=default");
  await call(mock, second, third);
  await leave("/books", "code=429");
  await call(mock, "code=429 /books");

  expect(listWarnings(mock)).toEqual([]);
});

test("warns about a retry within retry-after", async () => {
  const mock = await start();

  const headers = { ...key, prefer: "code=429", connection: "close" };

  await send(mock.url, "/books", { headers });
  await send(mock.url, "/books", { headers });

  expect(listWarnings(mock)).toEqual(["retry-too-early operation books.list 1"]);
});

test("warns about a request that is retried after 100 failures in a row", async () => {
  const path = "/api/drama/explore";
  const mock = await start({});
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const fail = async (count: number, target = path) => {
    const headers = { "x-gateway-key": "any", prefer: "code=500" };
    for (let sent = 0; sent < count; sent++)
      expect((await send(mock.url, target, { headers, agent })).status).toBe(500);
  };
  try {
    await fail(100);
    await send(mock.url, path, { headers: { "x-gateway-key": "any" }, agent });
    await fail(100);
    await fail(1, `${path}?count=2`);
    expect(listWarnings(mock)).toEqual(["retry-unlimited operation dramas.explore 1"]);

    await fail(3);
    expect(listWarnings(mock)).toEqual(["retry-unlimited operation dramas.explore 4"]);
  } finally {
    agent.destroy();
  }
});

test("does not warn about 200 simultaneous requests that fail", async () => {
  const path = "/api/drama/explore";
  const mock = await start({});
  const headers = { "x-gateway-key": "any", prefer: "code=500", connection: "close" };

  const responses = await Promise.all(Array.from({ length: 200 }, () => send(mock.url, path, { headers })));

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([500]));
  expect(listWarnings(mock)).toEqual([]);
});

test("warns about a retry on the same connection", async () => {
  const mock = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const sent = sendRequest(`${mock.url}/books`, { agent, headers: { ...key, prefer: "code=429" } }).end();
    const [response] = await once(sent, "response");
    await readText(response);
  };

  await ask();
  await ask();
  agent.destroy();

  expect(listWarnings(mock)).toEqual(["retry-too-early operation books.list 1"]);
});

test.each(["the server", "`fetch` in this process"])(
  "does not warn of 200 calls at the same time, some of which a limit rejects, by %s",
  async (way) => {
    const mock = await start();
    // It closes no idle connection, however long the last response takes: a later connection would look like a retry.
    const agent = Object.assign(new Agent({ keepAlive: true }), { keepSocketAlive: () => true });
    onTestFinished(() => agent.destroy());
    const headers = { ...key, prefer: "scenario=rate-limited, times=20, retry-after=60" };
    const call429 = async (): Promise<number> => {
      if (way === "the server") return (await send(mock.url, "/books", { headers, agent })).status;
      const response = await mock.fetch(`${mock.url}/books`, { headers });
      await response.arrayBuffer();
      return response.status;
    };

    const statuses = await Promise.all(Array.from({ length: 200 }, call429));

    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(listWarnings(mock)).toEqual([]);
  },
);

test("does not warn of a long number that the caller itself has made up", async () => {
  const mock = await start({});
  const [made, other] = ["7300000000000000001", "7300000000000000000"];

  await call(mock, `/api/post/detail?videoId=${made}`, `/api/post/detail?videoId=${other}`);

  expect(listWarnings(mock)).toEqual([]);
});

test("counts no response whose caller was gone before its end", async () => {
  const mock = await start();
  const controller = new AbortController();
  const headers = { ...key, prefer: "scenario=drip, bytes=1, pause_ms=60000" };

  await fetch(`${mock.url}/books`, { headers, signal: controller.signal });
  controller.abort();
  await expect.poll(() => mock.report().requests).toBe(1);

  const [list] = mock.report().operations;
  expect(list).toMatchObject({ requests: 0, pages: { first: 0, last: 0 } });
  expect(list?.statuses.every(({ count }) => count === 0)).toBe(true);
  // The caller has asked for a slow response, to test its own time limit.
  expect(mock.report().warnings).toEqual([]);
});

test("warns of an operation of which no response was received", async () => {
  const mock = await start();
  const abandon = async () => mock.fetch(`${mock.url}/books`, { headers: key, signal: AbortSignal.abort() });
  const controller = new AbortController();
  const ask = mock.fetch(`${mock.url}/books`, { headers: key, signal: controller.signal });
  controller.abort();

  await expect(ask).rejects.toThrow("aborted");
  await expect(abandon()).rejects.toThrow("aborted");
  expect(mock.report().warnings).toMatchObject([{ code: "response-abandoned", operation: "books.list", count: 1 }]);
  expect(mock.report().operations[0]).toMatchObject({ requests: 0, abandoned: 1 });

  await call(mock, "/books");
  expect(mock.report().warnings.map(({ code }) => code)).not.toContain("response-abandoned");
  expect(mock.report().operations[0]).toMatchObject({ requests: 1, abandoned: 1 });
});

test("warns about any request of a rate-limited session", async () => {
  const mock = await start();
  const headers = { ...key, prefer: "scenario=rate-limited, retry-after=60", connection: "close" };

  const statuses = [await send(mock.url, "/books", { headers }), await send(mock.url, second, { headers })];

  expect(statuses.map(({ status }) => status)).toEqual([429, 429]);
  expect(listWarnings(mock)).toEqual(["retry-too-early operation books.list 1"]);
});

test("warns about a long number that a path, a query or a body sends back rounded, even in an invalid request", async () => {
  const mock = await start();
  const { url } = mock;
  // The first book is 7301234567890123451.
  await call(
    mock,
    "/books",
    "/books?tag=7301234567890123451",
    "/books?tag=7301234567890123776",
    "/books/7.301234567890124e+18",
  );

  const body = '{"id":7301234567890124000,"title":"One"}';
  await fetch(`${url}/books`, { method: "POST", headers: { ...key, "content-type": "application/json" }, body });

  expect(listWarnings(mock)).toEqual([
    "number-rounded query.tag books.list 1",
    "number-rounded path.isbn books.get 1",
    "number-rounded body books.add 1",
  ]);
});

test("does not warn about a number that no response of the session has", async () => {
  const mock = await start();

  await call(mock, "/~session=other/books", "/books?tag=7301234567890123776");

  expect(listWarnings(mock)).toEqual([]);
});

test.each([
  ...["undefined", "null", "None", "NaN", "{shelf}", "%24%7Bshelf%7D"].map((value) => ["value-placeholder", value]),
  ["value-encoded-twice", "a%253Ab"],
  ["value-encoded-twice", "%25E2%2582%25AC"],
])("warns with %s about a parameter that is %s", async (code, value) => {
  const mock = await start();

  expect(await call(mock, `/books?tag=${value}`)).toEqual([200]);

  expect(listWarnings(mock)).toEqual([`${code} query.tag books.list 1`]);
});

test.each([
  "nullable",
  "none",
  "undefined%20behaviour",
  ":warning",
  "100%25",
  "50%25%20off",
  "http://a/b%2520c",
  "%25ab",
])("does not warn about a parameter that is %s", async (value) => {
  const mock = await start();

  expect(await call(mock, `/books?tag=${value}`)).toEqual([200]);

  expect(listWarnings(mock)).toEqual([]);
});

test.each(["/books?tag=%7Btag%7D", "/books?tag=%5Bobject%20Object%5D", "/readers/search?name=:name"])(
  "rejects a value that no caller means: %s",
  async (target) => {
    const mock = await start();

    expect(await call(mock, target)).toEqual([400]);

    const [violation] = mock.report().violations;
    expect(violation?.code).toBe("parameter-wrong");
    expect(violation?.message).toMatch(
      /^`(tag|name)` is `.+`, (a template that was not filled in|the text of an object of JavaScript);/,
    );
    expect(violation?.correction).not.toMatch(/object|%7B|:name/);
  },
);

test("warns about deprecated operations and parameters", async () => {
  const spec = fileURLToPath(new URL("deprecated.yaml", import.meta.url));
  const mock = await start({ spec });

  await call(mock, "/lamps?colour=red&bright=1&from=5", "/lamps?colour=red", "/lamps", "/bulbs");

  expect(listWarnings(mock)).toEqual([
    "parameter-deprecated query.colour lamps.list 2",
    "parameter-deprecated query.bright lamps.list 1",
    "parameter-deprecated query.from lamps.list 1",
    "operation-deprecated operation bulbs.list 1",
  ]);
});

const listUnmet = (mock: MockServer) => mock.report().warnings.flatMap(({ code, request }) => (request ? [] : [code]));

test("lists the unmet conditions of the operations that were requested", async () => {
  const mock = await start({});
  expect(listUnmet(mock)).toEqual([]);

  await call(mock, "/api/post/detail?videoId=5");
  expect(listUnmet(mock)).toEqual(["in-band-failure-unmet", "rate-limit-unmet"]);

  await call(mock, "/api/drama/explore", "code=429 /api/drama/explore");
  expect(listUnmet(mock)).toEqual(["in-band-failure-unmet", "empty-page-unmet"]);

  await call(mock, "scenario=empty-list /api/drama/explore", "scenario=in-band-failure /api/drama/explore");
  expect(listUnmet(mock)).toEqual([]);
});

test("keeps counts but forgets iterations when the document is replaced", async () => {
  const mock = await start();
  await call(mock, "/books", second, second, "code=429 /books");

  await mock.replace();
  await call(mock, second);

  expect(listWarnings(mock)).toEqual(["page-repeated query.cursor books.list 1"]);
  expect(mock.report().operations[0]?.rateLimits).toBe(1);
});

const { document } = await loadDocument(service.spec);
const lists = readServedOperations(document).flatMap((operation) => {
  const { pagination } = operation;
  return pagination ? [{ id: operation.id, operation, pagination }] : [];
});

/** Returns the required parameters with values from the examples of the document. */
function toQuery({ parameters, exactlyOneOf }: ServedOperation): URLSearchParams {
  const needed = parameters.filter(({ required, name }) => required || exactlyOneOf.some(([first]) => first === name));
  return new URLSearchParams(needed.map(({ name, samples }) => [name, samples[0]?.[0] ?? ""]));
}

test.each(lists)("iterates over $id without a warning, and warns about the page after its end", async (list) => {
  const { operation, pagination } = list;
  const mock = await start({});
  const query = toQuery(operation);
  let number = pagination.style === "page" ? 1 : 0;
  const step = async () => {
    const response = await fetch(`${mock.url}${operation.path}?${query.toString()}`, {
      headers: { "x-gateway-key": "any" },
    });
    const page: unknown = await response.json();
    const items = readAt(page, pagination.items);
    number += pagination.style === "page" ? 1 : Array.isArray(items) ? items.length : 0;
    query.set(
      pagination.position.name,
      String(pagination.style === "cursor" ? readAt(page, pagination.next ?? "") : number),
    );
  };
  const countEnds = () => mock.report().operations.find(({ id }) => id === operation.id)?.pages?.last ?? 0;
  while (countEnds() === 0) await step();
  const before = listWarnings(mock).filter((each) => each.startsWith("page"));

  await step();

  expect(before).toEqual([]);
  expect(listWarnings(mock).filter((each) => each.startsWith("page"))).toEqual([
    `page-after-last query.${pagination.position.name} ${operation.id} 1`,
  ]);
});
