// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

export class Csv {
  readonly #connection: Connection;

  /** `csv`, `GET /csv`. */
  readonly csv = (_params: Params<"csv"> = {}, options?: CallOptions): PendingAnswer<string> =>
    this.#connection.call<string>(csvFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Csv.csv} as a function, for a connection. */
export function csv(connection: Connection, _params: Params<"csv"> = {}, options?: CallOptions): PendingAnswer<string> {
  return connection.call<string>(csvFacts, {}, options);
}

const csvFacts: OperationFacts = { id: "csv", verb: "GET", path: "/csv", empty: () => "", parse: (text) => text };
