import type { Call, Layer } from "../call/metadata.js";
import { systemClock } from "../call/clock.js";
import { watchAbort } from "../call/watch-abort.js";
import { ApiError, isTemporary } from "../errors/api-error.js";
import { ClientError } from "../errors/client-error.js";
import type { Retry, RetryOptions } from "../call/call-options.js";
import { defaultRetry, readRetry } from "../call/retry-options.js";

/**
 * Creates a layer that repeats a call until it succeeds, or until another attempt is useless or not allowed. The call then rejects
 * with the error of the last attempt. It does not wait for a retry that `timeoutMs` leaves no time for. An abort ends a wait at
 * once.
 *
 * Throws a RangeError for an invalid option.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [timeouts(), retries({ maxRetries: 5 })] });
 */
export function retries(options?: RetryOptions): Layer {
  const defaults = readRetry(options, defaultRetry);
  return (next) => (call) =>
    next({
      ...call,
      plan: { ...call.plan, retry: readRetry(call.options.retry, defaults), repeat },
    });
}

const repeat: Layer = (next) => async (first) => {
  const { clock = systemClock, operation, options, plan } = first;
  const { hooks = [], retry = defaultRetry, times } = plan;
  let call = first;
  for (;;) {
    try {
      return await next(call);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (!(error instanceof ClientError)) throw error;
      const attempt = call.attempt.number;
      const waitMs = readWait(error, call, retry);
      if (waitMs >= (times?.endMs ?? Infinity) - clock.now()) throw error;
      for (const { onRetry } of hooks) await onRetry?.({ operation: operation.id, attempt, error, waitMs });
      // A hook may have aborted.
      options.signal?.throwIfAborted();
      await pause(waitMs, call);
      call = { ...first, attempt: { ...first.attempt, number: attempt + 1, cause: error } };
    }
  }
};

/** Returns the milliseconds until the next attempt; `Infinity` if none exists. */
export function readWait(
  error: ClientError,
  { attempt, clock = systemClock, operation: { id, method, body }, options, params }: Call,
  retry: Retry,
): number {
  const isRepeatable = /^(GET|HEAD|QUERY)$/.test(method) || options.repeatable === true;
  if (!isRepeatable || attempt.number > retry.maxRetries) return Infinity;
  if (body?.isSentOnce?.(params[body.param])) return Infinity;
  const { statuses, shouldRetry } = retry;
  const status = error instanceof ApiError ? error.status : undefined;
  const isTransient = error.retryable && (status === undefined || (statuses?.includes(status) ?? isTemporary(status)));
  if (!(shouldRetry?.({ operation: id, attempt: attempt.number, error }) ?? isTransient)) return Infinity;
  const retryAfterMs = (error instanceof ApiError && error.retryAfterMs) || 0;
  // A retry before the end of the requested wait would fail too, and use the quota.
  if (retryAfterMs > retry.maxRetryAfterMs) return Infinity;
  return retryAfterMs + drawBackoff(retry, attempt.number, clock.random());
}

/** Waits for a time in milliseconds. When the caller's signal aborts, rejects at once with its reason. */
export function pause(waitMs: number, { clock = systemClock, options: { signal } }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = clock.schedule(() => {
      unwatch();
      resolve();
    }, waitMs);
    const unwatch = watchAbort(signal, () => {
      unwatch();
      cancel();
      reject(signal?.reason);
    });
  });
}

/**
 * Returns a random wait in milliseconds: exponential backoff with full jitter.
 * https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function drawBackoff(retry: Retry, attempts: number, random: number): number {
  // 2^1024 is Infinity, and 0 times Infinity is NaN.
  const growth = 2 ** Math.min(attempts - 1, 1_000);
  return random * Math.min(retry.maxDelayMs, retry.baseDelayMs * growth);
}
