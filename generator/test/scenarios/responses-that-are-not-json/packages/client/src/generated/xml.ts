// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { chooseMedia } from "../responses/choose-media.js";

export class Xml {
  readonly #connection: Connection;

  /** `xml`, `GET /xml`. */
  readonly xml = (_params: Params<"xml"> = {}, options?: CallOptions): PendingResponse<string, "xml"> =>
    this.#connection.call(metadataOfXml, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Xml.xml} as a function, for a connection. */
export function xml(
  connection: Connection,
  _params: Params<"xml"> = {},
  options?: CallOptions,
): PendingResponse<string, "xml"> {
  return connection.call(metadataOfXml, {}, options);
}

const metadataOfXml: OperationMetadata = {
  id: "xml",
  method: "GET",
  path: "/xml",
  choose: chooseMedia,
  media: { "application/xml": { empty: () => "", parse: (text) => text } },
};
