// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "accounts.list": Record<string, never>;
  "accounts.create": { body: OperationRequestBodies["accounts.create"] };
  "logins.create": { body: OperationRequestBodies["logins.create"] };
  "pets.replace": { body: OperationRequestBodies["pets.replace"] };
  "members.create": { body: OperationRequestBodies["members.create"] };
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "accounts.create": NonNullable<operations["accounts.create"]["requestBody"]>["content"]["application/json"];
  "logins.create": NonNullable<operations["logins.create"]["requestBody"]>["content"]["application/json"];
  "pets.replace": NonNullable<operations["pets.replace"]["requestBody"]>["content"]["application/json"];
  "members.create": NonNullable<operations["members.create"]["requestBody"]>["content"]["application/json"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "accounts.list": operations["accounts.list"]["responses"][200]["content"]["application/json"];
  "accounts.create": operations["accounts.create"]["responses"][201]["content"]["application/json"];
  "logins.create": operations["logins.create"]["responses"][200]["content"]["application/json"];
  "pets.replace": operations["pets.replace"]["responses"][200]["content"]["application/json"];
  "members.create": operations["members.create"]["responses"][201]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
