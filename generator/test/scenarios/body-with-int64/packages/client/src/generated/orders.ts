// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Answer, Order, Params } from "@shortvideo-api/openapi-types";
import { exactAnswerOfOrdersCountByArticle, exactOrder } from "@shortvideo-api/wire";
import type { CallOptions, HttpClient } from "../http.js";

export class Orders {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * `orders.create`, `POST /orders`.
   *
   * @throws {ApiError} 404: No such article.
   */
  create(params: Params<"orders.create">, options?: CallOptions): Promise<Order> {
    return this.#http.call<Order>(
      {
        operation: "orders.create",
        verb: "POST",
        path: "/orders",
        body: params.body,
        mediaType: "application/json",
        bodyExact: exactOrder,
        exact: exactOrder,
        envelope: ["id", "parent", "lines"],
        failures: [404],
      },
      options,
    );
  }

  /** `orders.countByArticle`, `GET /orders/by-article`. */
  countByArticle(
    _params: Params<"orders.countByArticle"> = {},
    options?: CallOptions,
  ): Promise<Answer<"orders.countByArticle">> {
    return this.#http.call<Answer<"orders.countByArticle">>(
      {
        operation: "orders.countByArticle",
        verb: "GET",
        path: "/orders/by-article",
        exact: exactAnswerOfOrdersCountByArticle,
        envelope: [],
      },
      options,
    );
  }
}
