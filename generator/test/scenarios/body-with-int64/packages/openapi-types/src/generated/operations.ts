// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** What each operation takes: its parameters and its body, flat. */
export interface OperationParams {
  "orders.create": { body: OperationBodies["orders.create"] };
  "orders.countByArticle": Record<string, never>;
}

/** The body of each request that has one. */
export interface OperationBodies {
  "orders.create": NonNullable<operations["orders.create"]["requestBody"]>["content"]["application/json"];
}

/** What each operation answers when all is well. */
export interface OperationAnswers {
  "orders.create": operations["orders.create"]["responses"][201]["content"]["application/json"];
  "orders.countByArticle": operations["orders.countByArticle"]["responses"][200]["content"]["application/json"];
}

/** What each operation answers otherwise, by status. */
export interface OperationFailures {
  "orders.create": { 404: operations["orders.create"]["responses"][404]["content"]["application/json"] };
}
