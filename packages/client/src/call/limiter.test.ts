import { setImmediate } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { createFakeClock } from "../../test/fake-clock.js";
import { ApiError } from "../errors/api-error.js";
import { createLimiter, createLimiterWithClock, type LimiterOptions } from "./limiter.js";

const maxRetryAfterMs = 30_000;

/** Creates a limiter with a fake clock, and records the start of each attempt. */
function open(options: LimiterOptions) {
  const clock = createFakeClock();
  const limiter = createLimiterWithClock(clock, options);
  const started: { id: number; atMs: number }[] = [];
  let underWay = 0;
  let maxUnderWay = 0;

  /** Runs an attempt that takes `takesMs`, and then returns its id or fails with `error`. */
  function run(
    id: number,
    {
      takesMs = 0,
      error,
      headers = {},
      signal,
    }: { takesMs?: number; error?: Error; headers?: Record<string, string>; signal?: AbortSignal } = {},
  ) {
    const send = async (): Promise<number> => {
      started.push({ id, atMs: clock.now() });
      underWay += 1;
      maxUnderWay = Math.max(maxUnderWay, underWay);
      await new Promise<void>((resolve) => {
        const cancel = clock.schedule(resolve, takesMs);
        signal?.addEventListener("abort", () => {
          cancel();
          resolve();
        });
      });
      underWay -= 1;
      signal?.throwIfAborted();
      if (error) throw error;
      return id;
    };
    return limiter.run({ signal, maxRetryAfterMs, send, readHeaders: () => new Headers(headers) });
  }
  return { clock, run, started, readMax: () => maxUnderWay };
}

/** Creates a failure for which the service requests a wait. */
function createFailure(retryAfterMs?: number, status = 429): ApiError {
  const retryable = status === 429 || status === 503;
  return new ApiError("pets.get", { status, headers: new Headers(), body: undefined, retryable, retryAfterMs });
}

function settleAll(clock: ReturnType<typeof createFakeClock>, calls: readonly Promise<unknown>[]) {
  return clock.settle(Promise.allSettled(calls));
}

const someRequest = fc.record({
  /** Time between the arrivals of the request before this one and of this one. */
  afterMs: fc.oneof(fc.constant(0), fc.nat({ max: 1_500 })),
  takesMs: fc.nat({ max: 3_000 }),
  outcome: fc.oneof(
    { weight: 6, arbitrary: fc.constant({ kind: "completed" as const }) },
    fc.constant({ kind: "broken" as const }),
    fc.record({ kind: fc.constant("rejected" as const), retryAfterMs: fc.nat({ max: 4_000 }) }),
    fc.record({ kind: fc.constant("aborted" as const), afterMs: fc.nat({ max: 4_000 }) }),
  ),
});

function createError(outcome: { kind: string; retryAfterMs?: number }): Error | undefined {
  if (outcome.kind === "rejected") return createFailure(outcome.retryAfterMs);
  return outcome.kind === "broken" ? new Error("reset") : undefined;
}

test("keeps the quota in any second, keeps order and starts every attempt, also after failures", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(someRequest, { minLength: 1, maxLength: 25 }),
      fc.option(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.double({ min: 0.2, max: 4, noNaN: true })), {
        nil: undefined,
      }),
      fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      async (requests, perSecond, concurrency) => {
        const { clock, run, started, readMax } = open({ perSecond, concurrency });
        let arrivalMs = 0;
        const calls = requests.map(({ afterMs, takesMs, outcome }, id) => {
          arrivalMs += afterMs;
          const controller = new AbortController();
          const { signal } = controller;
          const error = createError(outcome);
          const call = new Promise((resolve) => clock.schedule(() => resolve(undefined), arrivalMs)).then(() =>
            run(id, { takesMs, signal, ...(error && { error }) }),
          );
          if (outcome.kind === "aborted")
            clock.schedule(() => controller.abort(new Error("enough")), arrivalMs + outcome.afterMs);
          return call;
        });

        const { value } = await settleAll(clock, calls);

        expect(value).toHaveLength(requests.length);
        // Attempts start in the order of their arrival, which is the order of their ids.
        const ids = started.map(({ id }) => id);
        expect(ids).toEqual(ids.toSorted((one, other) => one - other));
        const kept = requests.map((_, id) => id).filter((id) => requests[id]?.outcome.kind !== "aborted");
        expect(ids).toEqual(expect.arrayContaining(kept));
        expect(readMax()).toBeLessThanOrEqual(concurrency ?? Infinity);
        for (const { atMs } of started) {
          const within = (spanMs: number) =>
            started.filter((other) => other.atMs >= atMs && other.atMs <= atMs + spanMs).length;
          expect(within(1_000)).toBeLessThanOrEqual(Math.max(1, perSecond ?? Infinity));
          expect(perSecond === undefined || perSecond >= 1 ? 1 : within(1_000 / perSecond)).toBe(1);
        }
      },
    ),
    { numRuns: inCI(200, 40) },
  );
});

