import { ApiError, type FailedAnswer } from "./api-error.js";

/**
 * The answer is none that the operation documents: empty or not JSON where JSON is documented, JSON of another shape, or
 * a redirect. A field or an enum value that is new is not this.
 *
 * @example
 * if (error instanceof UnexpectedAnswerError) console.error(error.status, error.headers.get("content-type"));
 */
export class UnexpectedAnswerError extends ApiError {
  override readonly name = "UnexpectedAnswerError";

  constructor(operation: string, answer: FailedAnswer, finding: string) {
    super(operation, answer, `${operation} was answered ${answer.status} ${finding}`);
  }
}
