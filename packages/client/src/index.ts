export {
  fetchedItemsOf,
  PaginationLoopError,
  type Pages,
  positionOf,
  type WalkOptions,
  type WalkPosition,
} from "@shortvideo-api/pagination";
export { AbortError } from "./abort-error.js";
export { answerChecks } from "./answer-checks.js";
export { ApiError, type FailedAnswer } from "./api-error.js";
export type { CallOptions } from "./call-options.js";
export { CallTimeoutError } from "./call-timeout-error.js";
export { ClientError, type ErrorFacts } from "./client-error.js";
export { connect } from "./connect.js";
export type { Connection, ConnectOptions } from "./connection.js";
export { ConnectionError } from "./connection-error.js";
export { type ClientOptions, createClient } from "./create-client.js";
export { type DeprecationWarning, deprecationWarnings } from "./deprecation-warnings.js";
export type { Hooks, RequestEvent, ResponseEvent, RetryEvent } from "./hook-events.js";
export { hooks } from "./hooks.js";
export { InBandError } from "./in-band-error.js";
export { type FailureOf, isFailureOf } from "./is-failure-of.js";
export type { Layer } from "./layer.js";
export { createLimiter, type LimitedAttempt, type Limiter, type LimiterOptions } from "./limiter.js";
export { middleware } from "./middleware.js";
export { paramChecks } from "./param-checks.js";
export { ParamsError, type ParamsProblem } from "./params-error.js";
export type { AnswerWithResponse, PendingAnswer } from "./pending-answer.js";
export { quota } from "./quota.js";
export { responseLimit } from "./response-limit.js";
export type { ResponseLimitOptions } from "./response-limit-options.js";
export { ResponseTooLargeError } from "./response-too-large-error.js";
export { retries } from "./retries.js";
export type { RetryOptions } from "./retry-options.js";
export { type LayerOptions, standardLayers } from "./standard-layers.js";
export { successCodes } from "./success-codes.js";
export type { TimeoutOptions } from "./timeout-options.js";
export { timeouts } from "./timeouts.js";
export { UnexpectedAnswerError } from "./unexpected-answer-error.js";
export * from "./generated/index.js";
export type * from "@shortvideo-api/openapi-types";
export type { Middleware } from "openapi-fetch";
