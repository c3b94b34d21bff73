/** Kinds of violations. A released code keeps its meaning. */
export type ViolationCode =
  | "request-malformed"
  | "url-malformed"
  | "url-too-long"
  | "path-unknown"
  | "method-not-allowed"
  | "key-missing"
  | "header-repeated"
  | "parameter-unknown"
  | "parameter-repeated"
  | "parameter-missing"
  | "parameter-wrong"
  | "parameters-exclusive"
  | "position-unknown"
  | "body-unexpected"
  | "body-missing"
  | "body-malformed"
  | "body-wrong"
  | "body-too-large"
  | "content-encoding-unknown"
  | "media-type-unknown"
  | "not-acceptable"
  | "media-type-unplayed"
  | "preference-unknown";

/** A violation, with all information that its sender needs to fix it. */
export interface RequestViolation {
  readonly code: ViolationCode;
  /** Part of the request: `"query.videoId"`, `"header.x-gateway-key"`, `"path"`, `"body"`. */
  readonly place: string;
  /** The found and the required value: one sentence. Contains no key and no value of an undeclared parameter. */
  readonly message: string;
  /** Distinguishes mistakes of one code at one place: `"maximum integer"`. Contains no part of the request. Absent if the code is sufficient. */
  readonly mistake?: string;
}
