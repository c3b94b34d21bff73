// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "letters.list": Record<string, never>;
  "letters.send": { body?: OperationRequestBodies["letters.send"] | undefined };
  "letters.burn": operations["letters.burn"]["parameters"]["path"] &
    Pick<NonNullable<operations["letters.burn"]["parameters"]["header"]>, "Idempotency-Key">;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "letters.send": NonNullable<operations["letters.send"]["requestBody"]>["content"]["application/json"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "letters.list": operations["letters.list"]["responses"][200]["content"]["application/json"];
  "letters.send": operations["letters.send"]["responses"][200]["content"]["application/json"];
  "letters.burn": operations["letters.burn"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
