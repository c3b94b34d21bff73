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

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Files {
  readonly #connection: Connection;

  /** `files.store`, `PUT /files/{name}`. */
  readonly store = (params: Params<"files.store">, options?: CallOptions): PendingResponse<void, "files.store"> =>
    this.#connection.call(metadataOfFilesStore, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Files.store} as a function, for a connection. */
export function filesStore(
  connection: Connection,
  params: Params<"files.store">,
  options?: CallOptions,
): PendingResponse<void, "files.store"> {
  return connection.call(metadataOfFilesStore, params, options);
}

const metadataOfFilesStore: OperationMetadata = {
  id: "files.store",
  method: "PUT",
  path: "/files/{name}",
  serialize: serializePlain,
  body: {
    param: "body",
    mediaType: "*/*",
    serialize: serializeBody,
    isSentOnce: holdsStream,
    contentType: "contentType",
  },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Files.store}, for `paramChecks`. */
export const checksOfFilesStore: OperationChecks = {
  operation: metadataOfFilesStore,
  params: { name: { required: true, type: "string", expected: "text" } },
  body: { check: checkBody, required: true },
};
