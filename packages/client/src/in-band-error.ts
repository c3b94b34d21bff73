import { ApiError } from "./api-error.js";

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
