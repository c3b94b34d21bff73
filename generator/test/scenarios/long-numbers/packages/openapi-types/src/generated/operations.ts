// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "entries.create": operations["entries.create"]["parameters"]["path"] &
    NonNullable<operations["entries.create"]["parameters"]["query"]> & {
      body: OperationRequestBodies["entries.create"];
    };
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "entries.create": NonNullable<operations["entries.create"]["requestBody"]>["content"]["application/json"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "entries.create": operations["entries.create"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
