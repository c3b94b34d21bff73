// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "evil*/`${1}'quote\"s": Pick<
    NonNullable<operations["evil*/`${1}'quote\"s"]["parameters"]["query"]>,
    "a\"b'c`d\u2028"
  > & {
    query___proto__?: NonNullable<operations["evil*/`${1}'quote\"s"]["parameters"]["query"]>["__proto__"];
    query_constructor?: NonNullable<operations["evil*/`${1}'quote\"s"]["parameters"]["query"]>["constructor"];
  } & { body?: OperationRequestBodies["evil*/`${1}'quote\"s"] | undefined };
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "evil*/`${1}'quote\"s": NonNullable<operations["evil*/`${1}'quote\"s"]["requestBody"]>["content"]["application/json"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "evil*/`${1}'quote\"s": operations["evil*/`${1}'quote\"s"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {
  "evil*/`${1}'quote\"s": { 400: unknown };
}
