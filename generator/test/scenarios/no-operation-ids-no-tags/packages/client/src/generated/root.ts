// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { chooseMedia } from "../responses/choose-media.js";

export class Root {
  readonly #connection: Connection;

  /** `root.get`, `GET /`. */
  readonly get = (_params: Params<"root.get"> = {}, options?: CallOptions): PendingResponse<string, "root.get"> =>
    this.#connection.call(metadataOfRootGet, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Root.get} as a function, for a connection. */
export function rootGet(
  connection: Connection,
  _params: Params<"root.get"> = {},
  options?: CallOptions,
): PendingResponse<string, "root.get"> {
  return connection.call(metadataOfRootGet, {}, options);
}

const metadataOfRootGet: OperationMetadata = {
  id: "root.get",
  method: "GET",
  path: "/",
  choose: chooseMedia,
  media: { "text/plain": { empty: () => "", parse: (text) => text } },
};
