// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "accounts.get": Record<string, never>;
  "accounts.getPhoto": Record<string, never>;
  "accounts.show": Record<string, never>;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  "accounts.get": operations["accounts.get"]["responses"][200]["content"]["application/json"];
  "accounts.getPhoto": operations["accounts.getPhoto"]["responses"][200]["content"]["application/json"];
  "accounts.show": operations["accounts.show"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {
  "accounts.get": {
    401: operations["accounts.get"]["responses"][401]["content"]["application/json"];
    429: operations["accounts.get"]["responses"][429]["content"]["application/json"];
    "5XX": unknown;
    default: unknown;
  };
  "accounts.getPhoto": { 204: undefined; 401: unknown };
}
