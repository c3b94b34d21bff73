// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "chats.create": { body: OperationRequestBodies["chats.create"] };
  "jobs.watch": operations["jobs.watch"]["parameters"]["path"];
  "jobs.notes": Record<string, never>;
  "jobs.changes": Record<string, never>;
  "logs.follow": NonNullable<operations["logs.follow"]["parameters"]["query"]>;
  "logs.list": Record<string, never>;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "chats.create": NonNullable<operations["chats.create"]["requestBody"]>["content"]["application/json"];
}

/** The body of each successful response. */
export interface OperationResponses {
  "chats.create": operations["chats.create"]["responses"][200]["content"]["application/json"];
  "jobs.watch": operations["jobs.watch"]["responses"][200]["content"]["text/event-stream"];
  "jobs.notes": string;
  "jobs.changes": operations["jobs.changes"]["responses"][200]["content"]["text/event-stream"];
  "logs.follow": operations["logs.follow"]["responses"][200]["content"]["application/x-ndjson"];
  "logs.list": operations["logs.list"]["responses"][200]["content"]["application/jsonl"][number];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {
  "chats.create": {
    "application/json": operations["chats.create"]["responses"][200]["content"]["application/json"];
    "text/event-stream": operations["chats.create"]["responses"][200]["content"]["text/event-stream"];
  };
  "logs.list": {
    "application/jsonl": operations["logs.list"]["responses"][200]["content"]["application/jsonl"][number];
    "application/json-seq": operations["logs.list"]["responses"][200]["content"]["application/json-seq"][number];
  };
}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {
  "chats.create": { 404: operations["chats.create"]["responses"][404]["content"]["application/json"] };
}
