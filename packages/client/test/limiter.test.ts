// A client whose calls and walks keep a quota, over an injected fetch and a clock of its own.

import { expect, test } from "vitest";
import { createConnection } from "../src/connection.js";
import { limitBy } from "../src/limiter.js";
import type { OperationFacts } from "../src/operation-facts.js";
import { quota } from "../src/quota.js";
import { retries } from "../src/retries.js";
import type { TimeoutOptions } from "../src/timeout-options.js";
import { timeouts } from "../src/timeouts.js";
import { createFakeClock, goBy } from "./fake-clock.js";

const getPet: OperationFacts = { id: "pets.get", verb: "GET", path: "/pets/7" };

/** Opens two clients that share one attempt a second. */
function open(answers: Response[], options: TimeoutOptions = {}) {
  const clock = createFakeClock(() => 0);
  const sentAt: number[] = [];
  const fetch = async (): Promise<Response> => {
    sentAt.push(clock.now());
    return answers.shift() ?? Response.json({ name: "Rex" });
  };
  const limiter = limitBy(clock, { perSecond: 1 });
  const layers = [goBy(clock), timeouts(options), retries(), quota(limiter)];
  const connect = () =>
    createConnection({ baseUrl: "https://api.example", layers, fetch }, { facts: {}, errorClasses: {} });
  return { clock, sentAt, one: connect(), other: connect() };
}

test("counts the attempts of all clients that share a limiter, the retries too", async () => {
  const { clock, sentAt, one, other } = open([new Response(null, { status: 503 })]);

  await clock.settle(Promise.all([one.call(getPet, {}), other.call(getPet, {}), one.call(getPet, {})]));

  expect(sentAt).toEqual([0, 1_000, 2_000, 3_000]);
  expect(clock.pending()).toBe(0);
});

test("holds the calls of all clients back when one of them is answered 429", async () => {
  const { clock, sentAt, one, other } = open([new Response(null, { status: 429, headers: { "retry-after": "7" } })]);

  await clock.settle(Promise.all([one.call(getPet, {}), other.call(getPet, {})]));

  expect(sentAt).toEqual([0, 7_000, 8_000]);
});

test("counts the wait for the whole call, but not for the attempt", async () => {
  const { clock, sentAt, one, other } = open([], { timeout_ms: 1_500, attemptTimeout_ms: 500 });

  const { value } = await clock.settle(
    Promise.allSettled([one.call(getPet, {}), other.call(getPet, {}), one.call(getPet, {})]),
  );

  expect(value).toMatchObject([
    { status: "fulfilled" },
    { status: "fulfilled" },
    { reason: { name: "CallTimeoutError", limit: "timeout_ms", attempts: 0, retryable: true } },
  ]);
  expect([sentAt, clock.now(), clock.pending()]).toEqual([[0, 1_000], 1_500, 0]);
});

test("ends a wait at once when the caller aborts", async () => {
  const { clock, sentAt, one, other } = open([]);
  const controller = new AbortController();
  const reason = new Error("enough");
  await clock.settle(one.call(getPet, {}));

  const waits = other.call(getPet, {}, { signal: controller.signal });
  controller.abort(reason);

  await expect(waits).rejects.toMatchObject({ name: "AbortError", cause: reason, attempts: 0 });
  expect([sentAt, clock.now(), clock.pending()]).toEqual([[0], 0, 0]);
});
