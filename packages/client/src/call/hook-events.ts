/**
 * Functions that the client calls for each attempt. They change nothing; use `middleware` to change requests and responses.
 * The call waits for a promise that a hook returns. If a hook throws, the call rejects with the same error and is not sent
 * again.
 */
export interface Hooks {
  /** Runs before an attempt is sent. */
  onRequest?: ((event: RequestEvent) => void | Promise<void>) | undefined;
  /** Runs when the status and the headers of a response arrived. */
  onResponse?: ((event: ResponseEvent) => void | Promise<void>) | undefined;
  /** Runs when an attempt failed and another one follows after a wait. */
  onRetry?: ((event: RetryEvent) => void | Promise<void>) | undefined;
}

/** An attempt, without its address and without values of parameters. */
interface AttemptEvent {
  /** Id of the operation, such as `"posts.get"`. */
  readonly operation: string;
  /** Counted from 1. */
  readonly attempt: number;
}

/** An attempt that is about to be sent. */
export interface RequestEvent extends AttemptEvent {
  /** Upper case. */
  readonly method: string;
  /** The path of the document, with braces around parameters. */
  readonly path: string;
  /** Returns the headers by name, in lower case. Values that might be secret are `[redacted]`. */
  readonly headers: () => Readonly<Record<string, string>>;
}

/** The status and the headers of an attempt's response. */
export interface ResponseEvent extends AttemptEvent {
  /** HTTP status; 0 if a browser hides the status of a redirect. */
  readonly status: number;
  /**
   * Returns the headers by name, in lower case. Values that might be secret are `[redacted]`. `readRateLimit` and `readDeprecation` read
   * them.
   */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Milliseconds from sending the attempt to the headers of its response. */
  readonly durationMs: number;
}

/** A failed attempt, and the wait before the next one. */
export interface RetryEvent extends AttemptEvent {
  /** The attempt that failed. */
  readonly attempt: number;
  /** The error of the attempt. */
  readonly error: Error;
  /** Milliseconds until the next attempt. */
  readonly waitMs: number;
}
