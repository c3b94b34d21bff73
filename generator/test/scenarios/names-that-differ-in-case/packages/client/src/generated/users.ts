// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, UserSchema2 } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Users {
  readonly #connection: Connection;

  /** `listUsers`, `GET /a`. */
  readonly listUsers = (
    _params: Params<"listUsers"> = {},
    options?: CallOptions,
  ): PendingResponse<UserSchema2, "listUsers"> => this.#connection.call(listUsersMetadata, {}, options);

  /** `listusers`, `GET /b`. */
  readonly listusersByGet = (
    _params: Params<"listusers"> = {},
    options?: CallOptions,
  ): PendingResponse<UserSchema2, "listusers"> => this.#connection.call(usersListusersByGetMetadata, {}, options);

  /** `ListUsers`, `GET /c`. */
  readonly listUsersC = (
    _params: Params<"ListUsers"> = {},
    options?: CallOptions,
  ): PendingResponse<UserSchema2, "ListUsers"> => this.#connection.call(usersListUsersCMetadata, {}, options);

  /** `list_users`, `GET /d`. */
  readonly listUsersD = (
    _params: Params<"list_users"> = {},
    options?: CallOptions,
  ): PendingResponse<UserSchema2, "list_users"> => this.#connection.call(usersListUsersDMetadata, {}, options);

  /** `list-users`, `GET /e`. */
  readonly listUsersE = (
    _params: Params<"list-users"> = {},
    options?: CallOptions,
  ): PendingResponse<UserSchema2, "list-users"> => this.#connection.call(usersListUsersEMetadata, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Users.listUsers} as a function, for a connection. */
export function listUsers(
  connection: Connection,
  _params: Params<"listUsers"> = {},
  options?: CallOptions,
): PendingResponse<UserSchema2, "listUsers"> {
  return connection.call(listUsersMetadata, {}, options);
}

/** {@link Users.listusersByGet} as a function, for a connection. */
export function usersListusersByGet(
  connection: Connection,
  _params: Params<"listusers"> = {},
  options?: CallOptions,
): PendingResponse<UserSchema2, "listusers"> {
  return connection.call(usersListusersByGetMetadata, {}, options);
}

/** {@link Users.listUsersC} as a function, for a connection. */
export function usersListUsersC(
  connection: Connection,
  _params: Params<"ListUsers"> = {},
  options?: CallOptions,
): PendingResponse<UserSchema2, "ListUsers"> {
  return connection.call(usersListUsersCMetadata, {}, options);
}

/** {@link Users.listUsersD} as a function, for a connection. */
export function usersListUsersD(
  connection: Connection,
  _params: Params<"list_users"> = {},
  options?: CallOptions,
): PendingResponse<UserSchema2, "list_users"> {
  return connection.call(usersListUsersDMetadata, {}, options);
}

/** {@link Users.listUsersE} as a function, for a connection. */
export function usersListUsersE(
  connection: Connection,
  _params: Params<"list-users"> = {},
  options?: CallOptions,
): PendingResponse<UserSchema2, "list-users"> {
  return connection.call(usersListUsersEMetadata, {}, options);
}

const listUsersMetadata: OperationMetadata = { id: "listUsers", method: "GET", path: "/a", envelope: [] };

const usersListusersByGetMetadata: OperationMetadata = { id: "listusers", method: "GET", path: "/b", envelope: [] };

const usersListUsersCMetadata: OperationMetadata = { id: "ListUsers", method: "GET", path: "/c", envelope: [] };

const usersListUsersDMetadata: OperationMetadata = { id: "list_users", method: "GET", path: "/d", envelope: [] };

const usersListUsersEMetadata: OperationMetadata = { id: "list-users", method: "GET", path: "/e", envelope: [] };
