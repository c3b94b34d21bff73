// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, UserSchema2 } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

export class Users {
  readonly #connection: Connection;

  /** `listUsers`, `GET /a`. */
  readonly listUsers = (_params: Params<"listUsers"> = {}, options?: CallOptions): PendingAnswer<UserSchema2> =>
    this.#connection.call<UserSchema2>(listUsersFacts, {}, options);

  /** `listusers`, `GET /b`. */
  readonly listusersByGet = (_params: Params<"listusers"> = {}, options?: CallOptions): PendingAnswer<UserSchema2> =>
    this.#connection.call<UserSchema2>(usersListusersByGetFacts, {}, options);

  /** `ListUsers`, `GET /c`. */
  readonly listUsersC = (_params: Params<"ListUsers"> = {}, options?: CallOptions): PendingAnswer<UserSchema2> =>
    this.#connection.call<UserSchema2>(usersListUsersCFacts, {}, options);

  /** `list_users`, `GET /d`. */
  readonly listUsersD = (_params: Params<"list_users"> = {}, options?: CallOptions): PendingAnswer<UserSchema2> =>
    this.#connection.call<UserSchema2>(usersListUsersDFacts, {}, options);

  /** `list-users`, `GET /e`. */
  readonly listUsersE = (_params: Params<"list-users"> = {}, options?: CallOptions): PendingAnswer<UserSchema2> =>
    this.#connection.call<UserSchema2>(usersListUsersEFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Users.listUsers} as a function, for a connection. */
export function listUsers(
  connection: Connection,
  _params: Params<"listUsers"> = {},
  options?: CallOptions,
): PendingAnswer<UserSchema2> {
  return connection.call<UserSchema2>(listUsersFacts, {}, options);
}

/** {@link Users.listusersByGet} as a function, for a connection. */
export function usersListusersByGet(
  connection: Connection,
  _params: Params<"listusers"> = {},
  options?: CallOptions,
): PendingAnswer<UserSchema2> {
  return connection.call<UserSchema2>(usersListusersByGetFacts, {}, options);
}

/** {@link Users.listUsersC} as a function, for a connection. */
export function usersListUsersC(
  connection: Connection,
  _params: Params<"ListUsers"> = {},
  options?: CallOptions,
): PendingAnswer<UserSchema2> {
  return connection.call<UserSchema2>(usersListUsersCFacts, {}, options);
}

/** {@link Users.listUsersD} as a function, for a connection. */
export function usersListUsersD(
  connection: Connection,
  _params: Params<"list_users"> = {},
  options?: CallOptions,
): PendingAnswer<UserSchema2> {
  return connection.call<UserSchema2>(usersListUsersDFacts, {}, options);
}

/** {@link Users.listUsersE} as a function, for a connection. */
export function usersListUsersE(
  connection: Connection,
  _params: Params<"list-users"> = {},
  options?: CallOptions,
): PendingAnswer<UserSchema2> {
  return connection.call<UserSchema2>(usersListUsersEFacts, {}, options);
}

const listUsersFacts: OperationFacts = { id: "listUsers", verb: "GET", path: "/a", envelope: [] };

const usersListusersByGetFacts: OperationFacts = { id: "listusers", verb: "GET", path: "/b", envelope: [] };

const usersListUsersCFacts: OperationFacts = { id: "ListUsers", verb: "GET", path: "/c", envelope: [] };

const usersListUsersDFacts: OperationFacts = { id: "list_users", verb: "GET", path: "/d", envelope: [] };

const usersListUsersEFacts: OperationFacts = { id: "list-users", verb: "GET", path: "/e", envelope: [] };
