// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { UsersPets } from "./users-pets.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Users {
  readonly #connection: Connection;

  /** `users.deleteById`, `DELETE /users/{id}`. */
  readonly deleteById = (
    params: Params<"users.deleteById">,
    options?: CallOptions,
  ): PendingResponse<void, "users.deleteById"> => this.#connection.call(metadataOfUsersDeleteById, params, options);

  /** `users.delete`, `DELETE /users-{id}`. */
  readonly delete = (params: Params<"users.delete">, options?: CallOptions): PendingResponse<void, "users.delete"> =>
    this.#connection.call(metadataOfUsersDelete, params, options);

  readonly pets: UsersPets;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.pets = new UsersPets(connection);
  }
}

/** {@link Users.deleteById} as a function, for a connection. */
export function usersDeleteById(
  connection: Connection,
  params: Params<"users.deleteById">,
  options?: CallOptions,
): PendingResponse<void, "users.deleteById"> {
  return connection.call(metadataOfUsersDeleteById, params, options);
}

/** {@link Users.delete} as a function, for a connection. */
export function usersDelete(
  connection: Connection,
  params: Params<"users.delete">,
  options?: CallOptions,
): PendingResponse<void, "users.delete"> {
  return connection.call(metadataOfUsersDelete, params, options);
}

const metadataOfUsersDeleteById: OperationMetadata = {
  id: "users.deleteById",
  method: "DELETE",
  path: "/users/{id}",
  serialize: serializePlain,
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Users.deleteById}, for `paramChecks`. */
export const checksOfUsersDeleteById: OperationChecks = {
  operation: metadataOfUsersDeleteById,
  params: { id: { required: true, type: "string", expected: "text" } },
};

const metadataOfUsersDelete: OperationMetadata = {
  id: "users.delete",
  method: "DELETE",
  path: "/users-{id}",
  serialize: serializePlain,
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Users.delete}, for `paramChecks`. */
export const checksOfUsersDelete: OperationChecks = {
  operation: metadataOfUsersDelete,
  params: { id: { required: true, type: "string", expected: "text" } },
};
