import { afterAll, beforeAll, expect, test } from "vitest";
import { type Exchange, type MockServer, startMock } from "../../src/index.js";
import { endTimersAtOnce } from "../end-timers-at-once.js";
import { key, library } from "../library.js";

const exchanges: Exchange[] = [];
let mock: MockServer;
beforeAll(async () => {
  mock = await startMock({ ...library, onExchange: (exchange) => void exchanges.push(exchange) });
});
afterAll(() => mock.stop());

/** Sends a request to the mock. Returns the response and the recorded exchange. */
async function ask(
  path: string,
  headers: Record<string, string> = key,
): Promise<{ response: Response; exchange: Exchange }> {
  exchanges.length = 0;
  const response = await fetch(mock.url + path, { headers });
  await response.clone().arrayBuffer();
  const [exchange] = exchanges;
  if (!exchange) throw new Error("The mock reported no exchange.");
  return { response, exchange };
}

test.each([
  ["header", "/books", { ...key, prefer: "code=429" }],
  ["prefix", "/~code=429/books", key],
  ["prefix that a client encoded", "/%7Ecode%3D429/books", key],
  ["key", "/books", { "x-reader-key": "mock:code=429" }],
])("selects a response by %s", async (_, path, headers) => {
  expect((await ask(path, headers)).response.status).toBe(429);
});

test("records the session and the declared parameters of a request, and its address without the prefix", async () => {
  const { exchange } = await ask("/~session=suite-a/books?count=2&tag=aa&tag=bb", { ...key, "x-branch": "north" });

  expect(exchange).toMatchObject({
    session: "suite-a",
    operation: "books.list",
    target: "/books?count=2&tag=aa&tag=bb",
    parameters: { "query.count": ["2"], "query.tag": ["aa", "bb"], "header.x-branch": ["north"] },
    violations: [],
  });
});

test("records the session of a request to an unknown path", async () => {
  expect((await ask("/~session=suite-a/bokks")).exchange).toMatchObject({ session: "suite-a", status: 404 });
  expect((await ask("/bokks", { "x-reader-key": "mock:session=b" })).exchange).toMatchObject({ session: "b" });
});

test("rejects an invalid prefix or key, and names its place", async () => {
  const prefix = await ask("/~scenario=slwo/books");
  const inKey = await ask("/books", { "x-reader-key": "mock:scenaro=slow" });

  expect(prefix.response.status).toBe(400);
  expect(prefix.exchange.violations).toMatchObject([{ code: "preference-unknown", place: "path" }]);
  expect(inKey.exchange.violations).toMatchObject([{ code: "preference-unknown", place: "header.x-reader-key" }]);
});

test("treats a segment without a preference as a part of the path", async () => {
  expect((await ask("/~slow/books")).response.status).toBe(404);
});

test("plays a scenario, and records its name", async () => {
  const durations = endTimersAtOnce();

  const { response, exchange } = await ask("/~scenario=slow,delay_ms=60000/books");

  expect(durations).toContain(60_000);
  expect([response.status, exchange.scenario]).toEqual([200, "slow"]);
});

async function fetchStatus(path: string): Promise<number> {
  return (await ask(path)).response.status;
}

test("plays the settings of a session until they are reset, unless a request has its own", async () => {
  const session = `${mock.url}/-/sessions/set`;
  await fetch(`${session}/preference`, { method: "PUT", body: "scenario=rate-limited, times=2, retry-after=60" });
  const played: number[] = [];
  for (const words of ["", "", ",code=401", ""]) played.push(await fetchStatus(`/~session=set${words}/books`));
  await fetch(`${session}/preference`, { method: "PUT", body: "code=429" });
  const set = [await fetchStatus("/~session=set/books"), await fetchStatus("/~session=set,code=200/books")];
  await fetch(session, { method: "DELETE" });

  expect(played).toEqual([429, 429, 401, 200]);
  expect(set).toEqual([429, 200]);
  expect(await fetchStatus("/~session=set/books")).toBe(200);
});

test("responds to HEAD with the headers of a scenario, without a body", async () => {
  const response = await fetch(`${mock.url}/~scenario=truncated,honest=false/books`, { method: "HEAD", headers: key });

  expect(response.status).toBe(200);
  expect(Number(response.headers.get("content-length"))).toBeGreaterThan(10);
  expect(await response.text()).toBe("");
});
