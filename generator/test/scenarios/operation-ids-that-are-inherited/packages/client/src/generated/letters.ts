// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";
import { serializeParams } from "../serialize-params.js";

export class Letters {
  readonly #connection: Connection;

  /**
   * `hasOwnProperty`, `POST /letters/{id}`.
   *
   * @throws {ParamsError} before anything is sent: The document refuses the parameters.
   */
  readonly hasOwnProperty_ = (params: Params<"hasOwnProperty">, options?: CallOptions): PendingAnswer<string> =>
    this.#connection.call<string>(hasOwnPropertyFacts, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Letters.hasOwnProperty_} as a function, for a connection. */
export function hasOwnProperty(
  connection: Connection,
  params: Params<"hasOwnProperty">,
  options?: CallOptions,
): PendingAnswer<string> {
  return connection.call<string>(hasOwnPropertyFacts, params, options);
}

const hasOwnPropertyFacts: OperationFacts = {
  id: "hasOwnProperty",
  verb: "POST",
  path: "/letters/{id}",
  serialize: serializeParams,
  params: { id: { in: "path" } },
  checks: { id: { required: true, type: "int64" } },
  empty: () => "",
  parse: (text) => text,
};
