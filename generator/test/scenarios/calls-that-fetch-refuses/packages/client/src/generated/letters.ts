// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Letter, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";
import { serializeBody } from "../serialize-body.js";
import { serializeParams } from "../serialize-params.js";

export class Letters {
  readonly #connection: Connection;

  /**
   * `letters.search`, `GET /letters`.
   *
   * @throws {ParamsError} before anything is sent: The document refuses the parameters.
   */
  readonly search = (params: Params<"letters.search"> = {}, options?: CallOptions): PendingAnswer<Letter> =>
    this.#connection.call<Letter>(lettersSearchFacts, params, options);

  /** `letters.delete`, `DELETE /letters`. */
  readonly delete = (params: Params<"letters.delete"> = {}, options?: CallOptions): PendingAnswer<void> =>
    this.#connection.call<void>(lettersDeleteFacts, params, options);

  /** `letters.count`, `HEAD /letters`. */
  readonly count = (_params: Params<"letters.count"> = {}, options?: CallOptions): PendingAnswer<void> =>
    this.#connection.call<void>(lettersCountFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Letters.search} as a function, for a connection. */
export function lettersSearch(
  connection: Connection,
  params: Params<"letters.search"> = {},
  options?: CallOptions,
): PendingAnswer<Letter> {
  return connection.call<Letter>(lettersSearchFacts, params, options);
}

/** {@link Letters.delete} as a function, for a connection. */
export function lettersDelete(
  connection: Connection,
  params: Params<"letters.delete"> = {},
  options?: CallOptions,
): PendingAnswer<void> {
  return connection.call<void>(lettersDeleteFacts, params, options);
}

/** {@link Letters.count} as a function, for a connection. */
export function lettersCount(
  connection: Connection,
  _params: Params<"letters.count"> = {},
  options?: CallOptions,
): PendingAnswer<void> {
  return connection.call<void>(lettersCountFacts, {}, options);
}

const lettersSearchFacts: OperationFacts = {
  id: "letters.search",
  verb: "GET",
  path: "/letters",
  checks: { size: { type: "integer" } },
  envelope: ["id"],
};

const lettersDeleteFacts: OperationFacts = {
  id: "letters.delete",
  verb: "DELETE",
  path: "/letters",
  serialize: serializeParams,
  body: { param: "body", mediaType: "application/json", serialize: serializeBody },
  empty: () => undefined,
  parse: () => undefined,
};

const lettersCountFacts: OperationFacts = {
  id: "letters.count",
  verb: "HEAD",
  path: "/letters",
  empty: () => undefined,
  parse: () => undefined,
};
