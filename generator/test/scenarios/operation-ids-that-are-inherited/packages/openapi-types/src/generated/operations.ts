// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** What each operation takes: its parameters and its body, flat. */
export interface OperationParams {
  toString: operations["toString"]["parameters"]["path"];
  constructor: operations["constructor"]["parameters"]["path"];
  hasOwnProperty: operations["hasOwnProperty"]["parameters"]["path"];
  __proto__: operations["__proto__"]["parameters"]["path"];
  then: operations["then"]["parameters"]["path"];
}

/** The body of each request that has one. */
export interface OperationBodies {}

/** What each operation answers when all is well. */
export interface OperationAnswers {
  toString: operations["toString"]["responses"][200]["content"]["application/json"];
  constructor: void;
  hasOwnProperty: string;
  __proto__: operations["__proto__"]["responses"][200]["content"]["application/json"];
  then: void;
}

/** What each operation answers otherwise, by status. */
export interface OperationFailures {
  then: { 404: operations["then"]["responses"][404]["content"]["application/json"] };
}
