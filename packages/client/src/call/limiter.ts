import { type Clock, systemClock } from "./clock.js";
import { watchAbort } from "./watch-abort.js";
import { ApiError } from "../errors/api-error.js";
import { describeValue } from "./describe-value.js";

/** The only file that lets a call wait for others. */

/** The quota of a plan. What is left out sets no limit. */
export interface LimiterOptions {
  /**
   * Requests that may be sent within one second, whichever second one looks at. Below 1 it is one request in longer time:
   * 0.5 is one in two seconds. Above 1 only whole requests count: 2.5 is as 2.
   */
  perSecond?: number | undefined;
  /** Attempts that may be under way at once, until their bodies are read. A whole number. */
  concurrency?: number | undefined;
}

/**
 * Lets attempts start in the order in which they came, as a quota allows. Made by {@link createLimiter}, and given to every
 * client that has part in the quota.
 */
export interface Limiter {
  /**
   * Waits until the attempt may start, and gives what comes of it. While it waits, an abort rejects it at once with the
   * signal's reason, and its place goes to the next.
   */
  run<Answer>(attempt: LimitedAttempt<Answer>): Promise<Answer>;
}

/** One attempt of a call, as far as a limiter goes. */
export interface LimitedAttempt<Answer> {
  /** Ends the waiting; the attempt itself has to mind it by itself. */
  readonly signal: AbortSignal | undefined;
  /** Milliseconds that an answer may hold back all who wait. */
  readonly maxRetryAfterMs: number;
  /** Begins the attempt; settles once its body is read. */
  readonly send: () => Promise<Answer>;
  /** Settles when the request was sent, which may wait for hooks and middleware. Default: when `send` has returned. */
  readonly sent?: Promise<void> | undefined;
}

/**
 * Makes a limiter that calls, walks and retries share, over all clients that it is given to.
 *
 * The window slides, so that the quota holds for any second: a bucket that fills up would let twice as many through in
 * the second in which it is emptied, and even spacing would let calls wait for which the quota has room. When the service
 * answers with a failure that may pass, such as 429 or 503, and says how long to wait, all who wait do so, at most
 * `retry.maxRetryAfterMs`. Throws a RangeError for a number that lets nothing through, and for what is no option.
 *
 * @example
 * const limiter = createLimiter({ perSecond: 10, concurrency: 4 });
 * const api = createClient({ baseUrl, apiKey, limiter });
 */
export function createLimiter(options: LimiterOptions): Limiter {
  // Unlike the time of day, this one is never set back or forward.
  return limitBy({ ...systemClock, now: () => performance.now() }, options);
}

/** As {@link createLimiter}, by any clock. */
export function limitBy(clock: Clock, options: LimiterOptions): Limiter {
  checkNames(options);
  const { perSecond = Infinity, concurrency = Infinity } = options;
  check("perSecond", perSecond, perSecond > 0, "a number, more than 0");
  check("concurrency", concurrency, concurrency >= 1 && !(concurrency % 1), "a whole number of 1 or more");
  const burst = Math.max(1, Math.floor(perSecond));
  // Clocks that show whole milliseconds may show a moment up to 1 ms too early.
  const windowMs = (perSecond < 1 ? 1_000 / perSecond : 1_000) + 1;
  const waiting = new Set<() => void>();
  /** When the last requests were sent, oldest first: no more than may be sent in a window. */
  const sentAt: number[] = [];
  /** Attempts that started, and whose request may be sent at any moment. */
  let unsent = 0;
  let underWay = 0;
  let heldUntilMs = -Infinity;
  let callOff: (() => void) | undefined;

  /** Starts all that may start now, and sees to it that the next is not forgotten. */
  function proceed(): void {
    callOff?.();
    callOff = undefined;
    for (const begin of waiting) {
      if (underWay >= concurrency) return;
      const nowMs = clock.now();
      while (nowMs >= (sentAt[0] ?? Infinity) + windowMs) sentAt.shift();
      const isFull = sentAt.length + unsent >= burst;
      // The next request that is sent says how long to wait.
      if (isFull && sentAt.length === 0) return;
      const freeMs = Math.max(heldUntilMs, isFull ? (sentAt[0] ?? 0) + windowMs : -Infinity);
      if (freeMs > nowMs) return wakeIn(freeMs - nowMs);
      waiting.delete(begin);
      underWay += 1;
      unsent += 1;
      begin();
    }
  }

  function wakeIn(delayMs: number): void {
    // An attempt that begins may have come here before.
    callOff?.();
    // Timers take whole milliseconds, and cut off the rest.
    callOff = clock.schedule(proceed, Math.ceil(delayMs));
  }

  function hold(error: unknown, longestMs: number): void {
    if (!(error instanceof ApiError) || !error.retryable || error.retryAfterMs === undefined) return;
    heldUntilMs = Math.max(heldUntilMs, clock.now() + Math.min(error.retryAfterMs, longestMs));
  }

  function noteSent(): void {
    unsent -= 1;
    // A clock that was set back would else let the next go too soon.
    if (perSecond < Infinity) sentAt.push(Math.max(clock.now(), sentAt.at(-1) ?? -Infinity));
    proceed();
  }

  async function start<Answer>(attempt: LimitedAttempt<Answer>): Promise<Answer> {
    const { send, sent = Promise.resolve(), maxRetryAfterMs } = attempt;
    sent.then(noteSent, noteSent);
    try {
      return await send();
    } catch (error) {
      hold(error, maxRetryAfterMs);
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
          // The next in line may start no sooner than this one, but a timer for nobody would keep a process alive.
          if (waiting.size === 0) callOff?.();
        });
        waiting.add(begin);
        proceed();
      }),
  };
}

/** Throws a RangeError for what is no option: it would limit nothing, without a word. */
function checkNames(options: unknown): void {
  const names = Object(options) === options ? Object.keys(Object(options)) : [String(options)];
  const stranger = names.find((name) => name !== "perSecond" && name !== "concurrency");
  if (stranger === undefined) return;
  throw new RangeError(`A limiter takes \`perSecond\` and \`concurrency\`, and was given \`${stranger}\`.`);
}

function check(name: string, value: number, isUseful: boolean, wanted: string): void {
  if (typeof value !== "number" || !isUseful)
    throw new RangeError(
      `\`${name}\` is ${describeValue(value, String)}; give ${wanted}, or leave it out for no limit.`,
    );
}
