// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "root.get": Record<string, never>;
  "users.deleteById": operations["users.deleteById"]["parameters"]["path"];
  "users.delete": operations["users.delete"]["parameters"]["path"];
  "users.pets.list": operations["users.pets.list"]["parameters"]["path"];
  "users.pets.create": operations["users.pets.create"]["parameters"]["path"];
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  "root.get": string;
  "users.deleteById": void;
  "users.delete": void;
  "users.pets.list": operations["users.pets.list"]["responses"][200]["content"]["application/json"];
  "users.pets.create": void;
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
