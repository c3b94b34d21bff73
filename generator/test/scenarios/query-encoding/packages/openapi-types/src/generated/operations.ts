// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "search.run": operations["search.run"]["parameters"]["path"] &
    NonNullable<operations["search.run"]["parameters"]["query"]> &
    Pick<NonNullable<operations["search.run"]["parameters"]["header"]>, "X-Form">;
  "flags.read": operations["flags.read"]["parameters"]["query"];
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  "search.run": operations["search.run"]["responses"][200]["content"]["application/json"];
  "flags.read": operations["flags.read"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
