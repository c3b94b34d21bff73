// Clients whose calls keep a quota, over an injected fetch and clock.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import type { TimeoutOptions } from "../../src/call/call-options.js";
import type { Clock } from "../../src/call/clock.js";
import type { OperationMetadata } from "../../src/call/metadata.js";
import { createConnection } from "../../src/connection/create-connection.js";
import { hooks } from "../../src/layers/hooks.js";
import { createLimiterWithClock } from "../../src/call/limiter.js";
import { quota } from "../../src/layers/quota.js";
import { retries } from "../../src/layers/retries.js";
import { timeouts } from "../../src/layers/timeouts.js";
import { createFakeClock, useClock } from "../fake-clock.js";
import { plainMetadata } from "../open-pets.js";

const getPet: OperationMetadata = { id: "pets.get", method: "GET", path: "/pets/7" };

/** Opens two clients that share a limit of one attempt per second. */
function open(responses: Response[], options: TimeoutOptions = {}) {
  const clock = createFakeClock(() => 0);
  const sentAt: number[] = [];
  const fetch = async (): Promise<Response> => {
    sentAt.push(clock.now());
    return responses.shift() ?? Response.json({ name: "Rex" });
  };
  const limiter = createLimiterWithClock(clock, { perSecond: 1 });
  const layers = [useClock(clock), timeouts(options), retries(), quota(limiter)];
  const connect = () => createConnection({ baseUrl: "https://api.example", layers, fetch }, plainMetadata);
  return { clock, sentAt, one: connect(), other: connect() };
}

test("counts the attempts of all clients that share a limiter, the retries too", async () => {
  const { clock, sentAt, one, other } = open([new Response(null, { status: 503 })]);

  await clock.settle(Promise.all([one.call(getPet, {}), other.call(getPet, {}), one.call(getPet, {})]));

  expect(sentAt).toEqual([0, 1_001, 2_002, 3_003]);
  expect(clock.pending()).toBe(0);
});

test("delays the calls of all clients when one of them gets 429", async () => {
  const { clock, sentAt, one, other } = open([new Response(null, { status: 429, headers: { "retry-after": "7" } })]);

  await clock.settle(Promise.all([one.call(getPet, {}), other.call(getPet, {})]));

  expect(sentAt).toEqual([0, 7_000, 8_001]);
});

test("counts the wait for the whole call, but not for the attempt", async () => {
  const { clock, sentAt, one, other } = open([], { timeoutMs: 1_500, attemptTimeoutMs: 500 });

  const { value } = await clock.settle(
    Promise.allSettled([one.call(getPet, {}), other.call(getPet, {}), one.call(getPet, {})]),
  );

  expect(value).toMatchObject([
    { status: "fulfilled" },
    { status: "fulfilled" },
    { reason: { name: "CallTimeoutError", limit: "timeoutMs", attempts: 0, retryable: true } },
  ]);
  expect([sentAt, clock.now(), clock.pending()]).toEqual([[0, 1_001], 1_500, 0]);
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

/** Makes a clock as imprecise as in runtimes: it shows whole milliseconds, its timers are early or late, and it may be set back. */
function makeImprecise(clock: Clock, { jittersMs, setBackMs, setBackAtMs }: Imprecision): Clock {
  let timers = 0;
  return {
    ...clock,
    now: () => Math.floor(clock.now() - (clock.now() < setBackAtMs ? 0 : setBackMs)),
    schedule: (task, delayMs) =>
      clock.schedule(task, Math.max(0.25, delayMs + (jittersMs[(timers += 1) % jittersMs.length] ?? 0))),
  };
}

interface Imprecision {
  jittersMs: readonly number[];
  setBackMs: number;
  setBackAtMs: number;
}

// Doubles add quarters without rounding.
const time = (max: number, min = 0) => fc.integer({ min: min * 4, max: max * 4 }).map((quarters) => quarters / 4);
const someImprecision = fc.record<Imprecision>({
  jittersMs: fc.array(time(30, -1), { minLength: 1, maxLength: 5 }),
  setBackMs: fc.oneof(fc.constant(0), time(5_000)),
  setBackAtMs: time(3_000),
});
const someCall = fc.record({
  /** Time between the starts of the call before this one and of this one. */
  afterMs: fc.oneof(fc.constant(0), fc.constant(1_000), time(400)),
  /** How long a hook delays the request after its turn. */
  hookMs: fc.oneof(fc.constant(0), time(2_000)),
  /** Whether the response is 503, so that the call is sent again. */
  fails: fc.boolean(),
});

test("sends no more requests than the quota within any second, both ends included", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(someCall, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 10 }),
      someImprecision,
      async (calls, perSecond, imprecision) => {
        const clock = createFakeClock(() => 0);
        const sentAt: number[] = [];
        const hooksMs = calls.map(({ hookMs }) => hookMs);
        const failing = calls.map(({ fails }) => fails);
        const wait = (delayMs: number) => new Promise<void>((resolve) => clock.schedule(resolve, delayMs));
        const limiter = createLimiterWithClock(makeImprecise(clock, imprecision), { perSecond });
        const fetch = async (): Promise<Response> => {
          sentAt.push(clock.now());
          return failing.shift() ? new Response(null, { status: 503 }) : Response.json({});
        };
        const layers = [
          useClock(clock),
          retries(),
          quota(limiter),
          hooks({ onRequest: () => wait(hooksMs.shift() ?? 0) }),
        ];
        const connection = createConnection({ baseUrl: "https://api.example", layers, fetch }, plainMetadata);
        let startMs = 0;

        const outcome = calls.map(({ afterMs }) => wait((startMs += afterMs)).then(() => connection.call(getPet, {})));
        await clock.settle(Promise.allSettled(outcome));

        expect(sentAt.length).toBeGreaterThanOrEqual(calls.length);
        for (const [index, atMs] of sentAt.entries()) {
          expect((sentAt[index + perSecond] ?? Infinity) - atMs).toBeGreaterThan(1_000);
        }
      },
    ),
    { numRuns: inCI(300, 60) },
  );
});
