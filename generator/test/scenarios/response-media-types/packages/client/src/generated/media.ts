// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Job, MediaBody, Report, ResponseBody } from "@shortvideo-api/openapi-types";
import type { EventStream, ServerSentEvent } from "../streams/item-stream.js";

/** The results of operations whose responses have several media types, by the option `accept`. */
export interface MediaResults {
  "reports.get": {
    "application/json": Report;
    "application/vnd.report+json": MediaBody<"reports.get", "application/vnd.report+json">;
    "text/csv": string;
    "application/pdf": Blob;
  };
  "reports.list": { "application/json": ResponseBody<"reports.list">; "text/csv": string };
  "files.speak": {
    "application/octet-stream": Blob;
    "text/event-stream": EventStream<ServerSentEvent<MediaBody<"files.speak", "text/event-stream">>>;
  };
  "files.download": { "*/octets": Blob; "application/octet-stream": Blob };
  "exports.start": { "text/csv": string | Job; "application/json": Job | string };
  "exports.replace": {
    "text/csv": string | Job;
    "application/pdf": Blob | Job;
    "application/problem+json": Job | string;
  };
  "exports.watch": {
    "text/event-stream": EventStream<ServerSentEvent<Report>> | Job;
    "application/json": Job | EventStream<ServerSentEvent<Report>>;
  };
  "pictures.show": { "application/*+json": Report; "image/svg+xml": string; "image/*": Blob };
}
