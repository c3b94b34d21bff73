import { checkLimit } from "./check-limit.js";
import { systemClock } from "./clock.js";
import { type Layer, makeAttempts } from "./layer.js";
import { limitTime } from "./limit-time.js";

/** How long a call may take. What is left out is as the client has it, or the default. */
export interface TimeoutOptions {
  /**
   * Milliseconds for the whole call: all attempts, with their bodies and the waits between them. Default 90 000;
   * `Infinity` sets no limit. In a walk, it is for each page.
   */
  timeout_ms?: number | undefined;
  /** Milliseconds for one attempt, with its body. Default 30 000; `Infinity` sets no limit. */
  attemptTimeout_ms?: number | undefined;
}

/** The times of a call, with nothing left open. */
export interface Times {
  readonly timeout_ms: number;
  readonly attemptTimeout_ms: number;
  /** When the call has to be over, in milliseconds of the task's clock. */
  readonly end_ms: number;
}

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
