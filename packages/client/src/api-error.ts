import { ClientError, type ErrorFacts } from "./client-error.js";

/** What a failed call was answered with. */
export interface FailedAnswer extends Pick<ErrorFacts, "attempts" | "retryable"> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** The operation documents the answer. Default `false`. */
  readonly documented?: boolean | undefined;
  readonly code?: string | number | undefined;
  /** The service's own words. */
  readonly detail?: string | undefined;
  /** What a caller does about it: one sentence. Default: that of the class. */
  readonly advice?: string | undefined;
  /** Milliseconds that the service asks to wait. */
  readonly retryAfter_ms?: number | undefined;
}

/**
 * The service answered, and the answer was no: the base of every error that an answer causes. A connection that failed
 * is not this, but a `ConnectionError`; no answer in time is a `CallTimeoutError`.
 *
 * @example
 * if (error instanceof ApiError) console.error(error.status, error.code, error.body);
 */
export class ApiError extends ClientError {
  /** What a caller does about errors of this class: one sentence of its message; `undefined` where the document has none. */
  static readonly advice: string | undefined = undefined;
  /** What the status says where the service adds no words of its own. */
  static readonly meaning: string | undefined = undefined;

  override readonly name: string = "ApiError";
  /** HTTP status; 0 where a browser hides that of a redirect. */
  readonly status: number;
  /** The service's own code, beside the status; `undefined` when the body carried none. */
  readonly code: string | number | undefined;
  /** Headers of the answer, without cookies. */
  readonly headers: Headers;
  /** The body: as parsed when it is JSON, else its text; `undefined` when it was empty. */
  readonly body: unknown;
  /** Whether the operation documents this answer: its status, and a body of its kind. `isFailureOf` asks for it. */
  readonly documented: boolean;
  /** Milliseconds that the service asks to wait before the next try; `undefined` when it does not say. */
  readonly retryAfter_ms: number | undefined;

  constructor(operation: string, answer: FailedAnswer, message?: string) {
    const { advice = new.target.advice, detail = new.target.meaning, documented = false } = answer;
    const isNamed = new.target !== ApiError;
    super(
      operation,
      message ?? describe(operation, { ...answer, advice, detail, documented: documented || isNamed }),
      answer,
    );
    this.status = answer.status;
    this.code = answer.code;
    this.headers = answer.headers;
    this.body = answer.body;
    this.documented = documented;
    this.retryAfter_ms = answer.retryAfter_ms;
  }
}

/** A class of the client that stands for one documented failure. */
export type ApiErrorClass = (new (operation: string, answer: FailedAnswer) => ApiError) &
  Pick<typeof ApiError, "advice" | "meaning">;

/** No URL and no parameter: they may hold what a caller would not want in a log. */
function describe(operation: string, { status, code, detail, advice, ...answer }: FailedAnswer): string {
  const reason = code === undefined || String(code) === String(status) ? `${status}` : `${status} ${quote(`${code}`)}`;
  const said = detail === undefined ? "" : quote(detail);
  const sentences = [
    `${operation} was answered ${reason}${said === "" ? "." : `: ${/[.!?…]$/.test(said) ? said : `${said}.`}`}`,
    answer.retryAfter_ms === undefined || !answer.retryable
      ? ""
      : `Wait ${answer.retryAfter_ms} ms before the next try.`,
    advice ?? (answer.documented ? "" : answer.retryable ? "It may pass: try again later." : unknownAnswer),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

const unknownAnswer = "The document has no such answer; does `baseUrl` lead to the service itself?";

const longestQuote = 300;

/** Words of the service on one line, so that they cannot pass for lines of a log. */
function quote(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  return line.length > longestQuote ? `${line.slice(0, longestQuote - 1)}…` : line;
}
