// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { MediaOptions, ReadAs } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { chooseMedia } from "../responses/choose-media.js";
import { readBlob } from "../responses/read-blob.js";
import { openDownload } from "../streams/open-download.js";

export class Zip {
  readonly #connection: Connection;

  /** `zip`, `GET /zip`. */
  readonly zip = <As extends "blob" | "stream" = "blob">(
    _params: Params<"zip"> = {},
    options?: MediaOptions<never, As>,
  ): PendingResponse<ReadAs<Blob, As>, "zip"> => this.#connection.call(metadataOfZip, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Zip.zip} as a function, for a connection. */
export function zip<As extends "blob" | "stream" = "blob">(
  connection: Connection,
  _params: Params<"zip"> = {},
  options?: MediaOptions<never, As>,
): PendingResponse<ReadAs<Blob, As>, "zip"> {
  return connection.call(metadataOfZip, {}, options);
}

const metadataOfZip: OperationMetadata = {
  id: "zip",
  method: "GET",
  path: "/zip",
  choose: chooseMedia,
  media: { "application/zip": { read: readBlob, open: openDownload, empty: () => new Blob() } },
};
