// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Then {
  readonly #connection: Connection;

  /**
   * `then`, `PATCH /letters/{id}`.
   *
   * @throws {ApiError} 404: A letter.
   */
  readonly then_ = (params: Params<"then">, options?: CallOptions): PendingResponse<void, "then"> =>
    this.#connection.call(metadataOfThenThen, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Then.then_} as a function, for a connection. */
export function thenThen(
  connection: Connection,
  params: Params<"then">,
  options?: CallOptions,
): PendingResponse<void, "then"> {
  return connection.call(metadataOfThenThen, params, options);
}

const metadataOfThenThen: OperationMetadata = {
  id: "then",
  method: "PATCH",
  path: "/letters/{id}",
  serialize: serializePlain,
  empty: () => undefined,
  parse: () => undefined,
  failures: { 404: ["id"] },
};

/** The checks of {@link Then.then_}, for `paramChecks`. */
export const checksOfThenThen: OperationChecks = {
  operation: metadataOfThenThen,
  params: { id: { required: true, type: "int64", expected: "a 64-bit integer" } },
};
