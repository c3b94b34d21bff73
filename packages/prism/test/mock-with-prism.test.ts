import { once } from "node:events";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { type Exchange, type MockServer, startMock } from "@shortvideo-api/mock";
import type { Disagreement } from "@shortvideo-api/report";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { prismEngine } from "../src/index.js";

const key = { "x-gateway-key": "any" };
const exchanges: Exchange[] = [];
let builtIn: MockServer;
let withPrism: MockServer;

beforeAll(async () => {
  [builtIn, withPrism] = await Promise.all([
    startMock(),
    startMock({ engine: prismEngine(), onExchange: (exchange) => exchanges.push(exchange) }),
  ]);
});
afterAll(() => Promise.all([builtIn.stop(), withPrism.stop()]));
beforeEach(() => {
  withPrism.reset();
  exchanges.length = 0;
});

// The mock creates pages, scenarios, generated responses and rejections. Prism creates the other responses.
test.each<[string, string, boolean]>([
  ["a response with its example", "/api/post/detail?videoId=7301245789012345678", true],
  ["a response that repeats a parameter", "/api/post/detail?videoId=7300000000000000001", true],
  ["a documented failure", "/~code=401/api/post/detail?videoId=1", true],
  ["the first page of a list", "/api/drama/explore?count=10", false],
  ["a generated response", "/~dynamic=true,seed=3/api/post/detail?videoId=1", false],
  ["a scenario", "/~scenario=in-band-failure/api/post/detail?videoId=1", false],
  ["a rejected request", "/api/post/detail?videoId=", false],
])("returns equal responses with both engines: %s", async (_, target, isFromPrism) => {
  const [ours, prisms] = await Promise.all([read(builtIn, target), read(withPrism, target)]);

  expect(prisms).toEqual(ours);
  expect(exchanges.map(({ opinion }) => [opinion?.engine, opinion?.hasResponded])).toEqual([["prism", isFromPrism]]);
});

test.each<[string, string, Partial<Disagreement>]>([
  [
    "a query name in another case",
    "/api/post/detail?VideoId=1",
    { code: "request-accepted", reason: "query.VideoId: parameter-unknown" },
  ],
  [
    "an unknown parameter",
    "/api/post/detail?videoId=1&x=2",
    { code: "request-accepted", reason: "query.x: parameter-unknown" },
  ],
  [
    "a malformed percent sign in the query",
    "/api/search/live?keyword=%zz",
    { code: "request-accepted", reason: "query: url-malformed" },
  ],
  [
    "a text that only JavaScript reads as a number",
    "/api/drama/explore?count=1e1",
    { code: "request-accepted", reason: "query.count: parameter-wrong" },
  ],
  [
    "two exclusive parameters",
    "/api/user/info-by-id?userId=1&secUid=2",
    { code: "request-accepted", reason: "query.userId|secUid: parameters-exclusive" },
  ],
])("reports a disagreement: %s", async (_, target, disagreement) => {
  await read(withPrism, target);

  const [engine] = withPrism.report().engines ?? [];
  expect(engine).toMatchObject({ name: "prism", requests: 1, responses: 0 });
  expect(engine?.disagreements).toEqual([expect.objectContaining({ ...disagreement, count: 1 })]);
});

test.each<[string, string, Partial<Disagreement>]>([
  [
    "a long number, which Prism rounds",
    "/numbers?id=9007199254740993",
    { code: "request-accepted", reason: "query.id: parameter-wrong" },
  ],
  [
    "a pattern that can backtrack for years",
    `/numbers?id=1&tag=${"a".repeat(50)}!`,
    { code: "request-accepted", reason: "query.tag: parameter-wrong" },
  ],
  [
    "an invalid pattern, which switches off Prism's checks of the whole query",
    "/loose?count=many",
    { code: "request-accepted", reason: "query.count: parameter-wrong" },
  ],
  ["an example that does not match its schema", "/unfit", { code: "response-unusable", operation: "unfit.get" }],
])("reports a disagreement about another document: %s", async (_, target, disagreement) => {
  const spec = fileURLToPath(new URL("weaknesses.yaml", import.meta.url));
  const mock = await startMock({ spec, engine: prismEngine() });

  await read(mock, target);

  await mock.stop();
  expect(mock.report().engines?.[0]?.disagreements).toEqual([expect.objectContaining({ ...disagreement, count: 1 })]);
  expect(mock.warnings).toContain("Prism does not check patterns that can backtrack for a long time: `^(a+)+$`.");
});

test("groups disagreements by operation, code and reason, and lists no request without a disagreement", async () => {
  await read(withPrism, "/api/post/detail?videoId=1");
  for (const value of [1, 2, 3]) await read(withPrism, `/api/post/detail?videoId=1&x=${value}`);

  const [engine] = withPrism.report().engines ?? [];
  expect(engine).toMatchObject({ requests: 4, responses: 1, disagreements: [{ count: 3, operation: "posts.get" }] });
});

test("does not send requests to the control API or preflight requests to Prism", async () => {
  await fetch(`${withPrism.url}/-/health`);
  await fetch(`${withPrism.url}/api/post/detail`, { method: "OPTIONS" });

  expect(exchanges.map(({ opinion }) => opinion)).toEqual([undefined]);
  expect(withPrism.report().engines).toBeUndefined();
});

test.each<[string, string]>([
  ["a path that cannot be decoded", "GET /api/%zz HTTP/1.1"],
  ["no path", "GET * HTTP/1.1"],
  ["`Accept: *`", "GET /api/post/detail?videoId=1 HTTP/1.1\r\naccept: *"],
  ["malformed JSON", "POST /api/post/detail HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 1"],
  [
    "parameters with names of JavaScript's built-in properties",
    "GET /api/post/detail?__proto__=1&constructor=2 HTTP/1.1",
  ],
  ["a path with many slashes", `GET ${"/".repeat(4_000)} HTTP/1.1`],
])("survives %s", async (_, lines) => {
  const received = await sendRaw(
    withPrism,
    `${lines}\r\nhost: mock\r\nx-gateway-key: any\r\nconnection: close\r\n\r\n{`,
  );

  expect(received).toMatch(/^HTTP\/1\.1 [24]\d\d/);
  expect((await fetch(`${withPrism.url}/-/health`)).status).toBe(200);
});

test("does not start if the engine cannot read the document", async () => {
  const broken = { name: "broken", load: () => Promise.reject(new Error("No document.")) };

  await expect(startMock({ engine: broken })).rejects.toThrow(
    "The engine `broken` cannot read the document: No document.",
  );
});

async function read({ url }: MockServer, target: string) {
  const response = await fetch(`${url}${target}`, { headers: key });
  const violations = response.headers.get("x-mock-violation");
  return { status: response.status, violations, body: await response.text() };
}

/** Sends bytes as they are. Resolves with everything received, when the connection is closed. */
async function sendRaw({ url }: MockServer, text: string): Promise<string> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
  socket.write(text);
  await once(socket, "close");
  return received;
}
