// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "orders.create": { body: OperationRequestBodies["orders.create"] };
  "orders.countByArticle": Record<string, never>;
  "orders.createBatch": NonNullable<operations["orders.createBatch"]["parameters"]["query"]> &
    Pick<NonNullable<operations["orders.createBatch"]["parameters"]["header"]>, "X-Origin"> &
    (
      | {
          body?: OperationRequestBodies["orders.createBatch"] | undefined;
          contentType?: "application/x-www-form-urlencoded" | undefined;
        }
      | {
          body:
            | NonNullable<operations["orders.createBatch"]["requestBody"]>["content"]["multipart/form-data"]
            | FormData;
          contentType: "multipart/form-data";
        }
    );
  "orders.query": NonNullable<operations["orders.query"]["parameters"]["query"]>;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "orders.create": NonNullable<operations["orders.create"]["requestBody"]>["content"]["application/json"];
  "orders.createBatch": NonNullable<
    operations["orders.createBatch"]["requestBody"]
  >["content"]["application/x-www-form-urlencoded"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "orders.create": operations["orders.create"]["responses"][201]["content"]["application/json"];
  "orders.countByArticle": operations["orders.countByArticle"]["responses"][200]["content"]["application/json"];
  "orders.createBatch": void;
  "orders.query": void;
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {
  "orders.create": { 404: operations["orders.create"]["responses"][404]["content"]["application/json"] };
}
