import { type Clock, systemClock } from "./clock.js";
import { watchAbort } from "./watch-abort.js";
import { ApiError } from "../errors/api-error.js";
import { checkLimit, rejectOption } from "./check-limit.js";
import { readRateLimit } from "./read-rate-limit.js";
import { checkNames } from "./check-options.js";

/** The quota of a plan. An absent option sets no limit. */
export interface LimiterOptions {
  /**
   * Requests that may be sent within any one second. Below 1 it is one request in a longer time: 0.5 is one in two seconds.
   * Above 1, fractions are cut off: 2.5 is 2.
   */
  perSecond?: number | undefined;
  /** Attempts that may be under way at once, until their bodies are read. A whole number. */
  concurrency?: number | undefined;
  /**
   * Waits for the renewal of the quota if a response says that no request is left, at most `retry.maxRetryAfterMs`. Default `false`:
   * only failures that request a wait count.
   */
  followHeaders?: boolean | undefined;
}

/** Starts attempts in the order of their arrival, as a quota allows. All clients that share the quota share the limiter. */
export interface Limiter {
  /**
   * Waits until the attempt may start, and returns its result. An abort during the wait rejects at once with the signal's
   * reason, and the next attempt takes its place.
   */
  run<Result>(attempt: LimitedAttempt<Result>): Promise<Result>;
}

/** An attempt that waits for its turn. */
export interface LimitedAttempt<Result> {
  /** Ends the wait. The attempt itself must watch the signal too. */
  readonly signal: AbortSignal | undefined;
  /** The longest wait that a response may request for all waiting attempts, in milliseconds. */
  readonly maxRetryAfterMs: number;
  /** Begins the attempt. Settles once its body is read. */
  readonly send: () => Promise<Result>;
  /** Returns the headers of a result, for `followHeaders`. Default: only the headers of failures are known. */
  readonly readHeaders?: ((result: Result) => Headers) | undefined;
  /** Settles when the request was sent, after hooks and middleware. Default: when `send` has returned. */
  readonly sent?: Promise<void> | undefined;
}

/**
 * Creates a limiter for calls, iterations and retries of all clients that share it.
 *
 * It uses a sliding window, so no second has more requests than the quota. A token bucket would allow twice as many in one second.
 * Even spacing would delay calls although the quota allows them.
 *
 * If a temporary failure requests a wait, such as a 429 or a 503, all waiting attempts wait that long, at most
 * `retry.maxRetryAfterMs`. Throws a TypeError for an unknown option, and a RangeError for a number that allows no request.
 *
 * @example
 * const limiter = createLimiter({ perSecond: 10, concurrency: 4 });
 * const api = createClient({ baseUrl, apiKey, limiter });
 */
export function createLimiter(options: LimiterOptions): Limiter {
  // Unlike the time of day, this clock is never set back.
  return createLimiterWithClock({ ...systemClock, now: () => performance.now() }, options);
}

/** Creates a limiter like {@link createLimiter}, with any clock. */
export function createLimiterWithClock(clock: Clock, options: LimiterOptions): Limiter {
  checkNames("createLimiter", options, ["perSecond", "concurrency", "followHeaders"]);
  const { perSecond = Infinity, concurrency = Infinity, followHeaders = false } = options;
  if (!(typeof perSecond === "number" && perSecond > 0))
    rejectOption("perSecond", perSecond, "a number greater than 0");
  checkLimit("concurrency", concurrency, 1, "an integer");
  const burst = Math.max(1, Math.floor(perSecond));
  // A clock with whole milliseconds may be up to 1 ms early.
  const windowMs = (perSecond < 1 ? 1_000 / perSecond : 1_000) + 1;
  const waiting = new Set<() => void>();
  /** Times of the requests within the window, oldest first. */
  const sentAtMs: number[] = [];
  /** Attempts that started, and whose request is not sent yet. */
  let unsent = 0;
  let underWay = 0;
  let blockedUntilMs = -Infinity;
  let cancelTimer: (() => void) | undefined;

  /** Starts all attempts that may start now, and sets a timer for the next one. */
  function proceed(): void {
    cancelTimer?.();
    cancelTimer = undefined;
    for (const begin of waiting) {
      if (underWay >= concurrency) return;
      const nowMs = clock.now();
      while (nowMs >= (sentAtMs[0] ?? Infinity) + windowMs) sentAtMs.shift();
      const isFull = sentAtMs.length + unsent >= burst;
      // The next request that is sent calls this function again.
      if (isFull && sentAtMs.length === 0) return;
      const startMs = Math.max(blockedUntilMs, isFull ? (sentAtMs[0] ?? 0) + windowMs : -Infinity);
      if (startMs > nowMs) return setTimer(startMs - nowMs);
      waiting.delete(begin);
      underWay += 1;
      unsent += 1;
      begin();
    }
  }

  function setTimer(delayMs: number): void {
    // An attempt that begins may have set a timer already.
    cancelTimer?.();
    // Timers take whole milliseconds, and cut off the rest.
    cancelTimer = clock.schedule(proceed, Math.ceil(delayMs));
  }

  function blockAll(error: unknown, maxRetryAfterMs: number): void {
    if (!(error instanceof ApiError)) return;
    if (error.retryable && error.retryAfterMs !== undefined) blockFor(error.retryAfterMs, maxRetryAfterMs);
    blockIfUsedUp(error.headers, maxRetryAfterMs);
  }

  /** Blocks all attempts until the quota is renewed, if a response says that no request is left. */
  function blockIfUsedUp(headers: Headers | undefined, maxMs: number): void {
    const { remaining, resetMs = 0 } = (followHeaders && headers && readRateLimit(headers)) || {};
    if (remaining === 0) blockFor(resetMs, maxMs);
  }

  function blockFor(waitMs: number, maxMs: number): void {
    blockedUntilMs = Math.max(blockedUntilMs, clock.now() + Math.min(waitMs, maxMs));
  }

  function noteSent(): void {
    unsent -= 1;
    // If the clock was set back, its time alone would start the next attempt too early.
    if (perSecond < Infinity) sentAtMs.push(Math.max(clock.now(), sentAtMs.at(-1) ?? -Infinity));
    proceed();
  }

  async function start<Result>(attempt: LimitedAttempt<Result>): Promise<Result> {
    const { send, sent = Promise.resolve(), maxRetryAfterMs } = attempt;
    sent.then(noteSent, noteSent);
    try {
      const result = await send();
      blockIfUsedUp(attempt.readHeaders?.(result), maxRetryAfterMs);
      return result;
    } catch (error) {
      blockAll(error, maxRetryAfterMs);
      throw error;
    } finally {
      underWay -= 1;
      proceed();
    }
  }

  return {
    run: (attempt) =>
      new Promise((resolve, reject) => {
        const { signal } = attempt;
        if (signal?.aborted) return reject(signal.reason);
        const begin = (): void => {
          unwatch();
          resolve(start(attempt));
        };
        const unwatch = watchAbort(signal, () => {
          unwatch();
          waiting.delete(begin);
          reject(signal?.reason);
          // An unused timer would keep the process alive.
          if (waiting.size === 0) cancelTimer?.();
        });
        waiting.add(begin);
        proceed();
      }),
  };
}
