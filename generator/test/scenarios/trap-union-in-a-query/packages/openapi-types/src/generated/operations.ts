// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** What each operation takes: its parameters and its body, flat. */
export interface OperationParams {
  "things.get": NonNullable<operations["things.get"]["parameters"]["query"]>;
}

/** The body of each request that has one. */
export interface OperationBodies {}

/** What each operation answers when all is well. */
export interface OperationAnswers {
  "things.get": operations["things.get"]["responses"][200]["content"]["application/json"];
}

/** What each operation answers otherwise, by status. */
export interface OperationFailures {}
