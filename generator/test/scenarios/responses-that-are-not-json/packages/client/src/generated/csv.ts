// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Csv {
  readonly #connection: Connection;

  /** `csv`, `GET /csv`. */
  readonly csv = (_params: Params<"csv"> = {}, options?: CallOptions): PendingResponse<string> =>
    this.#connection.call<string>(csvMetadata, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Csv.csv} as a function, for a connection. */
export function csv(
  connection: Connection,
  _params: Params<"csv"> = {},
  options?: CallOptions,
): PendingResponse<string> {
  return connection.call<string>(csvMetadata, {}, options);
}

const csvMetadata: OperationMetadata = {
  id: "csv",
  method: "GET",
  path: "/csv",
  empty: () => "",
  parse: (text) => text,
};
