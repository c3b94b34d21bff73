// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Node, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Nodes {
  readonly #connection: Connection;

  /** `nodes.get`, `GET /nodes/{id}`. */
  readonly get = (params: Params<"nodes.get">, options?: CallOptions): PendingResponse<Node, "nodes.get"> =>
    this.#connection.call(metadataOfNodesGet, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Nodes.get} as a function, for a connection. */
export function nodesGet(
  connection: Connection,
  params: Params<"nodes.get">,
  options?: CallOptions,
): PendingResponse<Node, "nodes.get"> {
  return connection.call(metadataOfNodesGet, params, options);
}

const metadataOfNodesGet: OperationMetadata = {
  id: "nodes.get",
  method: "GET",
  path: "/nodes/{id}",
  serialize: serializePlain,
  envelope: ["label", "edges"],
};

/** The checks of {@link Nodes.get}, for `paramChecks`. */
export const checksOfNodesGet: OperationChecks = {
  operation: metadataOfNodesGet,
  params: { id: { required: true, type: "string", expected: "text" } },
};
