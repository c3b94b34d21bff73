// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "rooms.book": operations["rooms.book"]["parameters"]["path"] &
    Pick<NonNullable<operations["rooms.book"]["parameters"]["query"]>, "params" | "options" | "filter[name]"> & {
      query_id?: NonNullable<operations["rooms.book"]["parameters"]["query"]>["id"];
      query_body?: NonNullable<operations["rooms.book"]["parameters"]["query"]>["body"];
    } & Pick<NonNullable<operations["rooms.book"]["parameters"]["header"]>, "X-Trace-Id"> & {
      header_id?: NonNullable<operations["rooms.book"]["parameters"]["header"]>["id"];
    } & { cookie_id?: NonNullable<operations["rooms.book"]["parameters"]["cookie"]>["id"] } & {
      body?: OperationRequestBodies["rooms.book"] | undefined;
    };
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "rooms.book": NonNullable<operations["rooms.book"]["requestBody"]>["content"]["application/json"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "rooms.book": void;
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
