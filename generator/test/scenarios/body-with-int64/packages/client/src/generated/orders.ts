// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Order, Params, ResponseBody } from "@shortvideo-api/openapi-types";
import { exactOrder, exactResponseOfOrdersCountByArticle, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeBody } from "../serialize/serialize-body.js";
import { serializeParams } from "../serialize/serialize-params.js";
import { checkOfOrder } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Orders {
  readonly #connection: Connection;

  /**
   * `orders.create`, `POST /orders`.
   *
   * @throws {ApiError} 404: No such article.
   */
  readonly create = (params: Params<"orders.create">, options?: CallOptions): PendingResponse<Order, "orders.create"> =>
    this.#connection.call(ordersCreateMetadata, params, options);

  /** `orders.countByArticle`, `GET /orders/by-article`. */
  readonly countByArticle = (
    _params: Params<"orders.countByArticle"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"orders.countByArticle">, "orders.countByArticle"> =>
    this.#connection.call(ordersCountByArticleMetadata, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Orders.create} as a function, for a connection. */
export function ordersCreate(
  connection: Connection,
  params: Params<"orders.create">,
  options?: CallOptions,
): PendingResponse<Order, "orders.create"> {
  return connection.call(ordersCreateMetadata, params, options);
}

/** {@link Orders.countByArticle} as a function, for a connection. */
export function ordersCountByArticle(
  connection: Connection,
  _params: Params<"orders.countByArticle"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"orders.countByArticle">, "orders.countByArticle"> {
  return connection.call(ordersCountByArticleMetadata, {}, options);
}

const ordersCreateMetadata: OperationMetadata = {
  id: "orders.create",
  method: "POST",
  path: "/orders",
  serialize: serializeParams,
  body: {
    param: "body",
    mediaType: "application/json",
    required: true,
    check: checkBody,
    schema: checkOfOrder,
    serialize: serializeBody,
    exact: exactOrder,
  },
  parse: (text) => readExact(text, exactOrder),
  envelope: ["id", "parent", "batch", "serial", "lines"],
};

const ordersCountByArticleMetadata: OperationMetadata = {
  id: "orders.countByArticle",
  method: "GET",
  path: "/orders/by-article",
  parse: (text) => readExact(text, exactResponseOfOrdersCountByArticle),
  envelope: [],
  failures: {},
};
