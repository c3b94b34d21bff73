// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Class, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Index {
  readonly #connection: Connection;

  /** `index`, `GET /d`. */
  readonly index = (_params: Params<"index"> = {}, options?: CallOptions): PendingResponse<Class, "index"> =>
    this.#connection.call(metadataOfIndex, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Index.index} as a function, for a connection. */
export function index(
  connection: Connection,
  _params: Params<"index"> = {},
  options?: CallOptions,
): PendingResponse<Class, "index"> {
  return connection.call(metadataOfIndex, {}, options);
}

const metadataOfIndex: OperationMetadata = { id: "index", method: "GET", path: "/d", envelope: [] };
