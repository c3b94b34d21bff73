// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { BinaryBody } from "../schema-types.js";
import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "letters.list": NonNullable<operations["letters.list"]["parameters"]["query"]>;
  "letters.search": { body: OperationRequestBodies["letters.search"] };
  "letters.get": operations["letters.get"]["parameters"]["path"];
  "letters.copy": operations["letters.copy"]["parameters"]["path"] &
    Pick<operations["letters.copy"]["parameters"]["header"], "destination">;
  "letters.lock": operations["letters.lock"]["parameters"]["path"];
  "letters.filter": operations["letters.filter"]["parameters"]["path"] &
    operations["letters.filter"]["parameters"]["query"];
  "letters.listWords": NonNullable<operations["letters.listWords"]["parameters"]["query"]>;
  "letters.addAlbum": { body: OperationRequestBodies["letters.addAlbum"] };
  "letters.addParcel":
    | { body?: OperationRequestBodies["letters.addParcel"] | undefined; contentType?: "application/json" | undefined }
    | {
        body: NonNullable<operations["letters.addParcel"]["requestBody"]>["content"]["multipart/form-data"] | FormData;
        contentType: "multipart/form-data";
      };
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "letters.search": NonNullable<operations["letters.search"]["requestBody"]>["content"]["application/json"];
  "letters.addAlbum": BinaryBody;
  "letters.addParcel": NonNullable<operations["letters.addParcel"]["requestBody"]>["content"]["application/json"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "letters.list": operations["letters.list"]["responses"][200]["content"]["application/json"];
  "letters.search": operations["letters.search"]["responses"][200]["content"]["application/json"];
  "letters.get": operations["letters.get"]["responses"][200]["content"]["application/json"];
  "letters.copy": operations["letters.copy"]["responses"][201]["content"]["application/json"];
  "letters.lock": void;
  "letters.filter": void;
  "letters.listWords": void;
  "letters.addAlbum": Blob;
  "letters.addParcel": void;
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
