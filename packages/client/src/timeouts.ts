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
 * const connection = connect({ baseUrl, apiKey, layers: [timeouts({ attemptTimeout_ms: 5_000 }), retries()] });
 */
export function timeouts(options: TimeoutOptions = {}): Layer {
  const own = readTimes(options, { timeout_ms: 90_000, attemptTimeout_ms: 30_000 });
  return (next) => (task) => {
    const times = readTimes(task.options, own);
    const end_ms = (task.clock ?? systemClock).now() + times.timeout_ms;
    return next({ ...task, limitTime, makeAttempts, times: { ...times, end_ms } });
  };
}

function readTimes({ timeout_ms, attemptTimeout_ms }: TimeoutOptions, under: Limits): Limits {
  return {
    timeout_ms: checkLimit("timeout_ms", timeout_ms ?? under.timeout_ms, 1),
    attemptTimeout_ms: checkLimit("attemptTimeout_ms", attemptTimeout_ms ?? under.attemptTimeout_ms, 1),
  };
}

type Limits = Omit<Times, "end_ms">;
