// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { BinaryBody, ItemsBody } from "../schema-types.js";
import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "notes.create":
    | { body: OperationRequestBodies["notes.create"]; contentType?: "application/json" | undefined }
    | {
        body: NonNullable<operations["notes.create"]["requestBody"]>["content"]["application/vnd.note+json"];
        contentType: "application/vnd.note+json";
      }
    | {
        body: NonNullable<operations["notes.create"]["requestBody"]>["content"]["application/x-www-form-urlencoded"];
        contentType: "application/x-www-form-urlencoded";
      }
    | {
        body: NonNullable<operations["notes.create"]["requestBody"]>["content"]["text/plain"];
        contentType: "text/plain";
      }
    | { body: string; contentType: "application/xml" }
    | { body: BinaryBody; contentType: `image/${string}` };
  "files.store": operations["files.store"]["parameters"]["path"] & {
    body: OperationRequestBodies["files.store"];
    contentType?: string | undefined;
  };
  "uploads.create": {
    query_contentType?: NonNullable<operations["uploads.create"]["parameters"]["query"]>["contentType"];
  } & (
    | { body: OperationRequestBodies["uploads.create"]; contentType?: "multipart/form-data" | undefined }
    | {
        body: NonNullable<operations["uploads.create"]["requestBody"]>["content"]["multipart/mixed"];
        contentType: "multipart/mixed";
      }
  );
  "forms.send": { body?: OperationRequestBodies["forms.send"] | undefined };
  "votes.replace": { body?: OperationRequestBodies["votes.replace"] | undefined; contentType?: string | undefined };
  "votes.add":
    | { body?: OperationRequestBodies["votes.add"] | undefined; contentType?: "text/json" | undefined }
    | {
        body: NonNullable<operations["votes.add"]["requestBody"]>["content"]["application/*+json"];
        contentType: "application/json" | `application/${string}+json`;
      };
  "votes.addAll":
    | { body: OperationRequestBodies["votes.addAll"]; contentType?: "application/x-ndjson" | undefined }
    | {
        body: ItemsBody<
          NonNullable<operations["votes.addAll"]["requestBody"]>["content"]["application/json-seq"][number]
        >;
        contentType: "application/json-seq";
      }
    | {
        body: ItemsBody<NonNullable<operations["votes.addAll"]["requestBody"]>["content"]["application/jsonl"]>;
        contentType: "application/jsonl";
      };
  "signed.replace": { body: OperationRequestBodies["signed.replace"] };
  "signed.send": { body: OperationRequestBodies["signed.send"] };
  "signed.count": { body: OperationRequestBodies["signed.count"] };
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "notes.create": NonNullable<operations["notes.create"]["requestBody"]>["content"]["application/json"];
  "files.store": BinaryBody;
  "uploads.create":
    | NonNullable<operations["uploads.create"]["requestBody"]>["content"]["multipart/form-data"]
    | FormData;
  "forms.send": NonNullable<operations["forms.send"]["requestBody"]>["content"]["application/x-www-form-urlencoded"];
  "votes.replace": NonNullable<operations["votes.replace"]["requestBody"]>["content"]["*/*"];
  "votes.add": NonNullable<operations["votes.add"]["requestBody"]>["content"]["text/json"];
  "votes.addAll": ItemsBody<NonNullable<operations["votes.addAll"]["requestBody"]>["content"]["application/x-ndjson"]>;
  "signed.replace": string;
  "signed.send": BinaryBody;
  "signed.count": string;
}

/** The body of each successful response. */
export interface OperationResponses {
  "notes.create": void;
  "files.store": void;
  "uploads.create": void;
  "forms.send": void;
  "votes.replace": void;
  "votes.add": void;
  "votes.addAll": void;
  "signed.replace": void;
  "signed.send": void;
  "signed.count": void;
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
