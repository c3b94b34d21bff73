import { ClientError, type ErrorDetails } from "./client-error.js";
import type { DocumentedResponses } from "./documented-responses.js";

/** What a failed call was answered with. */
export interface FailedResponse extends Pick<ErrorDetails, "attempts" | "retryable"> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** What the operation documents of its answers. */
  readonly documents?: DocumentedResponses | undefined;
  readonly code?: string | number | undefined;
  /** The service's own words. */
  readonly detail?: string | undefined;
  /** What a caller does about it: one sentence. Default: that of the class. */
  readonly advice?: string | undefined;
  /** Milliseconds that the service asks to wait. */
  readonly retryAfterMs?: number | undefined;
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
  declare static readonly advice: string | undefined;
  /** What the status says where the service adds no words of its own. */
  declare static readonly meaning: string | undefined;

  override readonly name: string = "ApiError";
  /** HTTP status; 0 where a browser hides that of a redirect. */
  declare readonly status: number;
  /** The service's own code, beside the status; `undefined` when the body carried none. */
  declare readonly code: string | number | undefined;
  /** Headers of the answer, without cookies. */
  declare readonly headers: Headers;
  /** The body: as parsed when it is JSON of at most 100 levels, else its text; `undefined` when it was empty. */
  declare readonly body: unknown;
  /** Milliseconds that the service asks to wait before the next try; `undefined` when it does not say. */
  declare readonly retryAfterMs: number | undefined;

  constructor(operation: string, answer: FailedResponse, message?: string) {
    // Where the document has no word of its own, the answer is likely to be someone else's.
    const hint = isPassing(answer.status) ? "Try again later." : new.target === ApiError ? elsewhere : undefined;
    const { advice = new.target.advice ?? hint, detail = new.target.meaning } = answer;
    super(operation, message ?? describe(operation, { ...answer, advice, detail }), answer);
    this.status = answer.status;
    this.code = answer.code;
    this.headers = answer.headers;
    this.body = answer.body;
    this.retryAfterMs = answer.retryAfterMs;
    documentedResponses.set(this, answer.documents);
  }
}

/** What the operation of an error documents of its answers; `isFailureOf` asks for it. */
export const documentedResponses = new WeakMap<ApiError, DocumentedResponses | undefined>();

/** What to ask where an answer is none of the service's. */
export const elsewhere = "Does `baseUrl` lead to the service itself?";

/** A class of the client that stands for one documented failure. */
export type ApiErrorClass = (new (operation: string, answer: FailedResponse) => ApiError) &
  Pick<typeof ApiError, "advice" | "meaning">;

/** No URL and no parameter: they may hold what a caller would not want in a log. */
function describe(
  operation: string,
  { status, code, detail = "", advice, retryAfterMs, retryable }: FailedResponse,
): string {
  // Beside the status of a success, the code is what failed.
  const isTold = code === undefined || (status >= 400 && Number(code) === status);
  const reason = isTold ? status : `${status} with code ${quote(`${code}`)}`;
  const said = quote(detail).replace(/^./, ": $&");
  return [
    `${operation} was answered ${reason}${said}`.replace(/[^.!?…]$/, "$&."),
    retryable && retryAfterMs && `Wait ${describeDuration(retryAfterMs)}.`,
    advice,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Words of the service on one short line, so that they cannot pass for lines of a log. */
export function quote(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .replace(/^(.{299}).{2,}$/u, "$1…");
}

/**
 * The service answered with a success status, and said in the body that the call failed: `code` is what it gave as the
 * reason. A body without a code, or with that of success, is an answer like any other.
 *
 * @example
 * if (error instanceof InBandError) console.error(`Refused with code ${error.code}.`, error.body);
 */
export class InBandError extends ApiError {
  override readonly name = "InBandError";
}

/**
 * The answer is none that the operation documents: empty or not JSON where JSON is documented, JSON of another shape, or
 * a redirect. A field or an enum value that is new is not this.
 *
 * @example
 * if (error instanceof UnexpectedResponseError) console.error(error.status, error.headers.get("content-type"));
 */
export class UnexpectedResponseError extends ApiError {
  override readonly name = "UnexpectedResponseError";

  constructor(operation: string, answer: FailedResponse, finding: string) {
    super(operation, answer, `${operation} was answered ${answer.status} ${finding}`);
  }
}

/**
 * The body of an answer has more bytes than `maxResponseBytes`, by its own word or in fact. It was not read to its end,
 * and `body` is `undefined`; `status` may be any.
 *
 * @example
 * if (error instanceof ResponseTooLargeError) console.error(`More than ${error.limitBytes} bytes.`);
 */
export class ResponseTooLargeError extends ApiError {
  override readonly name = "ResponseTooLargeError";
  /** The limit, in bytes. */
  declare readonly limitBytes: number;

  constructor(operation: string, answer: FailedResponse, limitBytes: number) {
    const message =
      `${operation} was answered ${answer.status} with more than the ${limitBytes} bytes of \`maxResponseBytes\`; ` +
      "raise it if need be.";
    super(operation, { ...answer, retryable: false }, message);
    this.limitBytes = limitBytes;
  }
}

/**
 * Whether a failure of this status may pass. From 520 on they are those of proxies that do not reach the service, or find it
 * overloaded.
 */
export function isPassing(status: number): boolean {
  return /^(408|429|50[0234]|52\d)$/.test(String(status));
}

/** Writes milliseconds as people do, rounded up: "1 s", "300 s", "more than a day". */
export function describeDuration(durationMs: number): string {
  const seconds = Math.ceil(durationMs / 1_000);
  return seconds > 86_400 ? "more than a day" : `${seconds} s`;
}
