import { checkLimit } from "./check-limit.js";
import { systemClock } from "./clock.js";
import { type Layer, makeAttempts } from "./layer.js";
import { limitTime } from "./limit-time.js";
import type { TimeoutOptions, Times } from "./timeout-options.js";

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
  return (next) => (task) => {
    const times = readTimes(task.options, own);
    const endMs = (task.clock ?? systemClock).now() + times.timeoutMs;
    return next({ ...task, limitTime, makeAttempts, times: { ...times, endMs } });
  };
}

function readTimes({ timeoutMs, attemptTimeoutMs }: TimeoutOptions, under: Limits): Limits {
  return {
    timeoutMs: checkLimit("timeoutMs", timeoutMs ?? under.timeoutMs, 1),
    attemptTimeoutMs: checkLimit("attemptTimeoutMs", attemptTimeoutMs ?? under.attemptTimeoutMs, 1),
  };
}

type Limits = Omit<Times, "endMs">;
