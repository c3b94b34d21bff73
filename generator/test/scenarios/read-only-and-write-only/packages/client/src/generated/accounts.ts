// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Account, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { checkOfAccountRequestBody } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Accounts {
  readonly #connection: Connection;

  /** `accounts.list`, `GET /accounts`. */
  readonly list = (
    _params: Params<"accounts.list"> = {},
    options?: CallOptions,
  ): PendingResponse<Account[], "accounts.list"> => this.#connection.call(metadataOfAccountsList, {}, options);

  /** `accounts.create`, `POST /accounts`. */
  readonly create = (
    params: Params<"accounts.create">,
    options?: CallOptions,
  ): PendingResponse<Account, "accounts.create"> => this.#connection.call(metadataOfAccountsCreate, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Accounts.list} as a function, for a connection. */
export function accountsList(
  connection: Connection,
  _params: Params<"accounts.list"> = {},
  options?: CallOptions,
): PendingResponse<Account[], "accounts.list"> {
  return connection.call(metadataOfAccountsList, {}, options);
}

/** {@link Accounts.create} as a function, for a connection. */
export function accountsCreate(
  connection: Connection,
  params: Params<"accounts.create">,
  options?: CallOptions,
): PendingResponse<Account, "accounts.create"> {
  return connection.call(metadataOfAccountsCreate, params, options);
}

const metadataOfAccountsList: OperationMetadata = {
  id: "accounts.list",
  method: "GET",
  path: "/accounts",
  envelope: "array",
};

const metadataOfAccountsCreate: OperationMetadata = {
  id: "accounts.create",
  method: "POST",
  path: "/accounts",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  envelope: ["id", "name", "owner", "address", "accounts"],
};

/** The checks of {@link Accounts.create}, for `paramChecks`. */
export const checksOfAccountsCreate: OperationChecks = {
  operation: metadataOfAccountsCreate,
  body: { check: checkBody, required: true, schema: checkOfAccountRequestBody },
};
