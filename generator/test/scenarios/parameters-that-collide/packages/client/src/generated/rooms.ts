// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializeParams } from "../serialize/serialize-params.js";
import { bodyCheckOfRoomsBook } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Rooms {
  readonly #connection: Connection;

  /** `rooms.book`, `POST /rooms/{id}/{class}`. */
  readonly book = (params: Params<"rooms.book">, options?: CallOptions): PendingResponse<void, "rooms.book"> =>
    this.#connection.call(metadataOfRoomsBook, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Rooms.book} as a function, for a connection. */
export function roomsBook(
  connection: Connection,
  params: Params<"rooms.book">,
  options?: CallOptions,
): PendingResponse<void, "rooms.book"> {
  return connection.call(metadataOfRoomsBook, params, options);
}

const metadataOfRoomsBook: OperationMetadata = {
  id: "rooms.book",
  method: "POST",
  path: "/rooms/{id}/{class}",
  serialize: serializeParams,
  params: {
    id: { in: "path" },
    class: { in: "path" },
    query_id: { wireName: "id" },
    header_id: { in: "header", wireName: "id" },
    cookie_id: { in: "cookie", wireName: "id" },
    "X-Trace-Id": { in: "header" },
    query_body: { wireName: "body" },
    params: {},
    options: {},
    "filter[name]": {},
  },
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Rooms.book}, for `paramChecks`. */
export const checksOfRoomsBook: OperationChecks = {
  operation: metadataOfRoomsBook,
  params: {
    id: { required: true, type: "string", expected: "text" },
    class: { required: true, type: "string", expected: "text" },
    query_id: { type: "integer", expected: "an integer" },
    header_id: { type: "string", expected: "text" },
    cookie_id: { type: "string", expected: "text" },
    "X-Trace-Id": { type: "string", expected: "text" },
    query_body: { type: "string", expected: "text" },
    params: { type: "string", expected: "text" },
    options: { type: "string", expected: "text" },
    "filter[name]": { type: "string", expected: "text" },
  },
  body: { check: checkBody, schema: bodyCheckOfRoomsBook },
};
