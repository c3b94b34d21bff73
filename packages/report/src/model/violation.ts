/** What a request can get wrong. A code, once released, keeps its meaning. */
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

/** One thing wrong with a request, told so that its sender can mend it without reading the mock. */
export interface RequestViolation {
  readonly code: ViolationCode;
  /** Where it stands: `"query.videoId"`, `"header.x-gateway-key"`, `"path"`, `"body"`. */
  readonly place: string;
  /** What was found, and what the document asks for: one sentence. Holds no key and no value of an undeclared parameter. */
  readonly message: string;
  /** Names the mistake where one code stands for several at one place; absent where it does not. Holds nothing that was sent. */
  readonly mistake?: string;
}
