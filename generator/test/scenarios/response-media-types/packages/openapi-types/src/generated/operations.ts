// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "reports.get": operations["reports.get"]["parameters"]["path"];
  "reports.list": NonNullable<operations["reports.list"]["parameters"]["query"]>;
  "files.speak": Record<string, never>;
  "files.download": operations["files.download"]["parameters"]["path"];
  "files.blob": operations["files.blob"]["parameters"]["path"];
  "files.link": operations["files.link"]["parameters"]["path"];
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  "reports.get": operations["reports.get"]["responses"][200]["content"]["application/json"];
  "reports.list": operations["reports.list"]["responses"][200]["content"]["application/json"];
  "files.speak": Blob;
  "files.download": Blob;
  "files.blob": Blob;
  "files.link": void;
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
