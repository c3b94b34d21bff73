// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { BinaryBody } from "../schema-types.js";
import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "files.replace": { body?: OperationRequestBodies["files.replace"] | undefined };
  "files.upload": { body: OperationRequestBodies["files.upload"] };
  "files.rename": { body?: OperationRequestBodies["files.rename"] | undefined };
  "notes.add":
    | { body: OperationRequestBodies["notes.add"]; contentType?: "application/x-www-form-urlencoded" | undefined }
    | {
        body: NonNullable<operations["notes.add"]["requestBody"]>["content"]["multipart/form-data"] | FormData;
        contentType: "multipart/form-data";
      };
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "files.replace": BinaryBody;
  "files.upload": NonNullable<operations["files.upload"]["requestBody"]>["content"]["multipart/form-data"] | FormData;
  "files.rename": NonNullable<
    operations["files.rename"]["requestBody"]
  >["content"]["application/x-www-form-urlencoded"];
  "notes.add": NonNullable<operations["notes.add"]["requestBody"]>["content"]["application/x-www-form-urlencoded"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "files.replace": Blob;
  "files.upload": string | undefined;
  "files.rename": operations["files.rename"]["responses"]["2XX"]["content"]["application/problem+json"];
  "notes.add": void;
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
