import type { Hooks } from "./hook-events.js";
import type { ResponseLimitOptions } from "./response-limit-options.js";
import type { RetryOptions } from "./retry-options.js";
import type { TimeoutOptions } from "./timeout-options.js";

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
