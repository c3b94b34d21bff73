// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** What each operation takes: its parameters and its body, flat. */
export interface OperationParams {
  "letters.list": operations["letters.list"]["parameters"]["query"];
}

/** The body of each request that has one. */
export interface OperationBodies {}

/** What each operation answers when all is well. */
export interface OperationAnswers {
  "letters.list": operations["letters.list"]["responses"][200]["content"]["application/json"];
}

/** What each operation answers otherwise, by status. */
export interface OperationFailures {}
