// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import { int64 } from "@shortvideo-api/wire";
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

  /** `notes.create`, `POST /notes`. */
  readonly create = (params: Params<"notes.create">, options?: CallOptions): PendingResponse<void, "notes.create"> =>
    this.#connection.call(metadataOfNotesCreate, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Notes.create} as a function, for a connection. */
export function notesCreate(
  connection: Connection,
  params: Params<"notes.create">,
  options?: CallOptions,
): PendingResponse<void, "notes.create"> {
  return connection.call(metadataOfNotesCreate, params, options);
}

const metadataOfNotesCreate: OperationMetadata = {
  id: "notes.create",
  method: "POST",
  path: "/notes",
  serialize: serializePlain,
  body: {
    param: "body",
    mediaType: "application/json",
    serialize: serializeBody,
    isSentOnce: holdsStream,
    contentType: "contentType",
    others: {
      "application/vnd.note+json": { exact: { fields: { id: int64 } } },
      "application/x-www-form-urlencoded": {},
      "text/plain": {},
      "application/xml": {},
      "image/*": {},
    },
  },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Notes.create}, for `paramChecks`. */
export const checksOfNotesCreate: OperationChecks = {
  operation: metadataOfNotesCreate,
  body: {
    check: checkBody,
    required: true,
    schema: checkOfNote,
    others: {
      "application/vnd.note+json": {
        schema: {
          type: "object",
          required: ["id"],
          expected: "an object",
          fields: { id: { type: "integer", expected: "a 64-bit integer" } },
        },
      },
      "application/x-www-form-urlencoded": { schema: () => checkOfNote },
      "text/plain": { schema: { type: "string", minLength: 1, expected: "text of at least 1 character" } },
    },
  },
};
