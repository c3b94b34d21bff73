export type { Answer, FailureBody } from "./answer.js";
export type { JsonString } from "./json-string.js";
export type { OperationId } from "./operation-id.js";
export type { Params, RequestBody } from "./params.js";
export type { components, operations, paths } from "./generated/openapi.js";
export type { OperationAnswers, OperationBodies, OperationFailures, OperationParams } from "./generated/operations.js";
export type * from "./generated/schemas.js";
