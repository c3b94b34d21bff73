// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Letter, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { checkOfLetter } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Letters {
  readonly #connection: Connection;

  /** `letters.search`, `GET /letters`. */
  readonly search = (
    params: Params<"letters.search"> = {},
    options?: CallOptions,
  ): PendingResponse<Letter, "letters.search"> => this.#connection.call(metadataOfLettersSearch, params, options);

  /** `letters.delete`, `DELETE /letters`. */
  readonly delete = (
    params: Params<"letters.delete"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "letters.delete"> => this.#connection.call(metadataOfLettersDelete, params, options);

  /** `letters.count`, `HEAD /letters`. */
  readonly count = (
    _params: Params<"letters.count"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "letters.count"> => this.#connection.call(metadataOfLettersCount, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Letters.search} as a function, for a connection. */
export function lettersSearch(
  connection: Connection,
  params: Params<"letters.search"> = {},
  options?: CallOptions,
): PendingResponse<Letter, "letters.search"> {
  return connection.call(metadataOfLettersSearch, params, options);
}

/** {@link Letters.delete} as a function, for a connection. */
export function lettersDelete(
  connection: Connection,
  params: Params<"letters.delete"> = {},
  options?: CallOptions,
): PendingResponse<void, "letters.delete"> {
  return connection.call(metadataOfLettersDelete, params, options);
}

/** {@link Letters.count} as a function, for a connection. */
export function lettersCount(
  connection: Connection,
  _params: Params<"letters.count"> = {},
  options?: CallOptions,
): PendingResponse<void, "letters.count"> {
  return connection.call(metadataOfLettersCount, {}, options);
}

const metadataOfLettersSearch: OperationMetadata = {
  id: "letters.search",
  method: "GET",
  path: "/letters",
  envelope: ["id"],
};

/** The checks of {@link Letters.search}, for `paramChecks`. */
export const checksOfLettersSearch: OperationChecks = {
  operation: metadataOfLettersSearch,
  params: { size: { type: "integer", expected: "an integer" } },
};

const metadataOfLettersDelete: OperationMetadata = {
  id: "letters.delete",
  method: "DELETE",
  path: "/letters",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Letters.delete}, for `paramChecks`. */
export const checksOfLettersDelete: OperationChecks = {
  operation: metadataOfLettersDelete,
  body: { check: checkBody, schema: checkOfLetter },
};

const metadataOfLettersCount: OperationMetadata = {
  id: "letters.count",
  method: "HEAD",
  path: "/letters",
  empty: () => undefined,
  parse: () => undefined,
};
