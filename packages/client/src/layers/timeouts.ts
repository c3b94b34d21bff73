import type { TimeoutOptions, Times } from "../call/call-options.js";
import type { Layer } from "../call/metadata.js";
import { systemClock } from "../call/clock.js";
import { checkLimit } from "../call/check-limit.js";
import { watchEnd } from "./watch-end.js";

/**
 * Creates a layer that ends calls and attempts that take too long, with a `CallTimeoutError`. An abort ends them at once, even if
 * `fetch` ignores the signal. The waits of `retries` and `quota` count.
 *
 * Throws a RangeError for an invalid number.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [timeouts({ attemptTimeoutMs: 5_000 }), retries()] });
 */
export function timeouts(options: TimeoutOptions = {}): Layer {
  const defaults = readLimits(options, { timeoutMs: 90_000, attemptTimeoutMs: 30_000 });
  return (next) => (call) => {
    const limits = readLimits(call.options, defaults);
    const endMs = (call.clock ?? systemClock).now() + limits.timeoutMs;
    return next({ ...call, plan: { ...call.plan, times: { ...limits, endMs }, limitTime } });
  };
}

function readLimits({ timeoutMs, attemptTimeoutMs }: TimeoutOptions, defaults: Limits): Limits {
  return {
    timeoutMs: checkLimit("timeoutMs", timeoutMs ?? defaults.timeoutMs, 1),
    attemptTimeoutMs: checkLimit("attemptTimeoutMs", attemptTimeoutMs ?? defaults.attemptTimeoutMs, 1),
  };
}

type Limits = Omit<Times, "endMs">;

/**
 * Ends an attempt when its time is over or the caller aborts, even if `fetch` ignores the signal. Also aborts the signal of a failed
 * attempt, so that the runtime does not receive the rest of its response.
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
