// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "root.get": Record<string, never>;
  "usersPets.list": operations["usersPets.list"]["parameters"]["path"];
  "usersPets.create": operations["usersPets.create"]["parameters"]["path"];
  "users.deleteById": operations["users.deleteById"]["parameters"]["path"];
  "users.delete": operations["users.delete"]["parameters"]["path"];
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  "root.get": string;
  "usersPets.list": operations["usersPets.list"]["responses"][200]["content"]["application/json"];
  "usersPets.create": void;
  "users.deleteById": void;
  "users.delete": void;
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
