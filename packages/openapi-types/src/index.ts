export type { FailureBody, MediaBody, OperationId, Params, RequestBody, ResponseBody } from "./operation-types.js";
export type { BinaryBody, FilePart, ItemsBody, JsonString, WithRequired } from "./schema-types.js";
export type { components, operations, paths, webhooks } from "./generated/openapi.js";
export type {
  OperationFailures,
  OperationMedia,
  OperationParams,
  OperationRequestBodies,
  OperationResponses,
} from "./generated/operations.js";
export type * from "./generated/schemas.js";
