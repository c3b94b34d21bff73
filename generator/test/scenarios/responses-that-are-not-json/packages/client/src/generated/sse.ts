// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Sse {
  readonly #connection: Connection;

  /** `sse`, `GET /sse`. */
  readonly sse = (_params: Params<"sse"> = {}, options?: CallOptions): PendingResponse<string> =>
    this.#connection.call<string>(sseMetadata, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Sse.sse} as a function, for a connection. */
export function sse(
  connection: Connection,
  _params: Params<"sse"> = {},
  options?: CallOptions,
): PendingResponse<string> {
  return connection.call<string>(sseMetadata, {}, options);
}

const sseMetadata: OperationMetadata = {
  id: "sse",
  method: "GET",
  path: "/sse",
  empty: () => "",
  parse: (text) => text,
};
