import { ClientError, type ErrorDetails } from "./client-error.js";
import type { DocumentedResponses } from "./documented-responses.js";

/** The response of a failed call. */
export interface FailedResponse
  extends Pick<ErrorDetails, "attempts" | "retryable">, Pick<ApiError, "status" | "headers" | "body"> {
  /** The service's own code. Default: none. */
  readonly code?: ApiError["code"];
  /** The wait that the service requests, in milliseconds. Default: none. */
  readonly retryAfterMs?: ApiError["retryAfterMs"];
  /** Whether the document has the status with a body of this shape. Such a response comes from the service. */
  readonly isDocumented?: boolean | undefined;
  /** The documented responses of the operation. */
  readonly documents?: DocumentedResponses | undefined;
  /** The words after the status in the message. Default: the code and the message of the service. */
  readonly finding?: string | undefined;
  /** The message of the service. Default: the meaning of the class. */
  readonly detail?: string | undefined;
  /** The advice: one sentence. Default: the advice of the class. */
  readonly advice?: string | undefined;
}

/**
 * The response of the service is a failure: the base class of all errors that a response causes. A failed connection is a
 * `ConnectionError`, and a response that does not arrive in time is a `CallTimeoutError`.
 *
 * @example
 * if (error instanceof ApiError) console.error(error.status, error.code, error.body);
 */
export class ApiError extends ClientError {
  /** The advice in the message: one sentence; `undefined` if the document has none. */
  declare static readonly advice: string | undefined;
  /** The meaning of the status, for responses without a message. */
  declare static readonly meaning: string | undefined;

  override readonly name: string = "ApiError";
  /** HTTP status; 0 if a browser hides the status of a redirect. */
  declare readonly status: number;
  /** The service's own code; `undefined` if the body has none. */
  declare readonly code: string | number | undefined;
  /** Headers of the response, without cookies. */
  declare readonly headers: Headers;
  /** The body: parsed if it is JSON of at most 100 levels, else its text; `undefined` if it was empty. */
  declare readonly body: unknown;
  /** The wait that the service requests before the next attempt, in milliseconds; `undefined` if it requests none. */
  declare readonly retryAfterMs: number | undefined;

  constructor(operation: string, response: FailedResponse) {
    super(operation, describe(operation, response, new.target), response);
    const { status, code, headers, body, retryAfterMs } = response;
    Object.assign(this, { status, code, headers, body, retryAfterMs });
    documentedResponses.set(this, response.documents);
  }
}

/** The documented responses of the operation of an error, for `isFailureOf`. */
export const documentedResponses: WeakMap<ApiError, DocumentedResponses | undefined> = new WeakMap();

/** The advice for a response that probably does not come from the service. */
export const checkBaseUrl = "Does `baseUrl` lead to the service itself?";

/** The class of one documented failure. */
export type ApiErrorClass = (new (operation: string, response: FailedResponse) => ApiError) &
  Pick<typeof ApiError, "advice" | "meaning">;

/** Describes a failed response for a log, without addresses and parameters. */
function describe(operation: string, response: FailedResponse, errorClass: ApiErrorClass): string {
  const { status, code, detail = errorClass.meaning ?? "", finding, retryable, retryAfterMs } = response;
  // An undocumented failure probably does not come from the service.
  const isForeign = errorClass === ApiError && !response.isDocumented;
  const hint = isTemporary(status) ? "Try again later." : isForeign && checkBaseUrl;
  // A code that repeats the status adds nothing. With a successful status, only the code shows the failure.
  const isRepeated = code === undefined || (status >= 400 && Number(code) === status);
  const shownCode = isRepeated ? "" : ` with code ${quote(`${code}`)}`;
  const reason = finding ? ` ${finding}` : shownCode + quote(detail).replace(/^./, ": $&");
  return [
    `${operation} returned ${status}${reason}`.replace(/[^.!?…]$/, "$&."),
    retryable && retryAfterMs && `Wait ${describeDuration(retryAfterMs)}.`,
    response.advice ?? errorClass.advice ?? hint,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Shortens a text of the service to one line, so that it cannot imitate other lines of a log. */
export function quote(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .replace(/^(.{299}).{2,}$/u, "$1…");
}

/**
 * The service returned a success status, but the body says that the call failed; `code` is the reason. A body without a code,
 * or with the code of success, is a success.
 *
 * @example
 * if (error instanceof InBandError) console.error(`Refused with code ${error.code}.`, error.body);
 */
export class InBandError extends ApiError {
  override readonly name = "InBandError";
}

/**
 * The operation does not document such a response: it is empty or not JSON although JSON is documented, has another shape, or is
 * a redirect. New fields and new values of an enumeration are accepted.
 *
 * @example
 * if (error instanceof UnexpectedResponseError) console.error(error.status, error.headers.get("content-type"));
 */
export class UnexpectedResponseError extends ApiError {
  static override readonly advice: string = checkBaseUrl;
  override readonly name = "UnexpectedResponseError";
}

/**
 * The body of a response has more bytes than `maxResponseBytes`, or its headers say so. The client did not read the rest, and `body`
 * is `undefined`. The `status` may also be a success.
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
 * Returns whether a failure with this status is temporary. Proxies use 520 to 529 if they do not reach the service, or if it is
 * overloaded.
 */
export function isTemporary(status: number): boolean {
  return /^(408|429|50[0234]|52\d)$/.test(String(status));
}

/** Describes a duration in seconds, rounded up: "1 s", "300 s", "more than a day". */
export function describeDuration(durationMs: number): string {
  const seconds = Math.ceil(durationMs / 1_000);
  return seconds > 86_400 ? "more than a day" : `${seconds} s`;
}
