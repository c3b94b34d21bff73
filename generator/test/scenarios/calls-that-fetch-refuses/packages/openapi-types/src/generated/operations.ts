// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "letters.search": NonNullable<operations["letters.search"]["parameters"]["query"]>;
  "letters.delete": { body?: OperationRequestBodies["letters.delete"] | undefined };
  "letters.count": Record<string, never>;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "letters.delete": NonNullable<operations["letters.delete"]["requestBody"]>["content"]["application/json"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "letters.search": operations["letters.search"]["responses"][200]["content"]["application/json"];
  "letters.delete": void;
  "letters.count": void;
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
