// The client as functions: a bundle contains only the operations and layers that are imported.

export { responseChecks } from "./layers/response-checks.js";
export type { FailedResponse } from "./errors/api-error.js";
export type { ErrorDetails } from "./errors/client-error.js";
export { connect, type ConnectOptions } from "./connect.js";
export type { OperationChecks } from "./checks/operation-checks.js";
export type { Connection } from "./connection/connection.js";
export { credentialFunctions } from "./auth/credential-functions.js";
export { deprecationWarnings } from "./layers/deprecation-warnings.js";
export { extraParams } from "./layers/extra-params.js";
export { hooks } from "./layers/hooks.js";
export { idempotencyKeys } from "./layers/idempotency-keys.js";
export type { Layer } from "./call/metadata.js";
export { logging } from "./layers/logging.js";
export type { LimitedAttempt } from "./call/limiter.js";
export { middleware } from "./layers/middleware.js";
export { openTelemetry, type OpenTelemetryApi } from "./layers/open-telemetry.js";
export { paramChecks } from "./layers/param-checks.js";
export { quota } from "./layers/quota.js";
export { responseLimit } from "./layers/response-limit.js";
export type { ExtraParams, ResponseLimitOptions, TimeoutOptions } from "./call/call-options.js";
export { retries } from "./layers/retries.js";
export { type LayerOptions, standardLayers } from "./layers/standard-layers.js";
export { successCodes } from "./layers/success-codes.js";
export { timeouts } from "./layers/timeouts.js";
export * from "./generated/functions.js";
