// The client as functions: a bundle holds only the operations that are called, and only the layers that are named.

export { answerChecks } from "./answer-checks.js";
export type { FailedAnswer } from "./api-error.js";
export type { ErrorFacts } from "./client-error.js";
export { connect } from "./connect.js";
export type { Connection, ConnectOptions } from "./connection.js";
export { deprecationWarnings } from "./deprecation-warnings.js";
export { hooks } from "./hooks.js";
export type { Layer } from "./layer.js";
export type { LimitedAttempt } from "./limiter.js";
export { middleware } from "./middleware.js";
export { paramChecks } from "./param-checks.js";
export { quota } from "./quota.js";
export { responseLimit } from "./response-limit.js";
export type { ResponseLimitOptions } from "./response-limit-options.js";
export { retries } from "./retries.js";
export { type LayerOptions, standardLayers } from "./standard-layers.js";
export { successCodes } from "./success-codes.js";
export type { TimeoutOptions } from "./timeout-options.js";
export { timeouts } from "./timeouts.js";
export * from "./generated/functions.js";
