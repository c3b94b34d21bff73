// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Class, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Areas {
  readonly #connection: Connection;

  /** `3d-view!`, `GET /e`. */
  readonly call3dView = (_params: Params<"3d-view!"> = {}, options?: CallOptions): PendingResponse<Class, "3d-view!"> =>
    this.#connection.call(metadataOfCall3dView, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Areas.call3dView} as a function, for a connection. */
export function call3dView(
  connection: Connection,
  _params: Params<"3d-view!"> = {},
  options?: CallOptions,
): PendingResponse<Class, "3d-view!"> {
  return connection.call(metadataOfCall3dView, {}, options);
}

const metadataOfCall3dView: OperationMetadata = { id: "3d-view!", method: "GET", path: "/e", envelope: [] };
