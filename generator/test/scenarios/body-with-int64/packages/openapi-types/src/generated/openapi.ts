// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { Fault, Order, OrderForm } from "./schemas.js";

export interface paths {
  "/orders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["orders.create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/orders/by-article": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["orders.countByArticle"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/orders/batch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description The numbers are in JSON within parameters and forms. */
    post: operations["orders.createBatch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/orders/query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["orders.query"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    OrderForm: OrderForm;
    Order: Order;
    Fault: Fault;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "orders.create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": Order;
      };
    };
    responses: {
      /** @description The order. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Order;
        };
      };
      /** @description No such article. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Fault;
        };
      };
    };
  };
  "orders.countByArticle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Orders by article. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            [key: string]: string[];
          };
        };
      };
    };
  };
  "orders.createBatch": {
    parameters: {
      query?: {
        filter?:
          | {
              /** Format: int64 */
              article_id?: string;
            }
          | undefined;
        selection?:
          | {
              order?: Order;
            }
          | undefined;
      };
      header?: {
        "X-Origin"?:
          | {
              place?: string;
              /** Format: int64 */
              id?: string;
            }
          | undefined;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "multipart/form-data": {
          order?: Order;
          orders?: Order[];
          by_article?: {
            [key: string]: string;
          };
          /** Format: int64 */
          batch?: string;
        };
        "application/x-www-form-urlencoded": OrderForm;
      };
    };
    responses: {
      /** @description Created. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "orders.query": {
    parameters: {
      query?: {
        query?:
          | {
              /** Format: int64 */
              article_id?: string;
            }
          | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Found. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
