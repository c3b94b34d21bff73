import { ClientError, type ErrorFacts } from "./client-error.js";

/** What a failed call was answered with. */
export interface FailedAnswer extends Pick<ErrorFacts, "attempts" | "retryable"> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly code?: string | number | undefined;
  /** The service's own words. */
  readonly detail?: string | undefined;
  /** Milliseconds that the service asks to wait. */
  readonly retryAfter_ms?: number | undefined;
}

/**
 * The service answered, and the answer was no: the base of every error that an answer causes. A connection that failed
 * is not this, but a `ConnectionError`; no answer in time is a `CallTimeoutError`.
 */
export class ApiError extends ClientError {
  override readonly name: string = "ApiError";
  /** HTTP status; 0 where a browser hides that of a redirect. */
  readonly status: number;
  /** The service's own code, beside the status; `undefined` when the body carried none. */
  readonly code: string | number | undefined;
  /** Headers of the answer, without cookies. */
  readonly headers: Headers;
  /** The body: as parsed when it is JSON, else its text; `undefined` when it was empty. */
  readonly body: unknown;
  /** Milliseconds that the service asks to wait before the next try; `undefined` when it does not say. */
  readonly retryAfter_ms: number | undefined;

  constructor(operation: string, answer: FailedAnswer, message?: string) {
    const { status, code, detail } = answer;
    const reason = code === undefined || String(code) === String(status) ? `${status}` : `${status} ${code}`;
    // No URL: its query may carry what a caller would not want in a log.
    super(
      operation,
      message ?? `${operation} was answered ${reason}${detail === undefined ? "." : `: ${detail}`}`,
      answer,
    );
    this.status = status;
    this.code = code;
    this.headers = answer.headers;
    this.body = answer.body;
    this.retryAfter_ms = answer.retryAfter_ms;
  }
}

/** A class of the client that stands for one documented failure. */
export type ApiErrorClass = new (operation: string, answer: FailedAnswer) => ApiError;
