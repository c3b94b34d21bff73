// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

export class Txt {
  readonly #connection: Connection;

  /** `txt`, `GET /txt`. */
  readonly txt = (_params: Params<"txt"> = {}, options?: CallOptions): PendingAnswer<string> =>
    this.#connection.call<string>(txtFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Txt.txt} as a function, for a connection. */
export function txt(connection: Connection, _params: Params<"txt"> = {}, options?: CallOptions): PendingAnswer<string> {
  return connection.call<string>(txtFacts, {}, options);
}

const txtFacts: OperationFacts = { id: "txt", verb: "GET", path: "/txt", empty: () => "", parse: (text) => text };
