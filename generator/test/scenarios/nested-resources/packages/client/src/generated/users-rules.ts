// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Rules of a user.
 *
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class UsersRules {
  readonly #connection: Connection;

  /** `listUserRules`, `GET /users/{id}/rules`. */
  readonly listUserRules = (
    params: Params<"listUserRules">,
    options?: CallOptions,
  ): PendingResponse<void, "listUserRules"> => this.#connection.call(metadataOfListUserRules, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link UsersRules.listUserRules} as a function, for a connection. */
export function listUserRules(
  connection: Connection,
  params: Params<"listUserRules">,
  options?: CallOptions,
): PendingResponse<void, "listUserRules"> {
  return connection.call(metadataOfListUserRules, params, options);
}

const metadataOfListUserRules: OperationMetadata = {
  id: "listUserRules",
  method: "GET",
  path: "/users/{id}/rules",
  serialize: serializePlain,
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link UsersRules.listUserRules}, for `paramChecks`. */
export const checksOfListUserRules: OperationChecks = {
  operation: metadataOfListUserRules,
  params: { id: { required: true, type: "string", expected: "text" } },
};
