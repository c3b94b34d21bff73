import { expect, test } from "vitest";
import { createFakeClock, type FakeClock } from "../../test/fake-clock.js";
import { plainMetadata } from "../../test/open-pets.js";
import type { TimeoutOptions } from "../call/call-options.js";
import { makeAttempts, type Send } from "../call/call-plan.js";
import type { RetryEvent } from "../call/hook-events.js";
import { ApiError } from "../errors/api-error.js";
import { CallTimeoutError, type ClientError } from "../errors/client-error.js";
import { ConnectionError } from "../errors/connection-error.js";
import { retries } from "./retries.js";
import type { RetryOptions } from "../call/call-options.js";
import { timeouts } from "./timeouts.js";

import * as fc from "fast-check";

type SendOnce = (ending: AbortSignal, attempts: number) => Promise<string>;

interface Story {
  method?: string;
  send?: SendOnce;
  signal?: AbortSignal;
  limits?: TimeoutOptions & { retry?: RetryOptions };
  clock?: FakeClock;
}

/** Begins a call, and keeps when each of its attempts was made. */
function begin({ limits = {}, clock = createFakeClock(), method = "GET", signal, send = refuse }: Story) {
  const sentAt: number[] = [];
  const reported: RetryEvent[] = [];
  const { retry, ...times } = limits;
  const attempt: Send = async (given) => {
    sentAt.push(clock.now());
    return {
      data: await send(given.attempt.signal ?? AbortSignal.any([]), given.attempt.number),
      response: new Response(),
      attempts: given.attempt.number,
    };
  };
  const carry = timeouts(times)(retries(retry)(makeAttempts(attempt)));
  const call = carry({
    operation: { id: "pets.get", method, path: "/pets" },
    params: {},
    options: { signal },
    plan: { hooks: [{ onRetry: (event) => void reported.push(event) }] },
    attempt: { number: 1, signal },
    sent: { attempts: 0 },
    service: plainMetadata,
    clock,
    redact: (value) => value,
    start: () => Promise.reject(new Error("A retry is no new call.")),
  }).then(({ data }) => data);
  return { call, clock, sentAt, reported };
}

function createFailure(attempts: number, retryAfterMs?: number): ApiError {
  return new ApiError("pets.get", {
    status: 503,
    headers: new Headers(),
    body: undefined,
    attempts,
    retryable: true,
    retryAfterMs,
  });
}

async function refuse(_: AbortSignal, attempts: number): Promise<string> {
  throw createFailure(attempts);
}

function ignore(): Promise<string> {
  return new Promise(() => {});
}

test("sends until it succeeds, and then leaves nothing behind", async () => {
  const signal = new AbortController().signal;
  const { call, clock, sentAt } = begin({
    signal,
    send: async (ending, attempts) => (attempts < 3 ? refuse(ending, attempts) : "Rex"),
  });

  expect(await clock.settle(call)).toEqual({ value: "Rex" });
  expect(sentAt).toEqual([0, 250, 750]);
  expect(clock.pending()).toBe(0);
});

test("gives up after the last retry, and says how often it tried", async () => {
  const { call, clock, sentAt } = begin({});

  const { error } = await clock.settle(call);

  expect(error).toMatchObject({
    attempts: 4,
    retryable: true,
    message: "pets.get returned 503. Try again later. (4 attempts)",
  });
  expect(sentAt).toHaveLength(4);
});

test.each(["HEAD", "QUERY"])("repeats %s, which only reads", async (method) => {
  const { call, clock, sentAt } = begin({ method, limits: { retry: { maxRetries: 1 } } });

  await clock.settle(call);

  expect(sentAt).toHaveLength(2);
});

test.each<[string, Story]>([
  ["a call that may not be repeated", { method: "POST" }],
  ["no retries", { limits: { retry: { maxRetries: 0 } } }],
  [
    "a failure that stays",
    { send: () => Promise.reject(new ApiError("pets.get", { ...createFailure(1), retryable: false })) },
  ],
  ["an error that is not a `ClientError`", { send: () => Promise.reject(new TypeError("No such path.")) }],
  ["a wait longer than allowed", { send: () => Promise.reject(createFailure(1, 30_001)) }],
  ["a wait past the end of the call", { limits: { timeoutMs: 250 } }],
])("sends once and does not wait: %s", async (_, story) => {
  const { call, clock, sentAt } = begin(story);

  const { error } = await clock.settle(call);

  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(CallTimeoutError);
  expect([sentAt, clock.now(), clock.pending()]).toEqual([[0], 0, 0]);
});

