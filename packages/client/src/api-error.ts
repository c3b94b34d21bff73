/** What a failed call was answered with. */
export interface FailedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly code?: string | number | undefined;
  /** The service's own words. */
  readonly detail?: string | undefined;
}

/**
 * The service answered, and the answer was no. Network failures are not this: they reject with what `fetch` threw, and
 * an aborted call rejects with its signal's reason.
 *
 * The base of every error that an answer causes. It holds neither the key nor the address that was called.
 */
export class ApiError extends Error {
  override readonly name: string = "ApiError";
  /** Id of the operation that was called: area and method, joined by a dot. */
  readonly operation: string;
  /** HTTP status; 0 where a browser hides that of a redirect. */
  readonly status: number;
  /** The service's own code, beside the status; `undefined` when the body carried none. */
  readonly code: string | number | undefined;
  /** Headers of the answer, without cookies. */
  readonly headers: Headers;
  /** The body: as parsed when it is JSON, else its text; `undefined` when it was empty. */
  readonly body: unknown;

  constructor(operation: string, answer: FailedAnswer, message?: string) {
    const { status, code, detail } = answer;
    const reason = code === undefined || String(code) === String(status) ? `${status}` : `${status} ${code}`;
    // No URL: its query may carry what a caller would not want in a log.
    super(message ?? `${operation} was answered ${reason}${detail === undefined ? "." : `: ${detail}`}`);
    this.operation = operation;
    this.status = status;
    this.code = code;
    this.headers = answer.headers;
    this.body = answer.body;
  }
}

/** A class of the client that stands for one documented failure. */
export type ApiErrorClass = new (operation: string, answer: FailedAnswer) => ApiError;
