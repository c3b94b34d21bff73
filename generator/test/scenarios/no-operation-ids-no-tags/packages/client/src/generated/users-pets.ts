// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class UsersPets {
  readonly #connection: Connection;

  /** `users.pets.list`, `GET /users/{user-id}/pets`. */
  readonly list = (
    params: Params<"users.pets.list">,
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"users.pets.list">, "users.pets.list"> =>
    this.#connection.call(metadataOfUsersPetsList, params, options);

  /** `users.pets.create`, `POST /users/{user-id}/pets`. */
  readonly create = (
    params: Params<"users.pets.create">,
    options?: CallOptions,
  ): PendingResponse<void, "users.pets.create"> => this.#connection.call(metadataOfUsersPetsCreate, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link UsersPets.list} as a function, for a connection. */
export function usersPetsList(
  connection: Connection,
  params: Params<"users.pets.list">,
  options?: CallOptions,
): PendingResponse<ResponseBody<"users.pets.list">, "users.pets.list"> {
  return connection.call(metadataOfUsersPetsList, params, options);
}

/** {@link UsersPets.create} as a function, for a connection. */
export function usersPetsCreate(
  connection: Connection,
  params: Params<"users.pets.create">,
  options?: CallOptions,
): PendingResponse<void, "users.pets.create"> {
  return connection.call(metadataOfUsersPetsCreate, params, options);
}

const metadataOfUsersPetsList: OperationMetadata = {
  id: "users.pets.list",
  method: "GET",
  path: "/users/{user-id}/pets",
  serialize: serializePlain,
  envelope: "array",
};

/** The checks of {@link UsersPets.list}, for `paramChecks`. */
export const checksOfUsersPetsList: OperationChecks = {
  operation: metadataOfUsersPetsList,
  params: { "user-id": { required: true, type: "string", expected: "text" } },
};

const metadataOfUsersPetsCreate: OperationMetadata = {
  id: "users.pets.create",
  method: "POST",
  path: "/users/{user-id}/pets",
  serialize: serializePlain,
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link UsersPets.create}, for `paramChecks`. */
export const checksOfUsersPetsCreate: OperationChecks = {
  operation: metadataOfUsersPetsCreate,
  params: { "user-id": { required: true, type: "string", expected: "text" } },
};
