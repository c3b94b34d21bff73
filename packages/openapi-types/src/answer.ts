import type { OperationFailures, OperationAnswers } from "./generated/operations.js";
import type { OperationId } from "./operation-id.js";

/** What an operation answers when all is well. */
export type Answer<Id extends OperationId> = OperationAnswers[Id];

/** What an operation answers under a documented failure status; `unknown` where the document names no body. */
export type FailureBody<
  Id extends keyof OperationFailures,
  Status extends keyof OperationFailures[Id],
> = OperationFailures[Id][Status];
