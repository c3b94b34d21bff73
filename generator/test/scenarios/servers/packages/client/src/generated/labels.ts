// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Parcel } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { holdsStream } from "../serialize/holds-stream.js";
import { serializeBody } from "../serialize/serialize-body.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Labels {
  readonly #connection: Connection;

  /**
   * `labels.upload`, `POST /labels`.
   *
   * Server: `https://{store}.files.example`, or `https://trial.parcels.example`, unless the client has a `baseUrl`.
   */
  readonly upload = (
    params: Params<"labels.upload">,
    options?: CallOptions,
  ): PendingResponse<Parcel, "labels.upload"> => this.#connection.call(metadataOfLabelsUpload, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Labels.upload} as a function, for a connection. */
export function labelsUpload(
  connection: Connection,
  params: Params<"labels.upload">,
  options?: CallOptions,
): PendingResponse<Parcel, "labels.upload"> {
  return connection.call(metadataOfLabelsUpload, params, options);
}

const metadataOfLabelsUpload: OperationMetadata = {
  id: "labels.upload",
  method: "POST",
  path: "/labels",
  servers: [
    { url: "https://{store}.files.example", variables: { store: { default: "labels" } } },
    { url: "https://trial.parcels.example" },
  ],
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/pdf", serialize: serializeBody, isSentOnce: holdsStream },
  envelope: ["id"],
};

/** The checks of {@link Labels.upload}, for `paramChecks`. */
export const checksOfLabelsUpload: OperationChecks = {
  operation: metadataOfLabelsUpload,
  body: { check: checkBody, required: true },
};
