// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { holdsStream } from "../serialize/holds-stream.js";
import { serializeBody } from "../serialize/serialize-body.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { bodyCheckOfUploadsCreate, checkOfNote } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Uploads {
  readonly #connection: Connection;

  /** `uploads.create`, `POST /uploads`. */
  readonly create = (
    params: Params<"uploads.create">,
    options?: CallOptions,
  ): PendingResponse<void, "uploads.create"> => this.#connection.call(metadataOfUploadsCreate, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Uploads.create} as a function, for a connection. */
export function uploadsCreate(
  connection: Connection,
  params: Params<"uploads.create">,
  options?: CallOptions,
): PendingResponse<void, "uploads.create"> {
  return connection.call(metadataOfUploadsCreate, params, options);
}

const metadataOfUploadsCreate: OperationMetadata = {
  id: "uploads.create",
  method: "POST",
  path: "/uploads",
  serialize: serializePlain,
  params: { query_contentType: { wireName: "contentType" } },
  body: {
    param: "body",
    mediaType: "multipart/form-data",
    serialize: serializeBody,
    isSentOnce: holdsStream,
    encoding: {
      csv: { contentType: "text/csv" },
      note: { contentType: "application/vnd.note+json" },
      ids: { style: "form", explode: false },
    },
    contentType: "contentType",
    others: { "multipart/mixed": {} },
  },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Uploads.create}, for `paramChecks`. */
export const checksOfUploadsCreate: OperationChecks = {
  operation: metadataOfUploadsCreate,
  params: { query_contentType: { type: "string", expected: "text" } },
  body: {
    check: checkBody,
    required: true,
    schema: bodyCheckOfUploadsCreate,
    others: {
      "multipart/mixed": { schema: { type: "object", expected: "an object", fields: { note: () => checkOfNote } } },
    },
  },
};
