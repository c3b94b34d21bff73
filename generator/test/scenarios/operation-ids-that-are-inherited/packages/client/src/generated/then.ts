// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";
import { serializeParams } from "../serialize-params.js";

export class Then {
  readonly #connection: Connection;

  /**
   * `then`, `PATCH /letters/{id}`.
   *
   * @throws {ApiError} 404: A letter.
   * @throws {ParamsError} before anything is sent: The document refuses the parameters.
   */
  readonly then_ = (params: Params<"then">, options?: CallOptions): PendingAnswer<void> =>
    this.#connection.call<void>(thenThenFacts, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Then.then_} as a function, for a connection. */
export function thenThen(connection: Connection, params: Params<"then">, options?: CallOptions): PendingAnswer<void> {
  return connection.call<void>(thenThenFacts, params, options);
}

const thenThenFacts: OperationFacts = {
  id: "then",
  verb: "PATCH",
  path: "/letters/{id}",
  serialize: serializeParams,
  params: { id: { in: "path" } },
  checks: { id: { required: true, type: "int64" } },
  empty: () => undefined,
  parse: () => undefined,
  failures: { 404: ["id"] },
};
