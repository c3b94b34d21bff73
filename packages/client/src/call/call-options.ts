import type { Hooks } from "./hook-events.js";

/** What every call takes beside its parameters, for the layers that the connection has; `createClient` has them all. */
export interface CallOptions extends TimeoutOptions, ResponseLimitOptions, Hooks {
  /** Ends the call early, also while it waits; it then rejects with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** Taken one by one before those of the client. */
  retry?: RetryOptions | undefined;
  /**
   * Sending this call twice does no harm, so that it may be retried. GET and HEAD need no word; for other verbs the
   * default is `false`. A body that is a stream can be sent only once, and is never retried.
   */
  repeatable?: boolean | undefined;
}

/** How long a call may take. What is left out is as the client has it, or the default. */
export interface TimeoutOptions {
  /**
   * Milliseconds for the whole call: all attempts, with their bodies and the waits between them. Default 90 000;
   * `Infinity` sets no limit. In a walk, it is for each page.
   */
  timeoutMs?: number | undefined;
  /** Milliseconds for one attempt, with its body. Default 30 000; `Infinity` sets no limit. */
  attemptTimeoutMs?: number | undefined;
}

/** The times of a call, with nothing left open. */
export interface Times {
  readonly timeoutMs: number;
  readonly attemptTimeoutMs: number;
  /** When the call has to be over, in milliseconds of the task's clock. */
  readonly endMs: number;
}

/** How much of an answer is read. */
export interface ResponseLimitOptions {
  /**
   * Bytes that the body of an answer may have, once it is unpacked. Default 67 108 864, which is 64 MiB; `Infinity` sets
   * no limit. A longer one is not read to its end, and the call rejects with a `ResponseTooLargeError`.
   */
  maxResponseBytes?: number | undefined;
}

/** When a failed call is sent again: GET and HEAD by themselves, other verbs only where `repeatable` says so. */
export interface RetryOptions {
  /** Attempts after the first. Default 3; 0 turns retries off. In a walk, it is for each page. */
  maxRetries?: number | undefined;
  /** Statuses that call for a retry. Default 408, 429, 500, 502, 503, 504, 520 to 529. */
  statuses?: readonly number[] | undefined;
  /**
   * Milliseconds that the wait before the first retry stays below. It doubles with each retry; the wait itself is drawn
   * evenly from 0 to there, so that callers who failed together do not come back together. Default 500.
   */
  baseDelayMs?: number | undefined;
  /** Milliseconds that the doubling ends at. Default 8 000. */
  maxDelayMs?: number | undefined;
  /**
   * The longest wait that the service may ask for, in milliseconds, by `retry-after-ms` or `retry-after`. The drawn wait
   * is added to it. When the service asks for more, the call fails at once. Default 30 000.
   */
  maxRetryAfterMs?: number | undefined;
}

/** {@link RetryOptions} with nothing left open. */
export type Retry = {
  readonly [Name in Exclude<keyof RetryOptions, "statuses">]-?: NonNullable<RetryOptions[Name]>;
} & {
  /** Default: those of {@link isPassing}. */
  readonly statuses: RetryOptions["statuses"];
};
