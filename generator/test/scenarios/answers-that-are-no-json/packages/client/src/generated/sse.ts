// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

export class Sse {
  readonly #connection: Connection;

  /** `sse`, `GET /sse`. */
  readonly sse = (_params: Params<"sse"> = {}, options?: CallOptions): PendingAnswer<string> =>
    this.#connection.call<string>(sseFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Sse.sse} as a function, for a connection. */
export function sse(connection: Connection, _params: Params<"sse"> = {}, options?: CallOptions): PendingAnswer<string> {
  return connection.call<string>(sseFacts, {}, options);
}

const sseFacts: OperationFacts = { id: "sse", verb: "GET", path: "/sse", empty: () => "", parse: (text) => text };
