export type { FailureBody, JsonString, OperationId, Params, ResponseBody } from "@shortvideo-api/openapi-types";
export {
  getFetchedItems,
  PaginationLoopError,
  type Paginator,
  getResumeToken,
  type PaginateOptions,
  type ResumeToken,
} from "@shortvideo-api/pagination";
export { AbortError, CallTimeoutError, ClientError, ParamsError, type ParamViolation } from "./errors/client-error.js";
export { ApiError, InBandError, ResponseTooLargeError, UnexpectedResponseError } from "./errors/api-error.js";
export type { CallOptions, RetryOptions } from "./call/call-options.js";
export { ConnectionError } from "./errors/connection-error.js";
export { type ClientOptions, createClient } from "./create-client.js";
export type { DeprecationWarning } from "./layers/deprecation-warnings.js";
export type { Hooks, RequestEvent, ResponseEvent, RetryEvent } from "./call/hook-events.js";
export { type FailureOf, isFailureOf } from "./is-failure-of.js";
export { type DeprecationNotice, readDeprecation } from "./call/read-deprecation.js";
export { createLimiter, type Limiter, type LimiterOptions } from "./call/limiter.js";
export { type RateLimit, readRateLimit } from "./call/read-rate-limit.js";
export type { DetailedResponse, PendingResponse } from "./connection/connection.js";
export { resultOf, type ResultOf } from "./result-of.js";
export * from "./generated/index.js";
export type { Layer } from "./call/metadata.js";
export type { Logger, LogLevel } from "./layers/logging.js";
export type { Middleware } from "./call/middleware.js";
