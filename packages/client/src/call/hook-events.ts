/**
 * Functions that are told what a call does, while it does it. They change nothing. Where one gives a promise, the call
 * waits for it; what one throws or rejects with, the call rejects with, and it is not sent again. To change requests and
 * answers is for `middleware`.
 */
export interface Hooks {
  /** An attempt is about to be sent. */
  onRequest?: ((event: RequestEvent) => void | Promise<void>) | undefined;
  /** The head of an answer came, whatever it says. */
  onResponse?: ((event: ResponseEvent) => void | Promise<void>) | undefined;
  /** An attempt failed, and another one follows after a wait. */
  onRetry?: ((event: RetryEvent) => void | Promise<void>) | undefined;
}

/** What hooks are told of an attempt. It holds neither the address nor values of parameters. */
interface AttemptEvent {
  /** Id of the operation: area and method, joined by a dot. */
  readonly operation: string;
  /** Counted from 1. */
  readonly attempt: number;
}

export interface RequestEvent extends AttemptEvent {
  /** Upper case. */
  readonly method: string;
  /** As the document has it, with braces where parameters stand. */
  readonly path: string;
  /** Reads them: by name, in lower case. The value of a header that might tell a secret is `[redacted]`. */
  readonly headers: () => Readonly<Record<string, string>>;
}

export interface ResponseEvent extends AttemptEvent {
  /** HTTP status; 0 where a browser hides that of a redirect. */
  readonly status: number;
  /** Reads them: by name, in lower case. The value of a header that might tell a secret is `[redacted]`. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Milliseconds from sending the attempt to the head of its answer. */
  readonly durationMs: number;
}

export interface RetryEvent extends AttemptEvent {
  /** The attempt that failed. */
  readonly attempt: number;
  /** What it ended in. */
  readonly error: Error;
  /** Milliseconds until the next attempt. */
  readonly waitMs: number;
}
