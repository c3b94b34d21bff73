/** The only file that sends a call again. */

import { systemClock } from "./clock.js";
import { ApiError } from "./api-error.js";
import { ClientError } from "./client-error.js";
import { drawBackoff } from "./draw-backoff.js";
import type { Layer, Task } from "./layer.js";
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
  const clientRetry = readRetry(options, defaultRetry);
  return (next) => async (given) => {
    const { clock = systemClock, hooks = [], operation, options: callOptions, times } = given;
    const { signal } = callOptions;
    const retry = readRetry(callOptions.retry, clientRetry);
    const first: Task = { ...given, retry };
    let task = first;
    for (;;) {
      try {
        return await next(task);
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        const wait_ms = readWait(error, task, retry);
        if (
          wait_ms === undefined ||
          wait_ms >= (times?.end_ms ?? Infinity) - clock.now() ||
          !(error instanceof ClientError)
        )
          throw error;
        const { attempt } = task;
        for (const hook of hooks) hook.onRetry?.({ operation: operation.id, attempt, error, wait_ms });
        // A hook may have given up.
        signal?.throwIfAborted();
        await pause(wait_ms, task);
        task = { ...first, attempt: attempt + 1, cause: error };
      }
    }
  };
}

/** Milliseconds until the next attempt; `undefined` when there is to be none. */
function readWait(error: unknown, task: Task, retry: Retry): number | undefined {
  const { attempt, clock = systemClock } = task;
  if (!(error instanceof ClientError) || !error.retryable || !isRepeatable(task)) return undefined;
  if (attempt > retry.maxRetries) return undefined;
  if (error instanceof ApiError && !retry.statuses.includes(error.status)) return undefined;
  const retryAfter_ms = (error instanceof ApiError ? error.retryAfter_ms : undefined) ?? 0;
  // To ask again sooner than the service wants is of no use, and may cost the caller more of the quota.
  if (retryAfter_ms > retry.maxRetryAfter_ms) return undefined;
  return retryAfter_ms + drawBackoff(retry, attempt, () => clock.random());
}

function isRepeatable({ operation: { verb, body }, params, options }: Task): boolean {
  if (body && params[body.param] instanceof ReadableStream) return false;
  return verb === "GET" || verb === "HEAD" || options.repeatable === true;
}

function pause(wait_ms: number, { clock = systemClock, options: { signal } }: Task): Promise<void> {
  return new Promise((resolve, reject) => {
    const callOff = clock.schedule(() => {
      unwatch();
      resolve();
    }, wait_ms);
    const unwatch = watchAbort(signal, () => {
      unwatch();
      callOff();
      reject(signal?.reason);
    });
  });
}
