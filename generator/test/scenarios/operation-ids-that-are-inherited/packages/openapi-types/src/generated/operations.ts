// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  toString: operations["toString"]["parameters"]["path"];
  constructor: operations["constructor"]["parameters"]["path"];
  hasOwnProperty: operations["hasOwnProperty"]["parameters"]["path"];
  __proto__: operations["__proto__"]["parameters"]["path"];
  then: operations["then"]["parameters"]["path"];
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  toString: operations["toString"]["responses"][200]["content"]["application/json"];
  constructor: void;
  hasOwnProperty: string;
  __proto__: operations["__proto__"]["responses"][200]["content"]["application/json"];
  then: void;
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {
  then: { 404: operations["then"]["responses"][404]["content"]["application/json"] };
}
