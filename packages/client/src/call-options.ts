import type { Hooks } from "./hooks.js";
import type { LimitOptions } from "./limits.js";
import type { RetryOptions } from "./retry-options.js";

/** What every call takes beside its parameters. */
export interface CallOptions extends LimitOptions, Hooks {
  /** Ends the call early, also while it waits; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Taken one by one before those of the client. */
  retry?: RetryOptions | undefined;
  /**
   * Sending this call twice does no harm, so that it may be retried. GET and HEAD need no word; for other verbs the
   * default is `false`. A body that is a stream can be sent only once, and is never retried.
   */
  repeatable?: boolean | undefined;
}
