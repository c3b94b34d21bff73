// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "queues.list": Pick<operations["queues.list"]["parameters"]["query"], "prefix"> & {
    Version?: operations["queues.list"]["parameters"]["query"]["Version"] | undefined;
    Action?: operations["queues.list"]["parameters"]["query"]["Action"] | undefined;
  };
  "queues.get": Pick<operations["queues.get"]["parameters"]["path"], "id"> & {
    version?: operations["queues.get"]["parameters"]["path"]["version"] | undefined;
  } & Pick<operations["queues.get"]["parameters"]["query"], "view" | "tags"> & {
      query_version?: operations["queues.get"]["parameters"]["query"]["version"] | undefined;
      nothing: NonNullable<operations["queues.get"]["parameters"]["query"]["nothing"]>;
    } & { "Api-Version"?: operations["queues.get"]["parameters"]["header"]["Api-Version"] | undefined } & {
      session?: operations["queues.get"]["parameters"]["cookie"]["session"] | undefined;
    };
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  "queues.list": operations["queues.list"]["responses"][200]["content"]["application/json"];
  "queues.get": operations["queues.get"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
