import { afterAll, beforeAll, expect, test } from "vitest";
import { type Exchange, type Mock, startMock } from "../src/index.js";
import { key, library } from "./library.js";

const exchanges: Exchange[] = [];
let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ ...library, onExchange: (exchange) => void exchanges.push(exchange) });
});
afterAll(() => mock.stop());

/** Calls the mock, and gives the answer and what was told of it. */
async function ask(
  path: string,
  headers: Record<string, string> = key,
): Promise<{ response: Response; exchange: Exchange }> {
  exchanges.length = 0;
  const response = await fetch(mock.url + path, { headers });
  await response.clone().arrayBuffer();
  const [exchange] = exchanges;
  if (!exchange) throw new Error("Nothing was told.");
  return { response, exchange };
}

test.each([
  ["header", "/books", { ...key, prefer: "code=429" }],
  ["prefix", "/~code=429/books", key],
  ["prefix that a client encoded", "/%7Ecode%3D429/books", key],
  ["key", "/books", { "x-reader-key": "mock:code=429" }],
])("chooses an answer by %s", async (_, path, headers) => {
  expect((await ask(path, headers)).response.status).toBe(429);
});

test("tells the session and the declared parameters of a request, and its address without the prefix", async () => {
  const { exchange } = await ask("/~session=suite-a/books?count=2&tag=aa&tag=bb", { ...key, "x-branch": "north" });

  expect(exchange).toMatchObject({
    session: "suite-a",
    operation: "books.list",
    target: "/books?count=2&tag=aa&tag=bb",
    given: { "query.count": ["2"], "query.tag": ["aa", "bb"], "header.x-branch": ["north"] },
    problems: [],
  });
});

test("tells the session of a request that leads nowhere", async () => {
  expect((await ask("/~session=suite-a/bokks")).exchange).toMatchObject({ session: "suite-a", status: 404 });
  expect((await ask("/bokks", { "x-reader-key": "mock:session=b" })).exchange).toMatchObject({ session: "b" });
});

test("refuses what a prefix or a key says wrongly, at its place", async () => {
  const prefix = await ask("/~scenario=slwo/books");
  const inKey = await ask("/books", { "x-reader-key": "mock:scenaro=slow" });

  expect(prefix.response.status).toBe(400);
  expect(prefix.exchange.problems).toMatchObject([{ code: "preference-unknown", place: "path" }]);
  expect(inKey.exchange.problems).toMatchObject([{ code: "preference-unknown", place: "header.x-reader-key" }]);
});

test("takes a segment that says nothing for a part of the path", async () => {
  expect((await ask("/~slow/books")).response.status).toBe(404);
});

test("plays a scenario, and tells which", async () => {
  const start = performance.now();
  const { response, exchange } = await ask("/~scenario=slow,delay_ms=60/books");

  expect(performance.now() - start).toBeGreaterThan(55);
  expect([response.status, exchange.scenario]).toEqual([200, "slow"]);
});
