// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, User, UsersContactMethods } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { UsersContactMethods as UsersContactMethodsResource } from "./users-contact-methods.js";
import { UsersRules } from "./users-rules.js";
import { UsersSessions } from "./users-sessions.js";

/**
 * People on call.
 *
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Users {
  readonly #connection: Connection;

  /** `users.list`, `GET /users`. */
  readonly list = (_params: Params<"users.list"> = {}, options?: CallOptions): PendingResponse<User[], "users.list"> =>
    this.#connection.call(metadataOfUsersList, {}, options);

  /**
   * `users.summarize`, `GET /users/{id}/contact_methods/summary`.
   *
   * @deprecated Since 1.0.0. It is slow. Use `users.contactMethods.list`.
   */
  readonly summarize = (
    params: Params<"users.summarize">,
    options?: CallOptions,
  ): PendingResponse<UsersContactMethods, "users.summarize"> =>
    this.#connection.call(metadataOfUsersSummarize, params, options);

  /** Rules of a user. */
  readonly rules: UsersRules;

  readonly sessions: UsersSessions;

  readonly contactMethods: UsersContactMethodsResource;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.rules = new UsersRules(connection);
    this.sessions = new UsersSessions(connection);
    this.contactMethods = new UsersContactMethodsResource(connection);
  }
}

/** {@link Users.list} as a function, for a connection. */
export function usersList(
  connection: Connection,
  _params: Params<"users.list"> = {},
  options?: CallOptions,
): PendingResponse<User[], "users.list"> {
  return connection.call(metadataOfUsersList, {}, options);
}

/**
 * {@link Users.summarize} as a function, for a connection.
 *
 * @deprecated Since 1.0.0. It is slow. Use `users.contactMethods.list`.
 */
export function usersSummarize(
  connection: Connection,
  params: Params<"users.summarize">,
  options?: CallOptions,
): PendingResponse<UsersContactMethods, "users.summarize"> {
  return connection.call(metadataOfUsersSummarize, params, options);
}

const metadataOfUsersList: OperationMetadata = { id: "users.list", method: "GET", path: "/users", envelope: "array" };

const metadataOfUsersSummarize: OperationMetadata = {
  id: "users.summarize",
  method: "GET",
  path: "/users/{id}/contact_methods/summary",
  deprecated: "Since 1.0.0. It is slow. Use `users.contactMethods.list`.",
  serialize: serializePlain,
  envelope: ["contact_methods", "next"],
};

/** The checks of {@link Users.summarize}, for `paramChecks`. */
export const checksOfUsersSummarize: OperationChecks = {
  operation: metadataOfUsersSummarize,
  params: { id: { required: true, type: "string", expected: "text" } },
};
