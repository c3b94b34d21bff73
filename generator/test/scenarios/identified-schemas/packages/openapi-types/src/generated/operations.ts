// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "letters.get": operations["letters.get"]["parameters"]["path"];
  "folders.get": Record<string, never>;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  "letters.get": operations["letters.get"]["responses"][200]["content"]["application/json"];
  "folders.get": operations["folders.get"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
