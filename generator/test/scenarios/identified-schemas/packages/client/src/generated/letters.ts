// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Letter, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Letters {
  readonly #connection: Connection;

  /**
   * `letters.get`, `GET /letters/{id}`.
   *
   * @param params.id - At least 4 characters.
   */
  readonly get = (params: Params<"letters.get">, options?: CallOptions): PendingResponse<Letter, "letters.get"> =>
    this.#connection.call(metadataOfLettersGet, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Letters.get} as a function, for a connection. */
export function lettersGet(
  connection: Connection,
  params: Params<"letters.get">,
  options?: CallOptions,
): PendingResponse<Letter, "letters.get"> {
  return connection.call(metadataOfLettersGet, params, options);
}

const metadataOfLettersGet: OperationMetadata = {
  id: "letters.get",
  method: "GET",
  path: "/letters/{id}",
  serialize: serializePlain,
  envelope: ["id", "stamp", "colour", "answers"],
};

/** The checks of {@link Letters.get}, for `paramChecks`. */
export const checksOfLettersGet: OperationChecks = {
  operation: metadataOfLettersGet,
  params: { id: { required: true, type: "string", minLength: 4, expected: "text of at least 4 characters" } },
};
