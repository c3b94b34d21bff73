// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** What each operation takes: its parameters and its body, flat. */
export interface OperationParams {
  delete: Record<string, never>;
  constructor: Record<string, never>;
  "default.new": Record<string, never>;
  index: Record<string, never>;
  "3d-view!": Record<string, never>;
  then: Record<string, never>;
}

/** The body of each request that has one. */
export interface OperationBodies {}

/** What each operation answers when all is well. */
export interface OperationAnswers {
  delete: operations["delete"]["responses"][200]["content"]["application/json"];
  constructor: operations["constructor"]["responses"][200]["content"]["application/json"];
  "default.new": operations["default.new"]["responses"][200]["content"]["application/json"];
  index: operations["index"]["responses"][200]["content"]["application/json"];
  "3d-view!": operations["3d-view!"]["responses"][200]["content"]["application/json"];
  then: operations["then"]["responses"][200]["content"]["application/json"];
}

/** What each operation answers otherwise, by status. */
export interface OperationFailures {}
