// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Order, Params, ResponseBody } from "@shortvideo-api/openapi-types";
import {
  exactOrder,
  exactOrderForm,
  int64,
  marksOfResponseOfOrdersCountByArticle,
  readExact,
  stringifyExact,
} from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody, checkInner } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { holdsStream } from "../serialize/holds-stream.js";
import { serializeBody } from "../serialize/serialize-body.js";
import { serializeExactJson } from "../serialize/serialize-json.js";
import { serializeParams } from "../serialize/serialize-params.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { serializeQueryString } from "../serialize/serialize-query-string.js";
import { writeForm } from "../serialize/write-form.js";
import { checkOfOrder, checkOfOrderForm } from "./checks.js";

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
    this.#connection.call(metadataOfOrdersCreate, params, options);

  /** `orders.countByArticle`, `GET /orders/by-article`. */
  readonly countByArticle = (
    _params: Params<"orders.countByArticle"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"orders.countByArticle">, "orders.countByArticle"> =>
    this.#connection.call(metadataOfOrdersCountByArticle, {}, options);

  /**
   * The numbers are in JSON within parameters and forms.
   *
   * `orders.createBatch`, `POST /orders/batch`.
   */
  readonly createBatch = (
    params: Params<"orders.createBatch"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "orders.createBatch"> => this.#connection.call(metadataOfOrdersCreateBatch, params, options);

  /** `orders.query`, `GET /orders/query`. */
  readonly query = (
    params: Params<"orders.query"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "orders.query"> => this.#connection.call(metadataOfOrdersQuery, params, options);

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
  return connection.call(metadataOfOrdersCreate, params, options);
}

/** {@link Orders.countByArticle} as a function, for a connection. */
export function ordersCountByArticle(
  connection: Connection,
  _params: Params<"orders.countByArticle"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"orders.countByArticle">, "orders.countByArticle"> {
  return connection.call(metadataOfOrdersCountByArticle, {}, options);
}

/** {@link Orders.createBatch} as a function, for a connection. */
export function ordersCreateBatch(
  connection: Connection,
  params: Params<"orders.createBatch"> = {},
  options?: CallOptions,
): PendingResponse<void, "orders.createBatch"> {
  return connection.call(metadataOfOrdersCreateBatch, params, options);
}

/** {@link Orders.query} as a function, for a connection. */
export function ordersQuery(
  connection: Connection,
  params: Params<"orders.query"> = {},
  options?: CallOptions,
): PendingResponse<void, "orders.query"> {
  return connection.call(metadataOfOrdersQuery, params, options);
}

const metadataOfOrdersCreate: OperationMetadata = {
  id: "orders.create",
  method: "POST",
  path: "/orders",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeExactJson, exact: exactOrder },
  parse: (text) => readExact(text, exactOrder),
  envelope: ["id", "parent", "batch", "serial", "lines"],
  failures: { 404: [] },
};

/** The checks of {@link Orders.create}, for `paramChecks`. */
export const checksOfOrdersCreate: OperationChecks = {
  operation: metadataOfOrdersCreate,
  body: { check: checkBody, required: true, schema: checkOfOrder },
};

const metadataOfOrdersCountByArticle: OperationMetadata = {
  id: "orders.countByArticle",
  method: "GET",
  path: "/orders/by-article",
  parse: (text) => readExact(text, marksOfResponseOfOrdersCountByArticle),
  envelope: [],
};

const metadataOfOrdersCreateBatch: OperationMetadata = {
  id: "orders.createBatch",
  method: "POST",
  path: "/orders/batch",
  serialize: serializeParams,
  params: {
    filter: { write: (value) => stringifyExact(value, { fields: { article_id: int64 } }) },
    selection: { write: (value) => writeForm(value, {}, { fields: { order: () => exactOrder } }) },
    "X-Origin": { in: "header", write: (value) => stringifyExact(value, { fields: { id: int64 } }) },
  },
  body: {
    param: "body",
    mediaType: "application/x-www-form-urlencoded",
    serialize: serializeBody,
    isSentOnce: holdsStream,
    exact: exactOrderForm,
    encoding: { lines: { contentType: "application/json" } },
    contentType: "contentType",
    others: {
      "multipart/form-data": {
        exact: {
          fields: {
            order: () => exactOrder,
            orders: { items: () => exactOrder },
            by_article: { values: int64 },
            batch: int64,
          },
        },
      },
    },
  },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Orders.createBatch}, for `paramChecks`. */
export const checksOfOrdersCreateBatch: OperationChecks = {
  operation: metadataOfOrdersCreateBatch,
  params: {
    filter: {
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        expected: "an object",
        fields: { article_id: { type: "integer", expected: "a 64-bit integer" } },
      },
      isJson: true,
      exact: { fields: { article_id: int64 } },
    },
    selection: {
      expected: "an object",
      find: checkInner,
      rules: { type: "object", expected: "an object", fields: { order: () => checkOfOrder } },
    },
    "X-Origin": {
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        expected: "an object",
        fields: { place: { type: "string", expected: "text" }, id: { type: "integer", expected: "a 64-bit integer" } },
      },
      isJson: true,
      exact: { fields: { id: int64 } },
    },
  },
  body: {
    check: checkBody,
    schema: checkOfOrderForm,
    others: {
      "multipart/form-data": {
        schema: {
          type: "object",
          expected: "an object",
          fields: {
            order: () => checkOfOrder,
            orders: { type: "array", expected: "a list, each an object", items: () => checkOfOrder },
            by_article: {
              type: "object",
              expected: "an object",
              others: { type: "integer", expected: "a 64-bit integer" },
            },
            batch: { type: "integer", expected: "a 64-bit integer" },
          },
        },
      },
    },
  },
};

const metadataOfOrdersQuery: OperationMetadata = {
  id: "orders.query",
  method: "GET",
  path: "/orders/query",
  serialize: serializeQueryString,
  params: { query: { in: "querystring", write: (value) => stringifyExact(value, { fields: { article_id: int64 } }) } },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Orders.query}, for `paramChecks`. */
export const checksOfOrdersQuery: OperationChecks = {
  operation: metadataOfOrdersQuery,
  params: {
    query: {
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        expected: "an object",
        fields: { article_id: { type: "integer", expected: "a 64-bit integer" } },
      },
      isJson: true,
      exact: { fields: { article_id: int64 } },
    },
  },
};
