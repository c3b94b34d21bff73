// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "forms.send":
    | { body: OperationRequestBodies["forms.send"]; contentType?: "application/x-www-form-urlencoded" | undefined }
    | {
        body: NonNullable<operations["forms.send"]["requestBody"]>["content"]["multipart/form-data"] | FormData;
        contentType: "multipart/form-data";
      };
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "forms.send": NonNullable<operations["forms.send"]["requestBody"]>["content"]["application/x-www-form-urlencoded"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "forms.send": void;
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
