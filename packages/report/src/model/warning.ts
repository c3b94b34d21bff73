/**
 * Kinds of warnings: likely mistakes that the contract allows, conditions that no request has met, and operations that the mock could
 * not serve. A released code keeps its meaning.
 */
export type WarningCode = RequestWarningCode | UnmetCode | "operation-unserved";

/** Codes of warnings that a request causes. */
export type RequestWarningCode =
  | "number-rounded"
  | "page-after-last"
  | "page-repeated"
  | "retry-too-early"
  | "operation-deprecated"
  | "parameter-deprecated";

/** Codes of conditions that no request has met. */
export type UnmetCode = "in-band-failure-unmet" | "rate-limit-unmet" | "empty-page-unmet";

/** A warning that one request causes. */
export interface RequestWarning {
  readonly code: RequestWarningCode;
  /** Part of the request: `"query.videoId"`, `"operation"`. */
  readonly place: string;
  /** Cause and fix: one or two sentences. Contains no key and no value of an undeclared parameter. */
  readonly message: string;
}
