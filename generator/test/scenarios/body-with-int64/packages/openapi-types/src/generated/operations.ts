// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "orders.create": { body: OperationRequestBodies["orders.create"] };
  "orders.countByArticle": Record<string, never>;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "orders.create": NonNullable<operations["orders.create"]["requestBody"]>["content"]["application/json"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "orders.create": operations["orders.create"]["responses"][201]["content"]["application/json"];
  "orders.countByArticle": operations["orders.countByArticle"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {
  "orders.create": { 404: operations["orders.create"]["responses"][404]["content"]["application/json"] };
}
