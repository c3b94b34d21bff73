// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "documents.search": { body: OperationRequestBodies["documents.search"] };
  "rows.query": { body?: OperationRequestBodies["rows.query"] | undefined };
  "changes.list": Pick<NonNullable<operations["changes.list"]["parameters"]["header"]>, "X-Continuation">;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "documents.search": NonNullable<operations["documents.search"]["requestBody"]>["content"]["application/json"];
  "rows.query": NonNullable<operations["rows.query"]["requestBody"]>["content"]["application/json"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "documents.search": operations["documents.search"]["responses"][200]["content"]["application/json"];
  "rows.query": operations["rows.query"]["responses"][200]["content"]["application/json"];
  "changes.list": operations["changes.list"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
