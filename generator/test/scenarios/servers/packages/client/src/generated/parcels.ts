// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Parcel } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Parcels {
  readonly #connection: Connection;

  /** `parcels.get`, `GET /parcels/{id}`. */
  readonly get = (params: Params<"parcels.get">, options?: CallOptions): PendingResponse<Parcel, "parcels.get"> =>
    this.#connection.call(metadataOfParcelsGet, params, options);

  /**
   * `parcels.remove`, `DELETE /parcels/{id}`.
   *
   * Server: `https://trial.parcels.example`, unless the client has a `baseUrl`.
   */
  readonly remove = (
    params: Params<"parcels.remove">,
    options?: CallOptions,
  ): PendingResponse<void, "parcels.remove"> => this.#connection.call(metadataOfParcelsRemove, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Parcels.get} as a function, for a connection. */
export function parcelsGet(
  connection: Connection,
  params: Params<"parcels.get">,
  options?: CallOptions,
): PendingResponse<Parcel, "parcels.get"> {
  return connection.call(metadataOfParcelsGet, params, options);
}

/** {@link Parcels.remove} as a function, for a connection. */
export function parcelsRemove(
  connection: Connection,
  params: Params<"parcels.remove">,
  options?: CallOptions,
): PendingResponse<void, "parcels.remove"> {
  return connection.call(metadataOfParcelsRemove, params, options);
}

const metadataOfParcelsGet: OperationMetadata = {
  id: "parcels.get",
  method: "GET",
  path: "/parcels/{id}",
  serialize: serializePlain,
  envelope: ["id"],
};

/** The checks of {@link Parcels.get}, for `paramChecks`. */
export const checksOfParcelsGet: OperationChecks = {
  operation: metadataOfParcelsGet,
  params: { id: { required: true, type: "string", expected: "text" } },
};

const metadataOfParcelsRemove: OperationMetadata = {
  id: "parcels.remove",
  method: "DELETE",
  path: "/parcels/{id}",
  servers: [{ url: "https://trial.parcels.example" }],
  serialize: serializePlain,
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Parcels.remove}, for `paramChecks`. */
export const checksOfParcelsRemove: OperationChecks = {
  operation: metadataOfParcelsRemove,
  params: { id: { required: true, type: "string", expected: "text" } },
};
