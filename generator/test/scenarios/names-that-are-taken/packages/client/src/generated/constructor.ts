// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Class, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

export class Constructor {
  readonly #connection: Connection;

  /** `then`, `GET /f`. */
  readonly then_ = (_params: Params<"then"> = {}, options?: CallOptions): PendingAnswer<Class> =>
    this.#connection.call<Class>(constructorThenFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Constructor.then_} as a function, for a connection. */
export function constructorThen(
  connection: Connection,
  _params: Params<"then"> = {},
  options?: CallOptions,
): PendingAnswer<Class> {
  return connection.call<Class>(constructorThenFacts, {}, options);
}

const constructorThenFacts: OperationFacts = { id: "then", verb: "GET", path: "/f", envelope: [] };
