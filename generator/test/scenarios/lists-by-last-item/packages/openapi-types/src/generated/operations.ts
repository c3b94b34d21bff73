// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "invoices.list": NonNullable<operations["invoices.list"]["parameters"]["query"]>;
  "events.list": NonNullable<operations["events.list"]["parameters"]["query"]>;
  "labels.list": NonNullable<operations["labels.list"]["parameters"]["query"]>;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  "invoices.list": operations["invoices.list"]["responses"][200]["content"]["application/json"];
  "events.list": operations["events.list"]["responses"][200]["content"]["application/json"];
  "labels.list": operations["labels.list"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
