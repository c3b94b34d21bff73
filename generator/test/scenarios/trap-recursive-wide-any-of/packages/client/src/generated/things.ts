// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Node, Params } from "@shortvideo-api/openapi-types";
import { exactNode, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Things {
  readonly #connection: Connection;

  /** `things.get`, `GET /things`. */
  readonly get = (_params: Params<"things.get"> = {}, options?: CallOptions): PendingResponse<Node, "things.get"> =>
    this.#connection.call(metadataOfThingsGet, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Things.get} as a function, for a connection. */
export function thingsGet(
  connection: Connection,
  _params: Params<"things.get"> = {},
  options?: CallOptions,
): PendingResponse<Node, "things.get"> {
  return connection.call(metadataOfThingsGet, {}, options);
}

const metadataOfThingsGet: OperationMetadata = {
  id: "things.get",
  method: "GET",
  path: "/things",
  parse: (text) => readExact(text, exactNode),
  envelope: [],
};
