import { ApiError, type FailedAnswer } from "./api-error.js";

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

  constructor(operation: string, answer: FailedAnswer, limitBytes: number) {
    const message =
      `${operation} was answered ${answer.status} with more than the ${limitBytes} bytes of \`maxResponseBytes\`; ` +
      "raise it if need be.";
    super(operation, { ...answer, retryable: false }, message);
    this.limitBytes = limitBytes;
  }
}
