import type {
  OperationFailures,
  OperationMedia,
  OperationParams,
  OperationRequestBodies,
  OperationResponses,
} from "./generated/operations.js";

/** Id of an operation: its tag and its method, joined by a dot. Code, errors and reports use the same id. */
export type OperationId = keyof OperationResponses;

/** The params of an operation in one flat object: the parameters under their wire names, and the request body as `body`. */
export type Params<Id extends OperationId> = OperationParams[Id];

/** The request body of an operation. Accepts only the ids of operations that have one. */
export type RequestBody<Id extends keyof OperationRequestBodies> = OperationRequestBodies[Id];

/** The body of an operation's successful response; for a stream, one item. */
export type ResponseBody<Id extends OperationId> = OperationResponses[Id];

/** The body of a successful response in one of several media types; for a stream, one item. */
export type MediaBody<
  Id extends keyof OperationMedia,
  MediaType extends keyof OperationMedia[Id],
> = OperationMedia[Id][MediaType];

/** The body of a documented failure, by its HTTP status; `unknown` where the document describes no body. */
export type FailureBody<
  Id extends keyof OperationFailures,
  Status extends keyof OperationFailures[Id],
> = OperationFailures[Id][Status];
