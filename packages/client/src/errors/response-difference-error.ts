import { ApiError, type FailedResponse } from "./api-error.js";

/** A value of a response that differs from the document. */
export interface BodyDifference {
  /** Id of the operation, such as `"posts.get"`. */
  readonly operation: string;
  /** HTTP status. */
  readonly status: number;
  /** The place of the value in the body: names of properties and indexes of items. */
  readonly path: readonly (string | number)[];
  /** The documented values: `"an integer of at least 0"`. Absent for a property that the document does not allow. */
  readonly expected?: string | undefined;
  /** The kind of the value, without the value itself: `"text of 5 characters"`. Absent for a property that the document does not allow. */
  readonly found?: string | undefined;
  /** Place, expectation and kind: one sentence. */
  readonly message: string;
}

/**
 * The body of a success differs from the document. Only `fullResponseChecks("throw", …)` throws it. `body` is the response. The message
 * and the differences show no value of it.
 *
 * @example
 * if (error instanceof ResponseDifferenceError) for (const { path, message } of error.differences) console.error(path, message);
 */
export class ResponseDifferenceError extends ApiError {
  override readonly name = "ResponseDifferenceError";
  /** The first differences: one to ten. */
  declare readonly differences: readonly BodyDifference[];

  constructor(operation: string, response: FailedResponse, differences: readonly BodyDifference[]) {
    const finding = `with a body that differs from the document: ${differences.map(({ message }) => message).join(" ")}`;
    super(operation, { ...response, finding, advice: "", retryable: false });
    this.differences = differences;
  }
}
