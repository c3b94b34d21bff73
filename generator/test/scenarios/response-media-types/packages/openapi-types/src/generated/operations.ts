// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "reports.get": operations["reports.get"]["parameters"]["path"];
  "reports.list": NonNullable<operations["reports.list"]["parameters"]["query"]>;
  "files.speak": Record<string, never>;
  "files.download": operations["files.download"]["parameters"]["path"];
  "files.blob": operations["files.blob"]["parameters"]["path"];
  "files.check": operations["files.check"]["parameters"]["path"];
  "files.link": operations["files.link"]["parameters"]["path"];
  "exports.start": Record<string, never>;
  "exports.get": operations["exports.get"]["parameters"]["path"];
  "exports.replace": operations["exports.replace"]["parameters"]["path"];
  "exports.watch": operations["exports.watch"]["parameters"]["path"];
  "pictures.get": operations["pictures.get"]["parameters"]["path"];
  "pictures.original": operations["pictures.original"]["parameters"]["path"];
  "pictures.title": operations["pictures.title"]["parameters"]["path"];
  "pictures.show": Record<string, never>;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  "reports.get": operations["reports.get"]["responses"][200]["content"]["application/json"];
  "reports.list": operations["reports.list"]["responses"][200]["content"]["application/json"] | undefined;
  "files.speak": Blob;
  "files.download": Blob;
  "files.blob": Blob;
  "files.check": string;
  "files.link": void;
  "exports.start": string;
  "exports.get":
    | operations["exports.get"]["responses"][200]["content"]["application/json"]
    | operations["exports.get"]["responses"][202]["content"]["application/json"];
  "exports.replace": string | undefined;
  "exports.watch": operations["exports.watch"]["responses"][200]["content"]["text/event-stream"];
  "pictures.get": Blob;
  "pictures.original": Blob;
  "pictures.title": string;
  "pictures.show": operations["pictures.show"]["responses"][200]["content"]["application/*+json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {
  "reports.get": {
    "application/json": operations["reports.get"]["responses"][200]["content"]["application/json"];
    "application/vnd.report+json": operations["reports.get"]["responses"][200]["content"]["application/vnd.report+json"];
    "text/csv": string;
    "application/pdf": Blob;
  };
  "reports.list": {
    "application/json": operations["reports.list"]["responses"][200]["content"]["application/json"];
    "text/csv": string;
  };
  "files.speak": {
    "application/octet-stream": Blob;
    "text/event-stream": operations["files.speak"]["responses"][200]["content"]["text/event-stream"];
  };
  "files.download": { "*/octets": Blob; "application/octet-stream": Blob };
  "exports.start": {
    "text/csv": string;
    "application/json": operations["exports.start"]["responses"][202]["content"]["application/json"];
  };
  "exports.replace": {
    "text/csv": string;
    "application/pdf": Blob;
    "application/problem+json": operations["exports.replace"]["responses"]["2XX"]["content"]["application/problem+json"];
  };
  "exports.watch": {
    "text/event-stream": operations["exports.watch"]["responses"][200]["content"]["text/event-stream"];
    "application/json": operations["exports.watch"]["responses"][202]["content"]["application/json"];
  };
  "pictures.show": {
    "application/*+json": operations["pictures.show"]["responses"][200]["content"]["application/*+json"];
    "image/svg+xml": string;
    "image/*": Blob;
  };
}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {
  "reports.get": { 404: operations["reports.get"]["responses"][404]["content"]["application/json"] };
  "files.blob": {
    304: unknown;
    default: operations["files.blob"]["responses"]["default"]["content"]["application/json"];
  };
  "files.link": { 301: operations["files.link"]["responses"][301]["content"]["application/json"] };
}
