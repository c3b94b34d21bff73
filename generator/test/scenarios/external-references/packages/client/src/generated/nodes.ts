// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Node, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";
import { serializeParams } from "../serialize-params.js";

export class Nodes {
  readonly #connection: Connection;

  /**
   * `nodes.get`, `GET /nodes/{id}`.
   *
   * @throws {ParamsError} before anything is sent: The document refuses the parameters.
   */
  readonly get = (params: Params<"nodes.get">, options?: CallOptions): PendingAnswer<Node> =>
    this.#connection.call<Node>(nodesGetFacts, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Nodes.get} as a function, for a connection. */
export function nodesGet(
  connection: Connection,
  params: Params<"nodes.get">,
  options?: CallOptions,
): PendingAnswer<Node> {
  return connection.call<Node>(nodesGetFacts, params, options);
}

const nodesGetFacts: OperationFacts = {
  id: "nodes.get",
  verb: "GET",
  path: "/nodes/{id}",
  serialize: serializeParams,
  params: { id: { in: "path" } },
  checks: { id: { required: true, type: "string" } },
  envelope: ["label", "edges"],
};
