import type { OperationFailures, OperationId } from "@shortvideo-api/openapi-types";
import { ApiError, documentedResponses, InBandError } from "./errors/api-error.js";
import { fitsFailure } from "./errors/documented-responses.js";
import type { DocumentedStatus } from "./errors/documented-status.js";
import type { FailureClasses } from "./generated/errors.js";
import { service } from "./generated/service.js";

/**
 * The documented failures of an operation: a union by `status`, in which each member has its class and the type of its body. A
 * failure inside an HTTP 200 has status 200.
 */
export type FailureOf<Id extends OperationId> = Id extends OperationId
  ? DocumentedFailure<Id> | InBandFailure<Id>
  : never;

type DocumentedFailure<Id extends string> = Id extends keyof OperationFailures
  ? {
      [Status in keyof OperationFailures[Id]]: Failed<
        ClassOf<Id, Status>,
        Id,
        DocumentedStatus<Status, keyof OperationFailures[Id]>,
        OperationFailures[Id][Status]
      >;
    }[keyof OperationFailures[Id]]
  : never;

type InBandFailure<Id extends string> = FailureClasses extends { inBand: infer Class }
  ? Failed<Class, Id, 200, unknown>
  : never;

type Failed<Class, Id, Status, Body> = Class extends ApiError
  ? Class & { readonly operation: Id; readonly status: Status; readonly body: Body }
  : never;

type ClassOf<Id extends string, Status> = `${Id} ${Status & (number | string)}` extends infer Key
  ? Key extends keyof FailureClasses
    ? FailureClasses[Key]
    : Status extends keyof FailureClasses
      ? FailureClasses[Status]
      : ApiError
  : never;

/**
 * Returns whether the operation documents the error: its status, and a body of its shape. Other failures, such as a gateway's
 * HTML page with status 500, are an `ApiError` for which this is `false`.
 *
 * @example
 * if (isFailureOf(error, operation) && error.status === 400) console.error(error.body);
 */
export function isFailureOf<Id extends OperationId>(error: unknown, operation: Id): error is FailureOf<Id> {
  return error instanceof ApiError && error.operation === operation && isDocumented(error);
}

/** Returns whether the operation of an error documents it. */
export function isDocumented(error: ApiError): boolean {
  if (error instanceof InBandError) return error.status === 200;
  return (
    fitsFailure({ failures: service.failures, ...documentedResponses.get(error) }, error.status, error.body) === true
  );
}
