// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Items {
  readonly #connection: Connection;

  /**
   * `items.list`, `GET /items`.
   *
   * Credentials: `oauth` with `read`.
   */
  readonly list = (
    _params: Params<"items.list"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"items.list">, "items.list"> =>
    this.#connection.call(metadataOfItemsList, {}, options);

  /**
   * `items.health`, `GET /health`.
   *
   * Credentials: none.
   */
  readonly health = (
    _params: Params<"items.health"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"items.health">, "items.health"> =>
    this.#connection.call(metadataOfItemsHealth, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Items.list} as a function, for a connection. */
export function itemsList(
  connection: Connection,
  _params: Params<"items.list"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"items.list">, "items.list"> {
  return connection.call(metadataOfItemsList, {}, options);
}

/** {@link Items.health} as a function, for a connection. */
export function itemsHealth(
  connection: Connection,
  _params: Params<"items.health"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"items.health">, "items.health"> {
  return connection.call(metadataOfItemsHealth, {}, options);
}

const metadataOfItemsList: OperationMetadata = { id: "items.list", method: "GET", path: "/items", envelope: [] };

const metadataOfItemsHealth: OperationMetadata = {
  id: "items.health",
  method: "GET",
  path: "/health",
  security: [],
  envelope: [],
};
