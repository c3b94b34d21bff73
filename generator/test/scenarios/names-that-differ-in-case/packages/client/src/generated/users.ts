// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, User } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Users {
  readonly #connection: Connection;

  /** `listUsers`, `GET /a`. */
  readonly listUsers = (_params: Params<"listUsers"> = {}, options?: CallOptions): PendingResponse<User, "listUsers"> =>
    this.#connection.call(metadataOfListUsers, {}, options);

  /** `listusers`, `GET /b`. */
  readonly listusersByGet = (
    _params: Params<"listusers"> = {},
    options?: CallOptions,
  ): PendingResponse<User, "listusers"> => this.#connection.call(metadataOfUsersListusersByGet, {}, options);

  /** `ListUsers`, `GET /c`. */
  readonly listUsersC = (
    _params: Params<"ListUsers"> = {},
    options?: CallOptions,
  ): PendingResponse<User, "ListUsers"> => this.#connection.call(metadataOfUsersListUsersC, {}, options);

  /** `list_users`, `GET /d`. */
  readonly listUsersD = (
    _params: Params<"list_users"> = {},
    options?: CallOptions,
  ): PendingResponse<User, "list_users"> => this.#connection.call(metadataOfUsersListUsersD, {}, options);

  /** `list-users`, `GET /e`. */
  readonly listUsersE = (
    _params: Params<"list-users"> = {},
    options?: CallOptions,
  ): PendingResponse<User, "list-users"> => this.#connection.call(metadataOfUsersListUsersE, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Users.listUsers} as a function, for a connection. */
export function listUsers(
  connection: Connection,
  _params: Params<"listUsers"> = {},
  options?: CallOptions,
): PendingResponse<User, "listUsers"> {
  return connection.call(metadataOfListUsers, {}, options);
}

/** {@link Users.listusersByGet} as a function, for a connection. */
export function usersListusersByGet(
  connection: Connection,
  _params: Params<"listusers"> = {},
  options?: CallOptions,
): PendingResponse<User, "listusers"> {
  return connection.call(metadataOfUsersListusersByGet, {}, options);
}

/** {@link Users.listUsersC} as a function, for a connection. */
export function usersListUsersC(
  connection: Connection,
  _params: Params<"ListUsers"> = {},
  options?: CallOptions,
): PendingResponse<User, "ListUsers"> {
  return connection.call(metadataOfUsersListUsersC, {}, options);
}

/** {@link Users.listUsersD} as a function, for a connection. */
export function usersListUsersD(
  connection: Connection,
  _params: Params<"list_users"> = {},
  options?: CallOptions,
): PendingResponse<User, "list_users"> {
  return connection.call(metadataOfUsersListUsersD, {}, options);
}

/** {@link Users.listUsersE} as a function, for a connection. */
export function usersListUsersE(
  connection: Connection,
  _params: Params<"list-users"> = {},
  options?: CallOptions,
): PendingResponse<User, "list-users"> {
  return connection.call(metadataOfUsersListUsersE, {}, options);
}

const metadataOfListUsers: OperationMetadata = { id: "listUsers", method: "GET", path: "/a", envelope: [] };

const metadataOfUsersListusersByGet: OperationMetadata = { id: "listusers", method: "GET", path: "/b", envelope: [] };

const metadataOfUsersListUsersC: OperationMetadata = { id: "ListUsers", method: "GET", path: "/c", envelope: [] };

const metadataOfUsersListUsersD: OperationMetadata = { id: "list_users", method: "GET", path: "/d", envelope: [] };

const metadataOfUsersListUsersE: OperationMetadata = { id: "list-users", method: "GET", path: "/e", envelope: [] };
