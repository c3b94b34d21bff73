import type { CheckedResponse } from "../compare/check-response.js";
import type { ResponseCollector } from "../record/create-response-collector.js";
import type { ServiceRequest } from "../request/service-request.js";

/** The parts of a verification that an exploration uses. */
export interface ExploreTools {
  /** The maximum number of pages to read of a list. */
  readonly pages: number;
  /**
   * Sends a request at the pace of the verification. Returns `undefined` without a response, which it collects as a difference. Rejects
   * when the verification is stopped.
   */
  send(request: ServiceRequest): Promise<CheckedResponse | undefined>;
  /**
   * Collects the differences and the evidence of a response. `isValid`: the document allows the request. `shown` is the request to show.
   * Default: the sent one.
   */
  record(request: ServiceRequest, checked: CheckedResponse, isValid: boolean, shown?: ServiceRequest): void;
  readonly collector: Pick<ResponseCollector, "addDifferences" | "hasDifference">;
}
