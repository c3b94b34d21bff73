// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "letters.list": NonNullable<operations["letters.list"]["parameters"]["query"]>;
  "letters.write": { body: OperationRequestBodies["letters.write"] };
  "letters.get": operations["letters.get"]["parameters"]["path"];
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "letters.write": NonNullable<operations["letters.write"]["requestBody"]>["content"]["application/json"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "letters.list": operations["letters.list"]["responses"][200]["content"]["application/json"];
  "letters.write": operations["letters.write"]["responses"][201]["content"]["application/json"];
  "letters.get": operations["letters.get"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {
  "letters.list": { default: operations["letters.list"]["responses"]["default"]["content"]["application/json"] };
}
