export {
  PaginationLoopError,
  type Pages,
  positionOf,
  type WalkOptions,
  type WalkPosition,
} from "@shortvideo-api/pagination";
export { ApiError, type FailedAnswer } from "./api-error.js";
export { CallTimeoutError } from "./call-timeout-error.js";
export { ClientError, type ErrorFacts } from "./client-error.js";
export { ConnectionError } from "./connection-error.js";
export { type ClientOptions, createClient } from "./create-client.js";
export type { CallOptions } from "./http.js";
export { InBandError } from "./in-band-error.js";
export { type FailureOf, isFailureOf } from "./is-failure-of.js";
export { createLimiter, type LimitedAttempt, type Limiter, type LimiterOptions } from "./limiter.js";
export type { LimitOptions, RetryOptions } from "./limits.js";
export { ParamsError, type ParamsProblem } from "./params-error.js";
export { UnexpectedAnswerError } from "./unexpected-answer-error.js";
export * from "./generated/index.js";
export type * from "@shortvideo-api/openapi-types";
