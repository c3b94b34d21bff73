// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  listUsers: Record<string, never>;
  listusers: Record<string, never>;
  ListUsers: Record<string, never>;
  list_users: Record<string, never>;
  "list-users": Record<string, never>;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  listUsers: operations["listUsers"]["responses"][200]["content"]["application/json"];
  listusers: operations["listusers"]["responses"][200]["content"]["application/json"];
  ListUsers: operations["ListUsers"]["responses"][200]["content"]["application/json"];
  list_users: operations["list_users"]["responses"][200]["content"]["application/json"];
  "list-users": operations["list-users"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
