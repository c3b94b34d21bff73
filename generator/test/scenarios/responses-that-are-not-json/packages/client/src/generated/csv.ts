// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { chooseMedia } from "../responses/choose-media.js";

export class Csv {
  readonly #connection: Connection;

  /** `csv`, `GET /csv`. */
  readonly csv = (_params: Params<"csv"> = {}, options?: CallOptions): PendingResponse<string, "csv"> =>
    this.#connection.call(metadataOfCsv, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Csv.csv} as a function, for a connection. */
export function csv(
  connection: Connection,
  _params: Params<"csv"> = {},
  options?: CallOptions,
): PendingResponse<string, "csv"> {
  return connection.call(metadataOfCsv, {}, options);
}

const metadataOfCsv: OperationMetadata = {
  id: "csv",
  method: "GET",
  path: "/csv",
  choose: chooseMedia,
  media: { "text/csv": { empty: () => "", parse: (text) => text } },
};
