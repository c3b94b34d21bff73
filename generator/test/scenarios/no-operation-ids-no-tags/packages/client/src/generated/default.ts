// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";
import { serializeParams } from "../serialize-params.js";

export class Default {
  readonly #connection: Connection;

  /** `get`, `GET /`. */
  readonly get = (_params: Params<"get"> = {}, options?: CallOptions): PendingAnswer<string> =>
    this.#connection.call<string>(getFacts, {}, options);

  /**
   * `deleteUsersById2`, `DELETE /users-{id}`.
   *
   * @throws {ParamsError} before anything is sent: The document refuses the parameters.
   */
  readonly deleteUsersById2 = (params: Params<"deleteUsersById2">, options?: CallOptions): PendingAnswer<void> =>
    this.#connection.call<void>(deleteUsersById2Facts, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Default.get} as a function, for a connection. */
export function get(connection: Connection, _params: Params<"get"> = {}, options?: CallOptions): PendingAnswer<string> {
  return connection.call<string>(getFacts, {}, options);
}

/** {@link Default.deleteUsersById2} as a function, for a connection. */
export function deleteUsersById2(
  connection: Connection,
  params: Params<"deleteUsersById2">,
  options?: CallOptions,
): PendingAnswer<void> {
  return connection.call<void>(deleteUsersById2Facts, params, options);
}

const getFacts: OperationFacts = { id: "get", verb: "GET", path: "/", empty: () => "", parse: (text) => text };

const deleteUsersById2Facts: OperationFacts = {
  id: "deleteUsersById2",
  verb: "DELETE",
  path: "/users-{id}",
  serialize: serializeParams,
  params: { id: { in: "path" } },
  checks: { id: { required: true, type: "string" } },
  empty: () => undefined,
  parse: () => undefined,
};
