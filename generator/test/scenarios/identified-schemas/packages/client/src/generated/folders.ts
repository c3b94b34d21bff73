// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Folder, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Folders {
  readonly #connection: Connection;

  /** `folders.get`, `GET /folders`. */
  readonly get = (_params: Params<"folders.get"> = {}, options?: CallOptions): PendingResponse<Folder, "folders.get"> =>
    this.#connection.call(metadataOfFoldersGet, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Folders.get} as a function, for a connection. */
export function foldersGet(
  connection: Connection,
  _params: Params<"folders.get"> = {},
  options?: CallOptions,
): PendingResponse<Folder, "folders.get"> {
  return connection.call(metadataOfFoldersGet, {}, options);
}

const metadataOfFoldersGet: OperationMetadata = { id: "folders.get", method: "GET", path: "/folders", envelope: [] };
