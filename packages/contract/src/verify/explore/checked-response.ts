import type { ResponseComparison } from "../compare/compare-response.js";
import type { ServiceResponse } from "../request/send-request.js";

/** A response and its comparison with the document. */
export interface CheckedResponse extends ResponseComparison {
  readonly response: ServiceResponse;
  /** A documented success with its body. */
  readonly isSuccess: boolean;
}
