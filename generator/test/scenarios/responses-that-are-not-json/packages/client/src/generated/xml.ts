// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Xml {
  readonly #connection: Connection;

  /** `xml`, `GET /xml`. */
  readonly xml = (_params: Params<"xml"> = {}, options?: CallOptions): PendingResponse<string> =>
    this.#connection.call<string>(xmlMetadata, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Xml.xml} as a function, for a connection. */
export function xml(
  connection: Connection,
  _params: Params<"xml"> = {},
  options?: CallOptions,
): PendingResponse<string> {
  return connection.call<string>(xmlMetadata, {}, options);
}

const xmlMetadata: OperationMetadata = {
  id: "xml",
  method: "GET",
  path: "/xml",
  empty: () => "",
  parse: (text) => text,
};
