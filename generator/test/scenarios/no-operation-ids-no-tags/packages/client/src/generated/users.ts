// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Answer, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";
import { serializeParams } from "../serialize-params.js";

export class Users {
  readonly #connection: Connection;

  /**
   * `getUsersByUserIdPets`, `GET /users/{user-id}/pets`.
   *
   * @throws {ParamsError} before anything is sent: The document refuses the parameters.
   */
  readonly getUsersByUserIdPets = (
    params: Params<"getUsersByUserIdPets">,
    options?: CallOptions,
  ): PendingAnswer<Answer<"getUsersByUserIdPets">> =>
    this.#connection.call<Answer<"getUsersByUserIdPets">>(getUsersByUserIdPetsFacts, params, options);

  /**
   * `postUsersByUserIdPets`, `POST /users/{user-id}/pets`.
   *
   * @throws {ParamsError} before anything is sent: The document refuses the parameters.
   */
  readonly postUsersByUserIdPets = (
    params: Params<"postUsersByUserIdPets">,
    options?: CallOptions,
  ): PendingAnswer<void> => this.#connection.call<void>(postUsersByUserIdPetsFacts, params, options);

  /**
   * `deleteUsersById`, `DELETE /users/{id}`.
   *
   * @throws {ParamsError} before anything is sent: The document refuses the parameters.
   */
  readonly deleteUsersById = (params: Params<"deleteUsersById">, options?: CallOptions): PendingAnswer<void> =>
    this.#connection.call<void>(deleteUsersByIdFacts, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Users.getUsersByUserIdPets} as a function, for a connection. */
export function getUsersByUserIdPets(
  connection: Connection,
  params: Params<"getUsersByUserIdPets">,
  options?: CallOptions,
): PendingAnswer<Answer<"getUsersByUserIdPets">> {
  return connection.call<Answer<"getUsersByUserIdPets">>(getUsersByUserIdPetsFacts, params, options);
}

/** {@link Users.postUsersByUserIdPets} as a function, for a connection. */
export function postUsersByUserIdPets(
  connection: Connection,
  params: Params<"postUsersByUserIdPets">,
  options?: CallOptions,
): PendingAnswer<void> {
  return connection.call<void>(postUsersByUserIdPetsFacts, params, options);
}

/** {@link Users.deleteUsersById} as a function, for a connection. */
export function deleteUsersById(
  connection: Connection,
  params: Params<"deleteUsersById">,
  options?: CallOptions,
): PendingAnswer<void> {
  return connection.call<void>(deleteUsersByIdFacts, params, options);
}

const getUsersByUserIdPetsFacts: OperationFacts = {
  id: "getUsersByUserIdPets",
  verb: "GET",
  path: "/users/{user-id}/pets",
  serialize: serializeParams,
  params: { "user-id": { in: "path" } },
  checks: { "user-id": { required: true, type: "string" } },
  envelope: "array",
};

const postUsersByUserIdPetsFacts: OperationFacts = {
  id: "postUsersByUserIdPets",
  verb: "POST",
  path: "/users/{user-id}/pets",
  serialize: serializeParams,
  params: { "user-id": { in: "path" } },
  checks: { "user-id": { required: true, type: "string" } },
  empty: () => undefined,
  parse: () => undefined,
};

const deleteUsersByIdFacts: OperationFacts = {
  id: "deleteUsersById",
  verb: "DELETE",
  path: "/users/{id}",
  serialize: serializeParams,
  params: { id: { in: "path" } },
  checks: { id: { required: true, type: "string" } },
  empty: () => undefined,
  parse: () => undefined,
};
