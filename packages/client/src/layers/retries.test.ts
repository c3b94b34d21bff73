import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { createFakeClock, type FakeClock } from "../../test/fake-clock.js";
import { plainMetadata } from "../../test/open-pets.js";
import type { RetryOptions, TimeoutOptions } from "../call/call-options.js";
import { makeAttempts } from "../call/make-attempts.js";
import type { Send } from "../call/metadata.js";
import type { RetryEvent } from "../call/hook-events.js";
import { ApiError } from "../errors/api-error.js";
import { CallTimeoutError, type ClientError } from "../errors/client-error.js";
import { ConnectionError } from "../errors/connection-error.js";
import { retries } from "./retries.js";
import { timeouts } from "./timeouts.js";

type SendAttempt = (signal: AbortSignal, attempts: number) => Promise<string>;

interface CallSetup {
  method?: string;
  send?: SendAttempt;
  signal?: AbortSignal;
  limits?: TimeoutOptions & { retry?: RetryOptions };
  clock?: FakeClock;
}

/** Starts a call, and records the time of each attempt. */
function start({ limits = {}, clock = createFakeClock(), method = "GET", signal, send = fail }: CallSetup) {
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
  const sendCall = timeouts(times)(retries(retry)(makeAttempts(attempt)));
  const call = sendCall({
    operation: { id: "pets.get", method, path: "/pets" },
    params: {},
    options: { signal },
    plan: { hooks: [{ onRetry: (event) => void reported.push(event) }] },
    attempt: { number: 1, signal },
    sent: { attempts: 0 },
    service: plainMetadata,
    clock,
    redact: (value) => value,
    start: () => Promise.reject(new Error("A retry must not start a new call.")),
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

async function fail(_: AbortSignal, attempts: number): Promise<string> {
  throw createFailure(attempts);
}

function hang(): Promise<string> {
  return new Promise(() => {});
}

test("repeats a call until it succeeds, and leaves no timer behind", async () => {
  const signal = new AbortController().signal;
  const { call, clock, sentAt } = start({
    signal,
    send: async (attemptSignal, attempts) => (attempts < 3 ? fail(attemptSignal, attempts) : "Rex"),
  });

  expect(await clock.settle(call)).toEqual({ value: "Rex" });
  expect(sentAt).toEqual([0, 250, 750]);
  expect(clock.pending()).toBe(0);
});

test("rejects after the last retry, and reports the number of attempts", async () => {
  const { call, clock, sentAt } = start({});

  const { error } = await clock.settle(call);

  expect(error).toMatchObject({
    attempts: 4,
    retryable: true,
    message: "pets.get returned 503. Try again later. (4 attempts)",
  });
  expect(sentAt).toHaveLength(4);
});

test.each(["HEAD", "QUERY"])("repeats %s requests, which only read", async (method) => {
  const { call, clock, sentAt } = start({ method, limits: { retry: { maxRetries: 1 } } });

  await clock.settle(call);

  expect(sentAt).toHaveLength(2);
});

test.each<[string, CallSetup]>([
  ["a call that may not be repeated", { method: "POST" }],
  ["no retries", { limits: { retry: { maxRetries: 0 } } }],
  [
    "a permanent failure",
    { send: () => Promise.reject(new ApiError("pets.get", { ...createFailure(1), retryable: false })) },
  ],
  ["an error that is not a `ClientError`", { send: () => Promise.reject(new TypeError("No such path.")) }],
  ["a wait longer than allowed", { send: () => Promise.reject(createFailure(1, 30_001)) }],
  ["a wait past the end of the call", { limits: { timeoutMs: 250 } }],
])("sends once and does not wait: %s", async (_, setup) => {
  const { call, clock, sentAt } = start(setup);

  const { error } = await clock.settle(call);

  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(CallTimeoutError);
  expect([sentAt, clock.now(), clock.pending()]).toEqual([[0], 0, 0]);
});

test("respects every limit for any failures, waits and random numbers", async () => {
  const someDelay = fc.nat(5_000);
  const someFailure = fc.record({
    kind: fc.constantFrom("rejected", "broken", "silent", "completed"),
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
      async (outcomes, limits, draw) => {
        const clock = createFakeClock(() => draw);
        const endedAt: number[] = [];
        const requestedMs: number[] = [];
        const { call, sentAt } = start({
          limits,
          clock,
          send: (signal, attempts) =>
            new Promise((resolve, reject) => {
              const outcome = outcomes[attempts - 1];
              signal.addEventListener("abort", () => (endedAt[attempts - 1] ??= clock.now()));
              if (outcome === undefined || outcome.kind === "silent") return;
              clock.schedule(() => {
                if (signal.aborted) return;
                endedAt[attempts - 1] = clock.now();
                if (outcome.kind === "completed") resolve("Rex");
                else if (outcome.kind === "broken") reject(new ConnectionError("pets.get", undefined, attempts));
                else {
                  requestedMs[attempts - 1] = outcome.retryAfterMs ?? 0;
                  reject(createFailure(attempts, outcome.retryAfterMs));
                }
              }, outcome.afterMs);
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
          const retryAfterMs = requestedMs[index] ?? 0;
          const drawnMs = nextMs - (endedAt[index] ?? 0) - retryAfterMs;
          expect(retryAfterMs).toBeLessThanOrEqual(limits.retry.maxRetryAfterMs);
          expect(drawnMs).toBeCloseTo(
            draw * Math.min(limits.retry.maxDelayMs, limits.retry.baseDelayMs * 2 ** index),
            4,
          );
        }
      },
    ),
    { numRuns: inCI(300, 60) },
  );
});

test("ends an attempt that ignores its signal, and tries again", async () => {
  const signals: AbortSignal[] = [];
  const { call, clock, sentAt } = start({
    limits: { attemptTimeoutMs: 1_000 },
    send: (signal) => {
      signals.push(signal);
      return hang();
    },
  });

  const { error } = await clock.settle(call);

  expect(error).toBeInstanceOf(CallTimeoutError);
  expect(error).toMatchObject({ limit: "attemptTimeoutMs", limitMs: 1_000, attempts: 4, retryable: true });
  expect(sentAt).toEqual([0, 1_250, 2_750, 4_750]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, true]);
});

test("ends the whole call at its limit, with the error of the previous attempt as its cause", async () => {
  const { call, clock } = start({
    limits: { timeoutMs: 2_000 },
    send: (signal, attempts) => (attempts === 1 ? fail(signal, attempts) : hang()),
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
  ["a wait", fail],
  ["an attempt that ignores its signal", hang],
])("ends %s at once when the caller aborts", async (_, send) => {
  const controller = new AbortController();
  const reason = new Error("enough");
  const { call, clock, sentAt } = start({ send, signal: controller.signal });
  const outcome = call.catch((error: unknown) => error);
  await Promise.resolve().then(() => Promise.resolve());
  await new Promise((resolve) => setImmediate(resolve));

  controller.abort(reason);

  expect(await outcome).toBe(reason);
  expect([sentAt, clock.now(), clock.pending()]).toEqual([[0], 0, 0]);
});

test("reports the error and the wait of each retry", async () => {
  const { call, clock, reported } = start({ limits: { retry: { maxRetries: 2 } } });

  await clock.settle(call);

  expect(reported).toMatchObject([
    { operation: "pets.get", attempt: 1, error: { status: 503 }, waitMs: 250 },
    { operation: "pets.get", attempt: 2, error: { status: 503 }, waitMs: 500 },
  ]);
});
