import type { OperationFailures, OperationId } from "@shortvideo-api/openapi-types";
import { ApiError, documentedResponses, InBandError } from "./errors/api-error.js";
import { fitsFailure } from "./errors/documented-responses.js";
import type { FailureClasses } from "./generated/errors.js";
import { service } from "./generated/service.js";

/**
 * What an operation documents to go wrong: a union that `status` tells apart, each member with its class and with the
 * body that the document gives it. A failure inside an HTTP 200 has status 200.
 */
export type FailureOf<Id extends OperationId> = Id extends OperationId
  ? DocumentedFailure<Id> | InBandFailure<Id>
  : never;

type DocumentedFailure<Id extends string> = Id extends keyof OperationFailures
  ? {
      [Status in keyof OperationFailures[Id]]: Failed<
        ClassOf<Id, Status>,
        Id,
        Status extends number ? Status : number,
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
 * Whether the operation documents the error as its failure: its status, and a body of its kind. What it does not
 * document, such as a gateway's page of HTML under status 500, is an `ApiError` like any other, but not this.
 *
 * @example
 * if (isFailureOf(error, operation) && error.status === 400) console.error(error.body);
 */
export function isFailureOf<Id extends OperationId>(error: unknown, operation: Id): error is FailureOf<Id> {
  if (!(error instanceof ApiError) || error.operation !== operation) return false;
  if (error instanceof InBandError) return error.status === 200;
  return (
    fitsFailure({ failures: service.failures, ...documentedResponses.get(error) }, error.status, error.body) === true
  );
}
