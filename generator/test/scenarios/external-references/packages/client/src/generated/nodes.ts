// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Node, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeParams } from "../serialize/serialize-params.js";

export class Nodes {
  readonly #connection: Connection;

  /**
   * `nodes.get`, `GET /nodes/{id}`.
   *
   * @throws {ParamsError} before anything is sent: The document refuses the parameters.
   */
  readonly get = (params: Params<"nodes.get">, options?: CallOptions): PendingResponse<Node> =>
    this.#connection.call<Node>(nodesGetMetadata, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Nodes.get} as a function, for a connection. */
export function nodesGet(
  connection: Connection,
  params: Params<"nodes.get">,
  options?: CallOptions,
): PendingResponse<Node> {
  return connection.call<Node>(nodesGetMetadata, params, options);
}

const nodesGetMetadata: OperationMetadata = {
  id: "nodes.get",
  method: "GET",
  path: "/nodes/{id}",
  serialize: serializeParams,
  params: { id: { in: "path" } },
  checks: { id: { required: true, type: "string", expected: "text" } },
  envelope: ["label", "edges"],
};
