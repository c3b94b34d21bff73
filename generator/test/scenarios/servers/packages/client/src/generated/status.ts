// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Parcel } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Status {
  readonly #connection: Connection;

  /**
   * `status.get`, `GET /status`.
   *
   * Credentials: none.
   */
  readonly get = (_params: Params<"status.get"> = {}, options?: CallOptions): PendingResponse<Parcel, "status.get"> =>
    this.#connection.call(metadataOfStatusGet, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Status.get} as a function, for a connection. */
export function statusGet(
  connection: Connection,
  _params: Params<"status.get"> = {},
  options?: CallOptions,
): PendingResponse<Parcel, "status.get"> {
  return connection.call(metadataOfStatusGet, {}, options);
}

const metadataOfStatusGet: OperationMetadata = {
  id: "status.get",
  method: "GET",
  path: "/status",
  security: [],
  envelope: ["id"],
};
