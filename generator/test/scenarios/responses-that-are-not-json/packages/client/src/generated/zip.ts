// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Zip {
  readonly #connection: Connection;

  /** `zip`, `GET /zip`. */
  readonly zip = (_params: Params<"zip"> = {}, options?: CallOptions): PendingResponse<Blob> =>
    this.#connection.call<Blob>(zipMetadata, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Zip.zip} as a function, for a connection. */
export function zip(connection: Connection, _params: Params<"zip"> = {}, options?: CallOptions): PendingResponse<Blob> {
  return connection.call<Blob>(zipMetadata, {}, options);
}

const zipMetadata: OperationMetadata = {
  id: "zip",
  method: "GET",
  path: "/zip",
  isBinary: true,
  empty: () => new Blob(),
};
