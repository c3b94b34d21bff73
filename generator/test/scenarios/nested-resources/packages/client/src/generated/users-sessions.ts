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
export class UsersSessions {
  readonly #connection: Connection;

  /** `revokeAll`, `DELETE /users/{id}/sessions`. */
  readonly revokeAll = (params: Params<"revokeAll">, options?: CallOptions): PendingResponse<void, "revokeAll"> =>
    this.#connection.call(metadataOfRevokeAll, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link UsersSessions.revokeAll} as a function, for a connection. */
export function revokeAll(
  connection: Connection,
  params: Params<"revokeAll">,
  options?: CallOptions,
): PendingResponse<void, "revokeAll"> {
  return connection.call(metadataOfRevokeAll, params, options);
}

const metadataOfRevokeAll: OperationMetadata = {
  id: "revokeAll",
  method: "DELETE",
  path: "/users/{id}/sessions",
  serialize: serializePlain,
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link UsersSessions.revokeAll}, for `paramChecks`. */
export const checksOfRevokeAll: OperationChecks = {
  operation: metadataOfRevokeAll,
  params: { id: { required: true, type: "string", expected: "text" } },
};