test("holds its law for any failures, limits and draws", async () => {
  const someDelay = fc.nat(5_000);
  const someFailure = fc.record({
    kind: fc.constantFrom("refused", "broken", "silent", "completed"),
    afterMs: fc.nat(3_000),
    retryAfterMs: fc.option(fc.nat(6_000), { nil: undefined }),
  });
  const someLimits = fc.record({
    timeoutMs: fc.integer({ min: 1, max: 40_000 }),
    attemptTimeoutMs: fc.integer({ min: 1, max: 4_000 }),
    retry: fc.record({
      maxRetries: fc.nat(6),
      baseDelayMs: someDelay,
      maxDelayMs: someDelay,
      maxRetryAfterMs: someDelay,
    }),
  });
  const someDraw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  await fc.assert(
    fc.asyncProperty(
      fc.array(someFailure, { minLength: 7, maxLength: 7 }),
      someLimits,
      someDraw,
      async (fates, limits, draw) => {
        const clock = createFakeClock(() => draw);
        const endedAt: number[] = [];
        const asked: number[] = [];
        const { call, sentAt } = begin({
          limits,
          clock,
          send: (ending, attempts) =>
            new Promise((resolve, reject) => {
              const fate = fates[attempts - 1];
              ending.addEventListener("abort", () => (endedAt[attempts - 1] ??= clock.now()));
              if (fate === undefined || fate.kind === "silent") return;
              clock.schedule(() => {
                if (ending.aborted) return;
                endedAt[attempts - 1] = clock.now();
                if (fate.kind === "completed") resolve("Rex");
                else if (fate.kind === "broken") reject(new ConnectionError("pets.get", undefined, attempts));
                else {
                  asked[attempts - 1] = fate.retryAfterMs ?? 0;
                  reject(createFailure(attempts, fate.retryAfterMs));
                }
              }, fate.afterMs);
            }),
        });

        const { value, error } = await clock.settle(call);

        expect(value ?? (error as ClientError).attempts).toBe(value === undefined ? sentAt.length : "Rex");
        expect(sentAt.length).toBeLessThanOrEqual(limits.retry.maxRetries + 1);
        expect(endedAt).toHaveLength(sentAt.length);
        for (const [index, sentMs] of sentAt.entries()) {
          expect((endedAt[index] ?? 0) - sentMs).toBeLessThanOrEqual(limits.attemptTimeoutMs + 1e-6);
          expect(endedAt[index]).toBeLessThanOrEqual(limits.timeoutMs + 1e-6);
          const nextMs = sentAt[index + 1];
          if (nextMs === undefined) continue;
          const askedMs = asked[index] ?? 0;
          const drawnMs = nextMs - (endedAt[index] ?? 0) - askedMs;
          expect(askedMs).toBeLessThanOrEqual(limits.retry.maxRetryAfterMs);
          expect(drawnMs).toBeCloseTo(
            draw * Math.min(limits.retry.maxDelayMs, limits.retry.baseDelayMs * 2 ** index),
            4,
          );
        }
      },
    ),
    { numRuns: 300 },
  );
});

test("cuts an attempt short that does not mind its signal, and tries again", async () => {
  const signals: AbortSignal[] = [];
  const { call, clock, sentAt } = begin({
    limits: { attemptTimeoutMs: 1_000 },
    send: (ending) => {
      signals.push(ending);
      return ignore();
    },
  });

  const { error } = await clock.settle(call);

  expect(error).toBeInstanceOf(CallTimeoutError);
  expect(error).toMatchObject({ limit: "attemptTimeoutMs", limitMs: 1_000, attempts: 4, retryable: true });
  expect(sentAt).toEqual([0, 1_250, 2_750, 4_750]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, true]);
});

test("ends the whole call at its limit, and keeps why earlier attempts failed", async () => {
  const { call, clock } = begin({
    limits: { timeoutMs: 2_000 },
    send: (ending, attempts) => (attempts === 1 ? refuse(ending, attempts) : ignore()),
  });

  const { error } = await clock.settle(call);

  expect(clock.now()).toBe(2_000);
  expect(error).toMatchObject({
    name: "CallTimeoutError",
    message: "pets.get was not done within the 2000 ms of `timeoutMs`; raise it if need be. (2 attempts)",
    limit: "timeoutMs",
    cause: { status: 503, attempts: 1 },
  });
});

test.each([
  ["a wait", refuse],
  ["an attempt that does not mind its signal", ignore],
])("ends %s at once when the caller aborts", async (_, send) => {
  const controller = new AbortController();
  const reason = new Error("enough");
  const { call, clock, sentAt } = begin({ send, signal: controller.signal });
  const outcome = call.catch((error: unknown) => error);
  await Promise.resolve().then(() => Promise.resolve());
  await new Promise((resolve) => setImmediate(resolve));

  controller.abort(reason);

  expect(await outcome).toBe(reason);
  expect([sentAt, clock.now(), clock.pending()]).toEqual([[0], 0, 0]);
});

test("reports the error and the wait of each retry", async () => {
  const { call, clock, reported } = begin({ limits: { retry: { maxRetries: 2 } } });

  await clock.settle(call);

  expect(reported).toMatchObject([
    { operation: "pets.get", attempt: 1, error: { status: 503 }, waitMs: 250 },
    { operation: "pets.get", attempt: 2, error: { status: 503 }, waitMs: 500 },
  ]);
});
