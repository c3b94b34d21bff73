/** The only file that sends a call again. */

import { ApiError } from "./api-error.js";
import { ClientError } from "./client-error.js";
import { systemClock } from "./clock.js";
import { drawBackoff } from "./draw-backoff.js";
import { isPassing } from "./is-passing.js";
import { type Layer, makeAttempts, type Task } from "./layer.js";
import { defaultRetry, readRetry, type Retry, type RetryOptions } from "./retry-options.js";
import { watchAbort } from "./watch-abort.js";

/**
 * A layer that sends a call until it succeeds, or until another attempt is of no use or not allowed; the call then rejects
 * with the error of the last one. It never waits for what cannot be reached in time. An abort ends a wait at once.
 *
 * Throws a RangeError for an option of no use.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [timeouts(), retries({ maxRetries: 5 })] });
 */
export function retries(options?: RetryOptions): Layer {
  const own = readRetry(options, defaultRetry);
  return (next) => (task) => next({ ...task, retry: readRetry(task.options.retry, own), repeat, makeAttempts });
}

const repeat: Layer = (next) => async (first) => {
  const { clock = systemClock, hooks = [], operation, options, retry = defaultRetry, times } = first;
  let task = first;
  for (;;) {
    try {
      return await next(task);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (!(error instanceof ClientError)) throw error;
      const { attempt } = task;
      const waitMs = readWait(error, task, retry);
      if (waitMs >= (times?.endMs ?? Infinity) - clock.now()) throw error;
      for (const { onRetry } of hooks) await onRetry?.({ operation: operation.id, attempt, error, waitMs });
      // A hook may have given up.
      options.signal?.throwIfAborted();
      await pause(waitMs, task);
      task = { ...first, attempt: attempt + 1, cause: error };
    }
  }
};

/** Milliseconds until the next attempt; `Infinity` when there is to be none. */
function readWait(
  error: ClientError,
  { attempt, clock = systemClock, operation: { verb, body }, options, params }: Task,
  retry: Retry,
): number {
  const isRepeatable = verb === "GET" || verb === "HEAD" || options.repeatable === true;
  if (!error.retryable || !isRepeatable || attempt > retry.maxRetries) return Infinity;
  if (body && params[body.param] instanceof ReadableStream) return Infinity;
  let retryAfterMs = 0;
  if (error instanceof ApiError) {
    if (!(retry.statuses?.includes(error.status) ?? isPassing(error.status))) return Infinity;
    retryAfterMs = error.retryAfterMs ?? 0;
  }
  // To ask again sooner than the service wants is of no use, and may cost the caller more of the quota.
  if (retryAfterMs > retry.maxRetryAfterMs) return Infinity;
  return retryAfterMs + drawBackoff(retry, attempt, () => clock.random());
}

function pause(waitMs: number, { clock = systemClock, options: { signal } }: Task): Promise<void> {
  return new Promise((resolve, reject) => {
    const callOff = clock.schedule(() => {
      unwatch();
      resolve();
    }, waitMs);
    const unwatch = watchAbort(signal, () => {
      unwatch();
      callOff();
      reject(signal?.reason);
    });
  });
}
