import { ClientError, type ErrorDetails } from "./client-error.js";
import type { DocumentedResponses } from "./documented-responses.js";

/** The response of a failed call. */
export interface FailedResponse
  extends Pick<ErrorDetails, "attempts" | "retryable">, Pick<ApiError, "status" | "headers" | "body"> {
  readonly code?: ApiError["code"];
  readonly retryAfterMs?: ApiError["retryAfterMs"];
  /** What the operation documents of its responses. */
  readonly documents?: DocumentedResponses | undefined;
  /** What is wrong with the response, behind its status. Default: the code and the message of the service. */
  readonly finding?: string | undefined;
  /** The message of the service. Default: that of the class. */
  readonly detail?: string | undefined;
  /** What to do: one sentence. Default: that of the class. */
  readonly advice?: string | undefined;
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

  constructor(operation: string, response: FailedResponse) {
    super(operation, describe(operation, response, new.target), response);
    const { status, code, headers, body, retryAfterMs } = response;
    Object.assign(this, { status, code, headers, body, retryAfterMs });
    documentedResponses.set(this, response.documents);
  }
}

/** What the operation of an error documents of its responses, for `isFailureOf`. */
export const documentedResponses = new WeakMap<ApiError, DocumentedResponses | undefined>();

/** Asks about the cause of a response that is not the service's own. */
export const elsewhere = "Does `baseUrl` lead to the service itself?";

/** A class of the client that stands for one documented failure. */
export type ApiErrorClass = (new (operation: string, response: FailedResponse) => ApiError) &
  Pick<typeof ApiError, "advice" | "meaning">;

/** Shows no address and no parameter: a log should not hold them. */
function describe(operation: string, response: FailedResponse, Class: ApiErrorClass): string {
  const { status, code, detail = Class.meaning ?? "", finding, retryable, retryAfterMs } = response;
  // Where the document has no advice, the response is likely to be someone else's.
  const hint = isPassing(status) ? "Try again later." : Class === ApiError && elsewhere;
  // A code that repeats the status says nothing; beside the status of a success, it is what failed.
  const says = code === undefined || (status >= 400 && Number(code) === status) ? "" : ` with code ${quote(`${code}`)}`;
  const reason = finding ? ` ${finding}` : says + quote(detail).replace(/^./, ": $&");
  return [
    `${operation} returned ${status}${reason}`.replace(/[^.!?…]$/, "$&."),
    retryable && retryAfterMs && `Wait ${describeDuration(retryAfterMs)}.`,
    response.advice ?? Class.advice ?? hint,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Puts words of the service on one short line, so that they cannot pass for lines of a log. */
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
  static override readonly advice = elsewhere;
  override readonly name = "UnexpectedResponseError";
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

  constructor(operation: string, response: FailedResponse, limitBytes: number) {
    const finding = `with more than the ${limitBytes} bytes of \`maxResponseBytes\``;
    super(operation, { ...response, finding, advice: "Raise the limit if need be.", retryable: false });
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
