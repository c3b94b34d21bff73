// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "letters.list": NonNullable<operations["letters.list"]["parameters"]["query"]>;
  "notes.list": NonNullable<operations["notes.list"]["parameters"]["query"]>;
  "stamps.list": NonNullable<operations["stamps.list"]["parameters"]["query"]>;
  "parcels.list": NonNullable<operations["parcels.list"]["parameters"]["query"]>;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  "letters.list": operations["letters.list"]["responses"][200]["content"]["application/json"];
  "notes.list": operations["notes.list"]["responses"][200]["content"]["application/json"] | undefined;
  "stamps.list": operations["stamps.list"]["responses"][200]["content"]["application/json"];
  "parcels.list": operations["parcels.list"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
