// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Thing } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

export class Things {
  readonly #connection: Connection;

  /** `things.get`, `GET /thing`. */
  readonly get = (_params: Params<"things.get"> = {}, options?: CallOptions): PendingAnswer<Thing> =>
    this.#connection.call<Thing>(thingsGetFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Things.get} as a function, for a connection. */
export function thingsGet(
  connection: Connection,
  _params: Params<"things.get"> = {},
  options?: CallOptions,
): PendingAnswer<Thing> {
  return connection.call<Thing>(thingsGetFacts, {}, options);
}

const thingsGetFacts: OperationFacts = {
  id: "things.get",
  verb: "GET",
  path: "/thing",
  envelope: ["name", "size", "other", "price"],
};
