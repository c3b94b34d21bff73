/** The only file that sends a call again, or cuts it short. */

import { ApiError } from "./api-error.js";
import { CallTimeoutError } from "./call-timeout-error.js";
import { ClientError } from "./client-error.js";
import type { Clock } from "./clock.js";
import { drawBackoff } from "./draw-backoff.js";
import type { Limiter } from "./limiter.js";
import type { Limits } from "./limits.js";
import { watchAbort } from "./watch-abort.js";

/** One call, as far as time and repetition go. */
export interface RetryTask<Answer> {
  /** Id of the operation, for errors. */
  readonly operation: string;
  readonly limits: Limits;
  /** Whether sending it a second time does no harm. */
  readonly isRepeatable: boolean;
  /** The caller's. */
  readonly signal: AbortSignal | undefined;
  readonly clock: Clock;
  /** Says when each attempt may start; `undefined` when any may. */
  readonly limiter?: Limiter | undefined;
  /** Sends the call once and reads what is answered; `attempts` counts from 1. What it throws that may pass is retryable. */
  readonly send: (signal: AbortSignal, attempts: number) => Promise<Answer>;
}

/**
 * Sends a call until it succeeds, or until another attempt is of no use or not allowed; throws the error of the last one.
 * Never waits for what cannot be reached in time. An abort rejects with the signal's reason, at once.
 */
export async function retryCall<Answer>(task: RetryTask<Answer>): Promise<Answer> {
  const { limits, signal, clock } = task;
  const end_ms = clock.now() + limits.timeout_ms;
  let last: ClientError | undefined;
  for (let attempts = 1; ; attempts += 1) {
    try {
      signal?.throwIfAborted();
      return await takeTurn(task, attempts, end_ms, last);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      const wait_ms = readWait(error, task);
      if (wait_ms === undefined || wait_ms >= end_ms - clock.now() || !(error instanceof ClientError)) throw error;
      last = error;
      await pause(wait_ms, signal, clock);
    }
  }
}

/** Milliseconds until the next attempt; `undefined` when there is to be none. */
function readWait(error: unknown, { limits: { retry }, isRepeatable, clock }: RetryTask<unknown>): number | undefined {
  if (!isRepeatable || !(error instanceof ClientError) || !error.retryable) return undefined;
  if (error.attempts > retry.maxRetries) return undefined;
  const retryAfter_ms = (error instanceof ApiError ? error.retryAfter_ms : undefined) ?? 0;
  // To ask again sooner than the service wants is of no use, and may cost the caller more of the quota.
  if (retryAfter_ms > retry.maxRetryAfter_ms) return undefined;
  return retryAfter_ms + drawBackoff(retry, error.attempts, () => clock.random());
}

/** Makes one attempt, when its turn has come. To wait for that takes time of the call, but none of the attempt. */
function takeTurn<Answer>(
  task: RetryTask<Answer>,
  attempts: number,
  end_ms: number,
  cause: ClientError | undefined,
): Promise<Answer> {
  const { operation, limits, signal, clock, limiter } = task;
  const send = (): Promise<Answer> => sendOnce(task, attempts, end_ms - clock.now(), cause);
  if (limiter === undefined) return send();
  const controller = new AbortController();
  const callOff = clock.schedule(() => {
    const facts = { attempts: attempts - 1, cause };
    controller.abort(new CallTimeoutError(operation, "timeout_ms", limits.timeout_ms, facts));
  }, end_ms - clock.now());
  const unwatch = watchAbort(signal, () => controller.abort(signal?.reason));
  const stopWaiting = (): void => {
    callOff();
    unwatch();
  };
  return limiter
    .run({
      signal: controller.signal,
      maxRetryAfter_ms: limits.retry.maxRetryAfter_ms,
      send: () => {
        stopWaiting();
        return send();
      },
    })
    .finally(stopWaiting);
}

/** Makes one attempt, and leaves it when its time is over or the caller aborts, whether `fetch` minds the signal or not. */
function sendOnce<Answer>(
  { operation, limits, signal, clock, send }: RetryTask<Answer>,
  attempts: number,
  left_ms: number,
  cause: ClientError | undefined,
): Promise<Answer> {
  const limit = left_ms <= limits.attemptTimeout_ms ? "timeout_ms" : "attemptTimeout_ms";
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const stop = (reason: unknown): void => {
      finish();
      reject(reason);
      controller.abort(reason);
    };
    const onTimeout = (): void => stop(new CallTimeoutError(operation, limit, limits[limit], { attempts, cause }));
    const callOff = clock.schedule(onTimeout, Math.min(left_ms, limits.attemptTimeout_ms));
    const unwatch = watchAbort(signal, () => stop(signal?.reason));
    const finish = (): void => {
      callOff();
      unwatch();
    };
    send(controller.signal, attempts).finally(finish).then(resolve, reject);
  });
}

function pause(wait_ms: number, signal: AbortSignal | undefined, clock: Clock): Promise<void> {
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
