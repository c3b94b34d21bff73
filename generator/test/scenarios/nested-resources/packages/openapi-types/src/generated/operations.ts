// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "users.list": Record<string, never>;
  "users.summarize": operations["users.summarize"]["parameters"]["path"];
  listUserRules: operations["listUserRules"]["parameters"]["path"];
  revokeAll: operations["revokeAll"]["parameters"]["path"];
  "users.contactMethods.list": operations["users.contactMethods.list"]["parameters"]["path"] &
    NonNullable<operations["users.contactMethods.list"]["parameters"]["query"]>;
  "users.contactMethods.create": operations["users.contactMethods.create"]["parameters"]["path"] & {
    body: OperationRequestBodies["users.contactMethods.create"];
  };
  "teams.members.roles.list": operations["teams.members.roles.list"]["parameters"]["path"];
  "teams.incidents.merge": operations["teams.incidents.merge"]["parameters"]["path"];
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "users.contactMethods.create": NonNullable<
    operations["users.contactMethods.create"]["requestBody"]
  >["content"]["application/json"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "users.list": operations["users.list"]["responses"][200]["content"]["application/json"];
  "users.summarize": operations["users.summarize"]["responses"][200]["content"]["application/json"];
  listUserRules: void;
  revokeAll: void;
  "users.contactMethods.list": operations["users.contactMethods.list"]["responses"][200]["content"]["application/json"];
  "users.contactMethods.create": operations["users.contactMethods.create"]["responses"][201]["content"]["application/json"];
  "teams.members.roles.list": operations["teams.members.roles.list"]["responses"][200]["content"]["application/json"];
  "teams.incidents.merge": void;
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
