// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { bodyCheckOfLettersSend } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 * - `CredentialsError` before the request is sent: The client has no credentials for the operation.
 */
export class Letters {
  readonly #connection: Connection;

  /** `letters.list`, `GET /letters`. */
  readonly list = (
    _params: Params<"letters.list"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"letters.list">, "letters.list"> =>
    this.#connection.call(metadataOfLettersList, {}, options);

  /** `letters.send`, `POST /letters`. */
  readonly send = (
    params: Params<"letters.send"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"letters.send">, "letters.send"> =>
    this.#connection.call(metadataOfLettersSend, params, options);

  /** `letters.burn`, `DELETE /letters/{id}`. */
  readonly burn = (
    params: Params<"letters.burn">,
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"letters.burn">, "letters.burn"> =>
    this.#connection.call(metadataOfLettersBurn, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Letters.list} as a function, for a connection. */
export function lettersList(
  connection: Connection,
  _params: Params<"letters.list"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"letters.list">, "letters.list"> {
  return connection.call(metadataOfLettersList, {}, options);
}

/** {@link Letters.send} as a function, for a connection. */
export function lettersSend(
  connection: Connection,
  params: Params<"letters.send"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"letters.send">, "letters.send"> {
  return connection.call(metadataOfLettersSend, params, options);
}

/** {@link Letters.burn} as a function, for a connection. */
export function lettersBurn(
  connection: Connection,
  params: Params<"letters.burn">,
  options?: CallOptions,
): PendingResponse<ResponseBody<"letters.burn">, "letters.burn"> {
  return connection.call(metadataOfLettersBurn, params, options);
}

const metadataOfLettersList: OperationMetadata = { id: "letters.list", method: "GET", path: "/letters", envelope: [] };

const metadataOfLettersSend: OperationMetadata = {
  id: "letters.send",
  method: "POST",
  path: "/letters",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  envelope: [],
};

/** The checks of {@link Letters.send}, for `paramChecks`. */
export const checksOfLettersSend: OperationChecks = {
  operation: metadataOfLettersSend,
  body: { check: checkBody, schema: bodyCheckOfLettersSend },
};

const metadataOfLettersBurn: OperationMetadata = {
  id: "letters.burn",
  method: "DELETE",
  path: "/letters/{id}",
  serialize: serializePlain,
  params: { "Idempotency-Key": { in: "header" } },
  envelope: [],
};

/** The checks of {@link Letters.burn}, for `paramChecks`. */
export const checksOfLettersBurn: OperationChecks = {
  operation: metadataOfLettersBurn,
  params: {
    id: { required: true, type: "string", expected: "text" },
    "Idempotency-Key": { type: "string", expected: "text" },
  },
};
