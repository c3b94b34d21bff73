import type { RetryOptions } from "./retry-options.js";
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
