// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** What each operation takes: its parameters and its body, flat. */
export interface OperationParams {
  listUsers: Record<string, never>;
  listusers: Record<string, never>;
  ListUsers: Record<string, never>;
  list_users: Record<string, never>;
  "list-users": Record<string, never>;
}

/** The body of each request that has one. */
export interface OperationBodies {}

/** What each operation answers when all is well. */
export interface OperationAnswers {
  listUsers: operations["listUsers"]["responses"][200]["content"]["application/json"];
  listusers: operations["listusers"]["responses"][200]["content"]["application/json"];
  ListUsers: operations["ListUsers"]["responses"][200]["content"]["application/json"];
  list_users: operations["list_users"]["responses"][200]["content"]["application/json"];
  "list-users": operations["list-users"]["responses"][200]["content"]["application/json"];
}

/** What each operation answers otherwise, by status. */
export interface OperationFailures {}
