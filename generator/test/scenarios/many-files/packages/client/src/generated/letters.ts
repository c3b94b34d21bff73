// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Letter, Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { checkOfLetter } from "./checks.js";

/**
 * Letters and their answers.
 *
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Letters {
  readonly #connection: Connection;

  /**
   * `letters.list`, `GET /letters`.
   *
   * @param params.page_size - From 1 to 50.
   * @param params.page - At least 1, default `1`.
   * @throws {ApiError} any other status: A problem.
   */
  readonly list = (
    params: Params<"letters.list"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"letters.list">, "letters.list"> =>
    this.#connection.call(metadataOfLettersList, params, options);

  /** `letters.write`, `POST /letters`. */
  readonly write = (params: Params<"letters.write">, options?: CallOptions): PendingResponse<Letter, "letters.write"> =>
    this.#connection.call(metadataOfLettersWrite, params, options);

  /** `letters.get`, `GET /letters/{letter_id}`. */
  readonly get = (params: Params<"letters.get">, options?: CallOptions): PendingResponse<Letter, "letters.get"> =>
    this.#connection.call(metadataOfLettersGet, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Letters.list} as a function, for a connection. */
export function lettersList(
  connection: Connection,
  params: Params<"letters.list"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"letters.list">, "letters.list"> {
  return connection.call(metadataOfLettersList, params, options);
}

/** {@link Letters.write} as a function, for a connection. */
export function lettersWrite(
  connection: Connection,
  params: Params<"letters.write">,
  options?: CallOptions,
): PendingResponse<Letter, "letters.write"> {
  return connection.call(metadataOfLettersWrite, params, options);
}

/** {@link Letters.get} as a function, for a connection. */
export function lettersGet(
  connection: Connection,
  params: Params<"letters.get">,
  options?: CallOptions,
): PendingResponse<Letter, "letters.get"> {
  return connection.call(metadataOfLettersGet, params, options);
}

const metadataOfLettersList: OperationMetadata = {
  id: "letters.list",
  method: "GET",
  path: "/letters",
  envelope: ["letters"],
  failures: { default: ["message"] },
};

/** The checks of {@link Letters.list}, for `paramChecks`. */
export const checksOfLettersList: OperationChecks = {
  operation: metadataOfLettersList,
  params: {
    page_size: { type: "integer", minimum: 1, maximum: 50, expected: "an integer from 1 to 50" },
    page: { type: "integer", minimum: 1, expected: "an integer of at least 1" },
  },
};

const metadataOfLettersWrite: OperationMetadata = {
  id: "letters.write",
  method: "POST",
  path: "/letters",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  envelope: ["id", "text", "answers"],
};

/** The checks of {@link Letters.write}, for `paramChecks`. */
export const checksOfLettersWrite: OperationChecks = {
  operation: metadataOfLettersWrite,
  body: { check: checkBody, required: true, schema: checkOfLetter },
};

const metadataOfLettersGet: OperationMetadata = {
  id: "letters.get",
  method: "GET",
  path: "/letters/{letter_id}",
  serialize: serializePlain,
  envelope: ["id", "text", "answers"],
};

/** The checks of {@link Letters.get}, for `paramChecks`. */
export const checksOfLettersGet: OperationChecks = {
  operation: metadataOfLettersGet,
  params: { letter_id: { required: true, type: "string", expected: "text" } },
};
