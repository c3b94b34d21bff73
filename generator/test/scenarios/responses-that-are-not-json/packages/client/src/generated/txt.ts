// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { chooseMedia } from "../responses/choose-media.js";

export class Txt {
  readonly #connection: Connection;

  /** `txt`, `GET /txt`. */
  readonly txt = (_params: Params<"txt"> = {}, options?: CallOptions): PendingResponse<string, "txt"> =>
    this.#connection.call(metadataOfTxt, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Txt.txt} as a function, for a connection. */
export function txt(
  connection: Connection,
  _params: Params<"txt"> = {},
  options?: CallOptions,
): PendingResponse<string, "txt"> {
  return connection.call(metadataOfTxt, {}, options);
}

const metadataOfTxt: OperationMetadata = {
  id: "txt",
  method: "GET",
  path: "/txt",
  choose: chooseMedia,
  media: { "text/plain": { empty: () => "", parse: (text) => text } },
};
