// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Class, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Default {
  readonly #connection: Connection;

  /** `default.new`, `GET /c`. */
  readonly new = (_params: Params<"default.new"> = {}, options?: CallOptions): PendingResponse<Class, "default.new"> =>
    this.#connection.call(metadataOfDefaultNew, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Default.new} as a function, for a connection. */
export function defaultNew(
  connection: Connection,
  _params: Params<"default.new"> = {},
  options?: CallOptions,
): PendingResponse<Class, "default.new"> {
  return connection.call(metadataOfDefaultNew, {}, options);
}

const metadataOfDefaultNew: OperationMetadata = { id: "default.new", method: "GET", path: "/c", envelope: [] };
