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
  | "media-type-unknown"
  | "not-acceptable"
  | "media-type-unplayed"
  | "preference-unknown";

/** A violation, with all information that its sender needs to fix it. */
export interface RequestViolation {
  readonly code: ViolationCode;
  /** Where it stands: `"query.videoId"`, `"header.x-gateway-key"`, `"path"`, `"body"`. */
  readonly place: string;
  /** The found and the required value: one sentence. Contains no key and no value of an undeclared parameter. */
  readonly message: string;
  /** Names the mistake where one code stands for several at one place; absent where it does not. Holds nothing that was sent. */
  readonly mistake?: string;
}
