// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "photos.add":
    | {
        body: OperationRequestBodies["photos.add"];
        contentType?: "multipart/form-data" | undefined;
        partHeaders: {
          photo: {
            /** Degrees to the right. *\/. */
            "X-Rotation": 0 | 90 | 180 | 270;
            "X-Caption"?: string | undefined;
          };
          thumbnail?: { "X-Size": unknown } | undefined;
          tags?: { "X-Weights"?: readonly number[] | undefined } | undefined;
        };
      }
    | {
        body: NonNullable<operations["photos.add"]["requestBody"]>["content"]["multipart/mixed"];
        contentType: "multipart/mixed";
        partHeaders?: { photo?: { "X-Place"?: unknown | undefined } | undefined } | undefined;
      };
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "photos.add": NonNullable<operations["photos.add"]["requestBody"]>["content"]["multipart/form-data"] | FormData;
}

/** The body of each successful response. */
export interface OperationResponses {
  "photos.add": void;
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
