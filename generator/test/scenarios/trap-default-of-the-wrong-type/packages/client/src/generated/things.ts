// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Thing } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";
import { serializeLists } from "../serialize-lists.js";

export class Things {
  readonly #connection: Connection;

  /**
   * `things.get`, `GET /things`.
   *
   * @param params.limit - Default `20`.
   * @param params.deep - Default `false`.
   * @param params.name - Default `5`.
   * @throws {ParamsError} before anything is sent: The document refuses the parameters.
   */
  readonly get = (params: Params<"things.get"> = {}, options?: CallOptions): PendingAnswer<Thing> =>
    this.#connection.call<Thing>(thingsGetFacts, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Things.get} as a function, for a connection. */
export function thingsGet(
  connection: Connection,
  params: Params<"things.get"> = {},
  options?: CallOptions,
): PendingAnswer<Thing> {
  return connection.call<Thing>(thingsGetFacts, params, options);
}

const thingsGetFacts: OperationFacts = {
  id: "things.get",
  verb: "GET",
  path: "/things",
  serialize: serializeLists,
  checks: {
    limit: { type: "integer" },
    deep: { type: "boolean" },
    name: { type: "string" },
    list: { type: "array", items: { type: "string" } },
  },
  envelope: ["count", "on", "name", "items", "kind"],
};
