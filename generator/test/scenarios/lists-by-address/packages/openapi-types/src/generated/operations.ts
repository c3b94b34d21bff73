// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "repos.list": NonNullable<operations["repos.list"]["parameters"]["query"]>;
  "events.list": operations["events.list"]["parameters"]["path"] &
    NonNullable<operations["events.list"]["parameters"]["query"]>;
  "pipelines.list": NonNullable<operations["pipelines.list"]["parameters"]["query"]>;
  "tags.list": NonNullable<operations["tags.list"]["parameters"]["query"]>;
  "logs.list": NonNullable<operations["logs.list"]["parameters"]["query"]>;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  "repos.list": operations["repos.list"]["responses"][200]["content"]["application/json"];
  "events.list": operations["events.list"]["responses"][200]["content"]["application/json"];
  "pipelines.list": operations["pipelines.list"]["responses"][200]["content"]["application/json"];
  "tags.list": operations["tags.list"]["responses"][200]["content"]["application/json"];
  "logs.list": operations["logs.list"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
