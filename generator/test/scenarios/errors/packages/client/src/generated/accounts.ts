// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Account, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { KeyError, NoPhotoError, NotSubscribedError } from "./errors.js";

/**
 * Facts that the service does not document:
 * - `show`. Assumed: Nobody has seen it.
 */
export class Accounts {
  readonly #connection: Connection;

  /**
   * `accounts.get`, `GET /account`.
   *
   * @deprecated Since 1.0.0. It shows too little. Use {@link show}.
   * @throws {NotSubscribedError} 401: The key has no subscription.
   * @throws {NotSubscribedError} 429: The key has no subscription.
   * @throws {ApiError} 5XX: The service is ill.
   * @throws {ApiError} any other status: Anything else.
   */
  readonly get = (
    _params: Params<"accounts.get"> = {},
    options?: CallOptions,
  ): PendingResponse<Account, "accounts.get"> => this.#connection.call(metadataOfAccountsGet, {}, options);

  /**
   * `accounts.getPhoto`, `GET /account/photo`.
   *
   * @throws {NoPhotoError} 204: There is no photo
   * @throws {KeyError} 401: The key is wrong.
   * @throws {NotSubscribedError} 401 that says "no *\/ `plan`".
   */
  readonly getPhoto = (
    _params: Params<"accounts.getPhoto"> = {},
    options?: CallOptions,
  ): PendingResponse<Account, "accounts.getPhoto"> => this.#connection.call(metadataOfAccountsGetPhoto, {}, options);

  /**
   * `accounts.show`, `GET /account/all`.
   *
   * {@link Accounts | Assumed}.
   */
  readonly show = (
    _params: Params<"accounts.show"> = {},
    options?: CallOptions,
  ): PendingResponse<Account, "accounts.show"> => this.#connection.call(metadataOfAccountsShow, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/**
 * {@link Accounts.get} as a function, for a connection.
 *
 * @deprecated Since 1.0.0. It shows too little. Use `accounts.show`.
 */
export function accountsGet(
  connection: Connection,
  _params: Params<"accounts.get"> = {},
  options?: CallOptions,
): PendingResponse<Account, "accounts.get"> {
  return connection.call(metadataOfAccountsGet, {}, options);
}

/** {@link Accounts.getPhoto} as a function, for a connection. */
export function accountsGetPhoto(
  connection: Connection,
  _params: Params<"accounts.getPhoto"> = {},
  options?: CallOptions,
): PendingResponse<Account, "accounts.getPhoto"> {
  return connection.call(metadataOfAccountsGetPhoto, {}, options);
}

/** {@link Accounts.show} as a function, for a connection. */
export function accountsShow(
  connection: Connection,
  _params: Params<"accounts.show"> = {},
  options?: CallOptions,
): PendingResponse<Account, "accounts.show"> {
  return connection.call(metadataOfAccountsShow, {}, options);
}

const metadataOfAccountsGet: OperationMetadata = {
  id: "accounts.get",
  method: "GET",
  path: "/account",
  deprecated: "Since 1.0.0. It shows too little. Use `accounts.show`.",
  envelope: [],
  failures: { 401: ["message"], 429: ["message"] },
  bareFailures: ["5XX", "default"],
};

const metadataOfAccountsGetPhoto: OperationMetadata = {
  id: "accounts.getPhoto",
  method: "GET",
  path: "/account/photo",
  envelope: [],
  bareFailures: [204, 401],
  errors: {
    204: NoPhotoError,
    401: { class: KeyError, cases: [{ contains: "no */ `plan`", class: NotSubscribedError }] },
  },
};

const metadataOfAccountsShow: OperationMetadata = {
  id: "accounts.show",
  method: "GET",
  path: "/account/all",
  envelope: [],
};
