import { ApiError, type FailedAnswer } from "./api-error.js";

/**
 * The body of an answer has more bytes than `maxResponse_bytes`, by its own word or in fact. It was not read to its end,
 * and `body` is `undefined`; `status` may be any.
 *
 * @example
 * if (error instanceof ResponseTooLargeError) console.error(`More than ${error.limit_bytes} bytes.`);
 */
export class ResponseTooLargeError extends ApiError {
  override readonly name = "ResponseTooLargeError";
  /** The limit, in bytes. */
  declare readonly limit_bytes: number;

  constructor(operation: string, answer: FailedAnswer, limit_bytes: number) {
    const message =
      `${operation} was answered ${answer.status} with more than the ${limit_bytes} bytes of \`maxResponse_bytes\`; ` +
      "raise it if need be.";
    super(operation, { ...answer, retryable: false }, message);
    this.limit_bytes = limit_bytes;
  }
}