test("loses no slot: after any attempts, as many as `concurrency` start at once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someRequest, { maxLength: 12 }), async (requests) => {
      const { clock, run, started } = open({ concurrency: 3 });
      const calls = requests.map(({ takesMs, outcome }, id) => {
        const controller = new AbortController();
        if (outcome.kind === "aborted") clock.schedule(() => controller.abort(), outcome.afterMs);
        return run(id, {
          takesMs,
          signal: controller.signal,
          ...(outcome.kind === "broken" && { error: new Error("reset") }),
        });
      });
      await settleAll(clock, calls);
      started.length = 0;
      const [first, second, third] = [run(100), run(101), run(102)];

      expect(started.map(({ id }) => id)).toEqual([100, 101, 102]);
      await settleAll(clock, [first, second, third]);
    }),
  );
});

test("starts as many attempts as the quota allows, and further ones as soon as the second is over", async () => {
  const { clock, run, started } = open({ perSecond: 2 });

  await settleAll(clock, [run(0), run(1), run(2), run(3), run(4)]);

  expect(started.map(({ atMs }) => atMs)).toEqual([0, 0, 1_001, 1_001, 2_002]);
});

test("accepts a rate below one per second", async () => {
  const { clock, run, started } = open({ perSecond: 0.5 });

  await settleAll(clock, [run(0), run(1), run(2)]);

  expect(started.map(({ atMs }) => atMs)).toEqual([0, 2_001, 4_002]);
});

test("ends a wait at once when its signal aborts, and leaves no gap and no unused timer", async () => {
  const { clock, run, started } = open({ perSecond: 1 });
  const controller = new AbortController();
  const reason = new Error("enough");
  await settleAll(clock, [run(0)]);
  const left = [run(1, { signal: controller.signal }), run(2, { signal: controller.signal })];
  const outcome = Promise.allSettled(left);
  const stays = run(3);

  controller.abort(reason);

  expect(await outcome).toEqual([1, 2].map(() => ({ status: "rejected", reason })));
  expect(clock.pending()).toBe(1);
  await settleAll(clock, [stays]);
  expect(started).toEqual([
    { id: 0, atMs: 0 },
    { id: 3, atMs: 1_001 },
  ]);
  const last = new AbortController();
  const never = settleAll(clock, [run(4, { signal: last.signal })]);
  last.abort(reason);
  await never;
  expect(clock.pending()).toBe(0);
  await expect(run(5, { signal: last.signal })).rejects.toBe(reason);
});

test("delays all attempts as long as a temporary failure requests, but not longer than allowed", async () => {
  const { clock, run, started } = open({ concurrency: 1 });

  await settleAll(clock, [
    run(0, { error: createFailure(5_000) }),
    run(1, { error: createFailure(90_000) }),
    run(2, { error: createFailure(9_000, 503) }),
    run(3, { error: createFailure(7_000, 403) }),
    run(4, { error: createFailure() }),
    run(5),
  ]);

  expect(started.map(({ atMs }) => atMs)).toEqual([0, 5_000, 35_000, 44_000, 44_000, 44_000]);
});

test("delays all attempts until the longest of several requested waits is over", async () => {
  const { clock, run, started } = open({ concurrency: 2 });

  await settleAll(clock, [
    run(0, { error: createFailure(5_000) }),
    run(1, { takesMs: 10, error: createFailure(1_000) }),
    run(2),
  ]);

  expect(started.at(-1)).toEqual({ id: 2, atMs: 5_000 });
});

