// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Tree } from "@shortvideo-api/openapi-types";
import { exactTree, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Trees {
  readonly #connection: Connection;

  /** `trees.get`, `GET /tree`. */
  readonly get = (_params: Params<"trees.get"> = {}, options?: CallOptions): PendingResponse<Tree, "trees.get"> =>
    this.#connection.call(metadataOfTreesGet, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Trees.get} as a function, for a connection. */
export function treesGet(
  connection: Connection,
  _params: Params<"trees.get"> = {},
  options?: CallOptions,
): PendingResponse<Tree, "trees.get"> {
  return connection.call(metadataOfTreesGet, {}, options);
}

const metadataOfTreesGet: OperationMetadata = {
  id: "trees.get",
  method: "GET",
  path: "/tree",
  parse: (text) => readExact(text, exactTree),
  envelope: ["id", "children", "parent", "attributes"],
};
