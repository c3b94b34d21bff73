import type { OperationId } from "@shortvideo-api/openapi-types";
import type { DetailedResponse, PendingResponse } from "./connection/connection.js";
import { ApiError } from "./errors/api-error.js";
import { ClientError } from "./errors/client-error.js";
import { type FailureOf, isDocumented } from "./is-failure-of.js";

/**
 * The outcome of a call as a value. `ok` is `false` for a failure. `isDocumented` is `true` for a failure that the operation
 * documents: its status then determines its class and its body.
 */
export type ResultOf<Data, Id extends string> = Success<Data> | DocumentedFailure<Id> | OtherFailure;

interface Success<Data> extends DetailedResponse<Data> {
  readonly ok: true;
}

interface DocumentedFailure<Id extends string> {
  readonly ok: false;
  readonly isDocumented: true;
  readonly error: FailureOf<Id & OperationId>;
}

interface OtherFailure {
  readonly ok: false;
  readonly isDocumented: false;
  readonly error: ClientError;
}

/**
 * Returns the outcome of a call instead of throwing a `ClientError`. This includes failures of the service, the connection and the
 * checks, timeouts and aborts. Still throws errors of the program: those of a wrong option, of a hook or of middleware.
 *
 * @example
 * const result = await resultOf(api.pets.get({ petId }));
 * if (result.ok) console.log(result.data.name);
 * else if (result.isDocumented && result.error.status === 404) console.log("No such pet.");
 * else throw result.error;
 */
export async function resultOf<Data, Id extends string>(call: PendingResponse<Data, Id>): Promise<ResultOf<Data, Id>> {
  try {
    // The response is created when it is read: `...` would read it.
    return Object.assign(await call.withResponse(), { ok: true as const });
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    const failure = { ok: false, isDocumented: error instanceof ApiError && isDocumented(error), error };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- To compare the failures of all operations takes minutes.
    return failure as unknown as DocumentedFailure<Id> | OtherFailure;
  }
}
