// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** What each operation takes: its parameters and its body, flat. */
export interface OperationParams {
  "evil*/`${1}'quote\"s": Pick<
    NonNullable<operations["evil*/`${1}'quote\"s"]["parameters"]["query"]>,
    "a\"b'c`d\u2028"
  > & {
    query___proto__?: NonNullable<operations["evil*/`${1}'quote\"s"]["parameters"]["query"]>["__proto__"];
    query_constructor?: NonNullable<operations["evil*/`${1}'quote\"s"]["parameters"]["query"]>["constructor"];
  } & { body?: OperationBodies["evil*/`${1}'quote\"s"] | undefined };
}

/** The body of each request that has one. */
export interface OperationBodies {
  "evil*/`${1}'quote\"s": NonNullable<operations["evil*/`${1}'quote\"s"]["requestBody"]>["content"]["application/json"];
}

/** What each operation answers when all is well. */
export interface OperationAnswers {
  "evil*/`${1}'quote\"s": operations["evil*/`${1}'quote\"s"]["responses"][200]["content"]["application/json"];
}

/** What each operation answers otherwise, by status. */
export interface OperationFailures {
  "evil*/`${1}'quote\"s": { 400: unknown };
}
