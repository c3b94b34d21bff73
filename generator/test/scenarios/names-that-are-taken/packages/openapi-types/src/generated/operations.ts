// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  delete: Record<string, never>;
  constructor: Record<string, never>;
  "default.new": Record<string, never>;
  index: Record<string, never>;
  "3d-view!": Record<string, never>;
  then: Record<string, never>;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  delete: operations["delete"]["responses"][200]["content"]["application/json"];
  constructor: operations["constructor"]["responses"][200]["content"]["application/json"];
  "default.new": operations["default.new"]["responses"][200]["content"]["application/json"];
  index: operations["index"]["responses"][200]["content"]["application/json"];
  "3d-view!": operations["3d-view!"]["responses"][200]["content"]["application/json"];
  then: operations["then"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
