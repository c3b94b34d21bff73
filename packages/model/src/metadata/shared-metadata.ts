import type { Auth } from "../api/auth.ts";
import { type ApiModel, listOperations } from "../api/model.ts";
import type { Operation } from "../api/operation.ts";
import type { BodyEnvelope, Failure } from "../api/response.ts";
import { findMostCommon } from "../operation/find-most-common.ts";

/** What most operations have in common. The metadata of the service has it once. */
export interface SharedMetadata {
  readonly envelopes: Envelopes;
  /** The failure of each status: that of the first operation that names a class for the status. */
  readonly errors: ReadonlyMap<string, NamedFailure>;
  readonly auth: Auth;
}

/** The class of a failure, which the message of the service may decide. */
export type NamedFailure = Pick<Failure, "errorClass" | "cases">;

/** Finds what most operations have in common. */
export function findSharedMetadata(model: ApiModel): SharedMetadata {
  const operations = listOperations(model);
  const envelopes = operations.map(({ failures }) => listEnvelopes(failures));
  return {
    envelopes: findMostCommon(envelopes, (each) => each) ?? {},
    errors: findSharedFailures(operations),
    auth: model.auth,
  };
}

/** How to recognize the JSON of each failure, by status as the document writes it. */
type Envelopes = Readonly<Record<string, BodyEnvelope>>;

/**
 * Finds the class of each failing status: that of the first operation that names one for the status. A success status means something else in each operation,
 * so it has none.
 */
function findSharedFailures(operations: readonly Operation[]): ReadonlyMap<string, Failure> {
  const shared = new Map<string, Failure>();
  for (const failure of operations.flatMap(({ failures }) => failures)) {
    const key = String(failure.status);
    const isSuccess = typeof failure.status === "number" && failure.status < 400;
    if (failure.errorClass !== "ApiError" && !isSuccess && !shared.has(key)) shared.set(key, failure);
  }
  return shared;
}

/** Lists how to recognize the JSON of failures. */
export function listEnvelopes(failures: Operation["failures"]): Envelopes {
  return Object.fromEntries(
    failures.flatMap(({ envelope, status }): [string, BodyEnvelope][] =>
      envelope === undefined ? [] : [[`${status}`, envelope]],
    ),
  );
}
