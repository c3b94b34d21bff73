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
import { checkOfNote } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Notes {
  readonly #connection: Connection;

  /** `notes.add`, `POST /notes`. */
  readonly add = (params: Params<"notes.add">, options?: CallOptions): PendingResponse<void, "notes.add"> =>
    this.#connection.call(metadataOfNotesAdd, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Notes.add} as a function, for a connection. */
export function notesAdd(
  connection: Connection,
  params: Params<"notes.add">,
  options?: CallOptions,
): PendingResponse<void, "notes.add"> {
  return connection.call(metadataOfNotesAdd, params, options);
}

const metadataOfNotesAdd: OperationMetadata = {
  id: "notes.add",
  method: "POST",
  path: "/notes",
  serialize: serializePlain,
  body: {
    param: "body",
    mediaType: "application/x-www-form-urlencoded",
    serialize: serializeBody,
    isSentOnce: holdsStream,
    contentType: "contentType",
    others: { "multipart/form-data": {} },
  },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Notes.add}, for `paramChecks`. */
export const checksOfNotesAdd: OperationChecks = {
  operation: metadataOfNotesAdd,
  body: {
    check: checkBody,
    required: true,
    schema: checkOfNote,
    others: { "multipart/form-data": { schema: () => checkOfNote } },
  },
};
