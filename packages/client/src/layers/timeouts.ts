import type { TimeoutOptions, Times } from "../call/call-options.js";
import { addToPlan, type Layer } from "../call/call-plan.js";
import { systemClock } from "../call/clock.js";
import { checkLimit } from "../call/check-limit.js";
import { watchEnd } from "./watch-end.js";

/**
 * A layer that ends calls which take too long, and their attempts, with a `CallTimeoutError`; an abort ends them at once,
 * whether `fetch` minds it or not. The waits of `retries` and `quota` count.
 *
 * Throws a RangeError for a number that limits nothing.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [timeouts({ attemptTimeoutMs: 5_000 }), retries()] });
 */
export function timeouts(options: TimeoutOptions = {}): Layer {
  const own = readTimes(options, { timeoutMs: 90_000, attemptTimeoutMs: 30_000 });
  return (next) => (call) => {
    const times = readTimes(call.options, own);
    const endMs = (call.clock ?? systemClock).now() + times.timeoutMs;
    return next(addToPlan(call, { timeouts: { times: { ...times, endMs }, attempt: limitTime } }));
  };
}

function readTimes({ timeoutMs, attemptTimeoutMs }: TimeoutOptions, under: Limits): Limits {
  return {
    timeoutMs: checkLimit("timeoutMs", timeoutMs ?? under.timeoutMs, 1),
    attemptTimeoutMs: checkLimit("attemptTimeoutMs", attemptTimeoutMs ?? under.attemptTimeoutMs, 1),
  };
}

type Limits = Omit<Times, "endMs">;

/**
 * Leaves an attempt when its time is over or the caller aborts, whether what makes it minds the signal or not. The signal
 * aborts also when the attempt failed, so that nothing waits for what is left of its answer.
 */
const limitTime: Layer = (next) => (call) =>
  new Promise((resolve, reject) => {
    const controller = new AbortController();
    const fail = (reason: unknown): void => {
      finish();
      reject(reason);
      controller.abort(reason);
    };
    const finish = watchEnd(call, fail, true);
    next({ ...call, attempt: { ...call.attempt, signal: controller.signal } }).then((result) => {
      finish();
      resolve(result);
    }, fail);
  });
