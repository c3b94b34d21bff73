// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Txt {
  readonly #connection: Connection;

  /** `txt`, `GET /txt`. */
  readonly txt = (_params: Params<"txt"> = {}, options?: CallOptions): PendingResponse<string> =>
    this.#connection.call<string>(txtMetadata, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Txt.txt} as a function, for a connection. */
export function txt(
  connection: Connection,
  _params: Params<"txt"> = {},
  options?: CallOptions,
): PendingResponse<string> {
  return connection.call<string>(txtMetadata, {}, options);
}

const txtMetadata: OperationMetadata = {
  id: "txt",
  method: "GET",
  path: "/txt",
  empty: () => "",
  parse: (text) => text,
};