function throwAtOnce(): Promise<never> {
  throw new TypeError("no such path");
}

test("frees the slot of an attempt that throws synchronously", async () => {
  const limiter = createLimiterWithClock(createFakeClock(), { concurrency: 1 });
  const attempt = { signal: undefined, maxRetryAfterMs };

  await expect(limiter.run({ ...attempt, send: throwAtOnce })).rejects.toThrow("no such path");
  await expect(limiter.run({ ...attempt, send: async () => "Rex" })).resolves.toBe("Rex");
});

test("accepts an attempt that another attempt starts", async () => {
  const { clock, run, started } = open({ perSecond: 1 });
  const limiter = createLimiterWithClock(clock, { perSecond: 1 });
  const inner: Promise<number>[] = [];
  const send = async (): Promise<number> => {
    inner.push(limiter.run({ signal: undefined, maxRetryAfterMs, send: () => run(1) }));
    return 0;
  };

  const outer = limiter.run({ signal: undefined, maxRetryAfterMs, send });
  await settleAll(clock, [outer, ...inner]);

  expect(started).toEqual([{ id: 1, atMs: 1_001 }]);
  expect(clock.pending()).toBe(0);
});

test.each<[options: object, message: string]>([
  [{ perSecond: "10" }, '`perSecond` must be a number greater than 0, got `"10"`.'],
  [{ perSecond: 0 }, "`perSecond` must be a number greater than 0, got `0`."],
  [{ perSecond: Number.NaN }, "`perSecond` must be a number greater than 0, got `NaN`."],
  [{ concurrency: 0 }, "`concurrency` must be an integer of at least 1, got `0`."],
  [{ concurrency: 1.5 }, "`concurrency` must be an integer of at least 1, got `1.5`."],
])("rejects %o", (options, message) => {
  expect(() => createLimiter(options)).toThrow(RangeError);
  expect(() => createLimiter(options)).toThrow(message);
});

test.each([
  ['{ "rps": 10 }', "createLimiter has no option `rps`. Its options: perSecond, concurrency, followHeaders."],
  ["10", "createLimiter takes an object of options, got a value of type `number`."],
  ["null", "createLimiter takes an object of options, got `null`."],
])("rejects %s, as callers in JavaScript write it", (options, message) => {
  expect(() => createLimiter(JSON.parse(options))).toThrow(TypeError);
  expect(() => createLimiter(JSON.parse(options))).toThrow(message);
});

test("uses the clock of the runtime by default", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const limiter = createLimiter({ perSecond: 1 });
  const started: string[] = [];
  const run = (id: string) =>
    limiter.run({ signal: undefined, maxRetryAfterMs, send: async () => void started.push(id) });
  await run("first");
  const second = run("second");
  await setImmediate();

  expect(started).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(1_001);
  await second;
  expect([started, vi.getTimerCount()]).toEqual([["first", "second"], 0]);
});

test("waits for the renewal of a quota that is used up, if it follows the headers", async () => {
  const { clock, run, started } = open({ followHeaders: true, concurrency: 1 });
  const usedUp = { "ratelimit-remaining": "0", "ratelimit-reset": "12" };
  const failure = new ApiError("pets.get", { status: 403, headers: new Headers(usedUp), body: undefined });

  await settleAll(clock, [
    run(0, { headers: { ...usedUp, "ratelimit-remaining": "1" } }),
    run(1, { headers: usedUp }),
    run(2, { error: failure }),
    run(3, { headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "3600" } }),
    run(4),
  ]);

  expect(started).toEqual([
    { id: 0, atMs: 0 },
    { id: 1, atMs: 0 },
    { id: 2, atMs: 12_000 },
    { id: 3, atMs: 24_000 },
    // The longest wait that the service may request.
    { id: 4, atMs: 54_000 },
  ]);
});

test("ignores the headers of a quota by default", async () => {
  const { clock, run, started } = open({ concurrency: 1 });

  await settleAll(clock, [run(0, { headers: { "ratelimit-remaining": "0", "ratelimit-reset": "12" } }), run(1)]);

  expect(started.map(({ atMs }) => atMs)).toEqual([0, 0]);
});
