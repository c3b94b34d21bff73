import type { OperationBodies, OperationParams } from "./generated/operations.js";
import type { OperationId } from "./operation-id.js";

/** What an operation takes, in one object: its parameters under their names on the wire, and its body as `body`. */
export type Params<Id extends OperationId> = OperationParams[Id];

/** The body of a request. Only operations that have one are admitted. */
export type RequestBody<Id extends keyof OperationBodies> = OperationBodies[Id];
