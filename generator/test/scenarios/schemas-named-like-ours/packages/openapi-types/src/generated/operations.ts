// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** What each operation takes: its parameters and its body, flat. */
export interface OperationParams {
  "requests.send": { body?: OperationBodies["requests.send"] | undefined };
}

/** The body of each request that has one. */
export interface OperationBodies {
  "requests.send": NonNullable<operations["requests.send"]["requestBody"]>["content"]["application/json"];
}

/** What each operation answers when all is well. */
export interface OperationAnswers {
  "requests.send": operations["requests.send"]["responses"][200]["content"]["application/json"];
}

/** What each operation answers otherwise, by status. */
export interface OperationFailures {
  "requests.send": { 400: operations["requests.send"]["responses"][400]["content"]["application/json"] };
}
