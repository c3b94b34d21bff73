// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { chooseMedia } from "../responses/choose-media.js";
import { serializeParams } from "../serialize/serialize-params.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Default {
  readonly #connection: Connection;

  /** `get`, `GET /`. */
  readonly get = (_params: Params<"get"> = {}, options?: CallOptions): PendingResponse<string, "get"> =>
    this.#connection.call(getMetadata, {}, options);

  /** `deleteUsersById2`, `DELETE /users-{id}`. */
  readonly deleteUsersById2 = (
    params: Params<"deleteUsersById2">,
    options?: CallOptions,
  ): PendingResponse<void, "deleteUsersById2"> => this.#connection.call(deleteUsersById2Metadata, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Default.get} as a function, for a connection. */
export function get(
  connection: Connection,
  _params: Params<"get"> = {},
  options?: CallOptions,
): PendingResponse<string, "get"> {
  return connection.call(getMetadata, {}, options);
}

/** {@link Default.deleteUsersById2} as a function, for a connection. */
export function deleteUsersById2(
  connection: Connection,
  params: Params<"deleteUsersById2">,
  options?: CallOptions,
): PendingResponse<void, "deleteUsersById2"> {
  return connection.call(deleteUsersById2Metadata, params, options);
}

const getMetadata: OperationMetadata = {
  id: "get",
  method: "GET",
  path: "/",
  choose: chooseMedia,
  media: { "text/plain": { empty: () => "", parse: (text) => text } },
};

const deleteUsersById2Metadata: OperationMetadata = {
  id: "deleteUsersById2",
  method: "DELETE",
  path: "/users-{id}",
  serialize: serializeParams,
  params: { id: { in: "path" } },
  checks: { id: { required: true, type: "string", expected: "text" } },
  empty: () => undefined,
  parse: () => undefined,
};
