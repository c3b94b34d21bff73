import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createExchangeChecker, type ExchangeChecker } from "../../src/traffic/create-exchange-checker.js";
import { watchFetch, type WatchedFetch } from "../../src/traffic/watch-fetch.js";
import { respondWith, startUpstream, type TestUpstream, thing, thingsKey, thingsSpec } from "./start-upstream.js";

let upstream: TestUpstream;
beforeAll(async () => void (upstream = await startUpstream()));
afterAll(() => upstream.stop());

let checker: ExchangeChecker;
let watched: WatchedFetch;
beforeEach(async () => {
  checker = await createExchangeChecker({ spec: thingsSpec });
  watched = watchFetch(checker, { baseUrl: `${upstream.url}/v1` });
});

const headers = { "x-key": thingsKey };
const call = (target: string, init: RequestInit = {}): Promise<Response> =>
  watched(`${upstream.url}/v1${target}`, { headers, ...init });

test("passes on the response as it is, and reports both directions without the key", async () => {
  upstream.respond = respondWith(200, { ...thing, id: "twelve" }, { "x-total": "1" });

  const response = await call("/things/12?wrong=1");
  const before = checker.report();
  const body: unknown = await response.json();
  const report = checker.report();

  expect([response.status, response.url, body]).toEqual([
    200,
    `${upstream.url}/v1/things/12?wrong=1`,
    { ...thing, id: "twelve" },
  ]);
  expect(before.requests).toBe(0);
  expect(report.violations).toMatchObject([{ operation: "things.get", code: "parameter-unknown" }]);
  expect(report.comparison?.differences).toMatchObject([{ operation: "things.get", place: "body.id" }]);
  expect(JSON.stringify(report)).not.toContain(thingsKey);
});

test("checks the body of a request, and sends it", async () => {
  const received: string[] = [];
  upstream.respond = (incoming, outgoing) => {
    incoming.on("data", (chunk: Buffer) => received.push(chunk.toString()));
    incoming.on("end", () => respondWith(201, thing)(incoming, outgoing));
  };
  const body = JSON.stringify({ name: 5 });

  await (
    await call("/things", { method: "POST", body, headers: { ...headers, "content-type": "application/json" } })
  ).text();

  expect(received.join("")).toBe(body);
  expect(checker.report().violations).toMatchObject([{ operation: "things.create", place: "body" }]);
});

test("counts a body that the client stops reading as cut, and compares nothing of it", async () => {
  upstream.respond = respondWith(200, { ...thing, name: "x".repeat(100) }, { "x-total": "1" });

  await (await call("/things/12")).body?.cancel();

  const { comparison } = checker.report();
  expect(comparison?.differences).toEqual([]);
  expect(comparison?.notCompared).toMatchObject([{ reason: "Only the beginning of the body is known." }]);
});

test("reports a service that does not respond, and throws what fetch has thrown", async () => {
  upstream.respond = (incoming) => void incoming.socket.destroy();

  await expect(call("/things/12")).rejects.toThrow("fetch failed");

  expect(checker.report().comparison?.differences).toMatchObject([{ operation: "things.get" }]);
});

test("passes on requests to other addresses unchecked", async () => {
  upstream.respond = respondWith(200, { other: true });

  expect(await (await watched(`${upstream.url}/other`)).json()).toEqual({ other: true });
  expect(checker.report().requests).toBe(0);
});
