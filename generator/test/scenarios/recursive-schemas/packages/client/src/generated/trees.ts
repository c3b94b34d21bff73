// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Tree } from "@shortvideo-api/openapi-types";
import { exactTree, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

export class Trees {
  readonly #connection: Connection;

  /** `trees.get`, `GET /tree`. */
  readonly get = (_params: Params<"trees.get"> = {}, options?: CallOptions): PendingAnswer<Tree> =>
    this.#connection.call<Tree>(treesGetFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Trees.get} as a function, for a connection. */
export function treesGet(
  connection: Connection,
  _params: Params<"trees.get"> = {},
  options?: CallOptions,
): PendingAnswer<Tree> {
  return connection.call<Tree>(treesGetFacts, {}, options);
}

const treesGetFacts: OperationFacts = {
  id: "trees.get",
  verb: "GET",
  path: "/tree",
  parse: (text) => readExact(text, exactTree),
  envelope: ["id", "children", "parent", "attributes"],
};
