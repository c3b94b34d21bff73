export type { Answer, FailureBody, JsonString, OperationId, Params, RequestBody } from "@shortvideo-api/openapi-types";
export {
  getFetchedItems,
  PaginationLoopError,
  type Paginator,
  getResumeToken,
  type PaginateOptions,
  type ResumeToken,
} from "@shortvideo-api/pagination";
export { AbortError } from "./abort-error.js";
export { ApiError } from "./api-error.js";
export type { CallOptions } from "./call-options.js";
export { CallTimeoutError } from "./call-timeout-error.js";
export { ClientError } from "./client-error.js";
export { ConnectionError } from "./connection-error.js";
export { type ClientOptions, createClient } from "./create-client.js";
export type { DeprecationWarning } from "./deprecation-warnings.js";
export type { Hooks, RequestEvent, ResponseEvent, RetryEvent } from "./hook-events.js";
export { InBandError } from "./in-band-error.js";
export { type FailureOf, isFailureOf } from "./is-failure-of.js";
export { createLimiter, type Limiter, type LimiterOptions } from "./limiter.js";
export { ParamsError, type ParamsProblem } from "./params-error.js";
export type { AnswerWithResponse, PendingAnswer } from "./pending-answer.js";
export { ResponseTooLargeError } from "./response-too-large-error.js";
export type { RetryOptions } from "./retry-options.js";
export { UnexpectedAnswerError } from "./unexpected-answer-error.js";
export * from "./generated/index.js";
export type { Middleware } from "openapi-fetch";
