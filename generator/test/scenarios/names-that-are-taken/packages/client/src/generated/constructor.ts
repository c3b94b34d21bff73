// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Class, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Constructor {
  readonly #connection: Connection;

  /** `then`, `GET /f`. */
  readonly then_ = (_params: Params<"then"> = {}, options?: CallOptions): PendingResponse<Class, "then"> =>
    this.#connection.call(metadataOfConstructorThen, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Constructor.then_} as a function, for a connection. */
export function constructorThen(
  connection: Connection,
  _params: Params<"then"> = {},
  options?: CallOptions,
): PendingResponse<Class, "then"> {
  return connection.call(metadataOfConstructorThen, {}, options);
}

const metadataOfConstructorThen: OperationMetadata = { id: "then", method: "GET", path: "/f", envelope: [] };
