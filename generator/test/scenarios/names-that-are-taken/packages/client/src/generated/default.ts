// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Class, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

export class Default {
  readonly #connection: Connection;

  /** `default.new`, `GET /c`. */
  readonly new = (_params: Params<"default.new"> = {}, options?: CallOptions): PendingAnswer<Class> =>
    this.#connection.call<Class>(defaultNewFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Default.new} as a function, for a connection. */
export function defaultNew(
  connection: Connection,
  _params: Params<"default.new"> = {},
  options?: CallOptions,
): PendingAnswer<Class> {
  return connection.call<Class>(defaultNewFacts, {}, options);
}

const defaultNewFacts: OperationFacts = { id: "default.new", verb: "GET", path: "/c", envelope: [] };
