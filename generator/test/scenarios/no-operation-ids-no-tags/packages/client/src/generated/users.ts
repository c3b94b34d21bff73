// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeParams } from "../serialize/serialize-params.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Users {
  readonly #connection: Connection;

  /** `getUsersByUserIdPets`, `GET /users/{user-id}/pets`. */
  readonly getUsersByUserIdPets = (
    params: Params<"getUsersByUserIdPets">,
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"getUsersByUserIdPets">, "getUsersByUserIdPets"> =>
    this.#connection.call(getUsersByUserIdPetsMetadata, params, options);

  /** `postUsersByUserIdPets`, `POST /users/{user-id}/pets`. */
  readonly postUsersByUserIdPets = (
    params: Params<"postUsersByUserIdPets">,
    options?: CallOptions,
  ): PendingResponse<void, "postUsersByUserIdPets"> =>
    this.#connection.call(postUsersByUserIdPetsMetadata, params, options);

  /** `deleteUsersById`, `DELETE /users/{id}`. */
  readonly deleteUsersById = (
    params: Params<"deleteUsersById">,
    options?: CallOptions,
  ): PendingResponse<void, "deleteUsersById"> => this.#connection.call(deleteUsersByIdMetadata, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Users.getUsersByUserIdPets} as a function, for a connection. */
export function getUsersByUserIdPets(
  connection: Connection,
  params: Params<"getUsersByUserIdPets">,
  options?: CallOptions,
): PendingResponse<ResponseBody<"getUsersByUserIdPets">, "getUsersByUserIdPets"> {
  return connection.call(getUsersByUserIdPetsMetadata, params, options);
}

/** {@link Users.postUsersByUserIdPets} as a function, for a connection. */
export function postUsersByUserIdPets(
  connection: Connection,
  params: Params<"postUsersByUserIdPets">,
  options?: CallOptions,
): PendingResponse<void, "postUsersByUserIdPets"> {
  return connection.call(postUsersByUserIdPetsMetadata, params, options);
}

/** {@link Users.deleteUsersById} as a function, for a connection. */
export function deleteUsersById(
  connection: Connection,
  params: Params<"deleteUsersById">,
  options?: CallOptions,
): PendingResponse<void, "deleteUsersById"> {
  return connection.call(deleteUsersByIdMetadata, params, options);
}

const getUsersByUserIdPetsMetadata: OperationMetadata = {
  id: "getUsersByUserIdPets",
  method: "GET",
  path: "/users/{user-id}/pets",
  serialize: serializeParams,
  params: { "user-id": { in: "path" } },
  checks: { "user-id": { required: true, type: "string", expected: "text" } },
  envelope: "array",
};

const postUsersByUserIdPetsMetadata: OperationMetadata = {
  id: "postUsersByUserIdPets",
  method: "POST",
  path: "/users/{user-id}/pets",
  serialize: serializeParams,
  params: { "user-id": { in: "path" } },
  checks: { "user-id": { required: true, type: "string", expected: "text" } },
  empty: () => undefined,
  parse: () => undefined,
};

const deleteUsersByIdMetadata: OperationMetadata = {
  id: "deleteUsersById",
  method: "DELETE",
  path: "/users/{id}",
  serialize: serializeParams,
  params: { id: { in: "path" } },
  checks: { id: { required: true, type: "string", expected: "text" } },
  empty: () => undefined,
  parse: () => undefined,
};
