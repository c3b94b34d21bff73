// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Class, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

export class Index {
  readonly #connection: Connection;

  /** `index`, `GET /d`. */
  readonly index = (_params: Params<"index"> = {}, options?: CallOptions): PendingAnswer<Class> =>
    this.#connection.call<Class>(indexIndexFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Index.index} as a function, for a connection. */
export function indexIndex(
  connection: Connection,
  _params: Params<"index"> = {},
  options?: CallOptions,
): PendingAnswer<Class> {
  return connection.call<Class>(indexIndexFacts, {}, options);
}

const indexIndexFacts: OperationFacts = { id: "index", verb: "GET", path: "/d", envelope: [] };
