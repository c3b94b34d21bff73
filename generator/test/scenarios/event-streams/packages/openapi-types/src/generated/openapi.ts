// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { Chat, ChatPiece, ChatRequest, Entry, Job, JobEnded, JobStarted, Problem } from "./schemas.js";

export interface paths {
  "/chats": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["chats.create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/jobs/{jobId}/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The schema describes whole events. */
    get: operations["jobs.watch"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/jobs/notes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The schema says only that the body is text. */
    get: operations["jobs.notes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/jobs/changes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The schema of an item, as OpenAPI 3.2 has it. */
    get: operations["jobs.changes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/logs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["logs.follow"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/logs/old": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The schema describes all lines. */
    get: operations["logs.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    ChatRequest: ChatRequest;
    Chat: Chat;
    ChatPiece: ChatPiece;
    Problem: Problem;
    JobStarted: JobStarted;
    JobEnded: JobEnded;
    Job: Job;
    Entry: Entry;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "chats.create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": ChatRequest;
      };
    };
    responses: {
      /** @description The whole answer, or its pieces. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Chat;
          "text/event-stream": ChatPiece;
        };
      };
      /** @description No such model. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Problem;
        };
      };
    };
  };
  "jobs.watch": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        jobId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events of a job. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": JobStarted | JobEnded;
        };
      };
    };
  };
  "jobs.notes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Notes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": string;
        };
      };
    };
  };
  "jobs.changes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Changes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": {
            event: string;
            id?: string;
            data?: string;
          } & (
            | {
                /** @constant */
                event?: "renamed";
                data?: unknown;
              }
            | {
                /** @constant */
                event?: "removed";
              }
          );
        };
      };
    };
  };
  "logs.follow": {
    parameters: {
      query?: {
        level?: string | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A log entry on each line. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/x-ndjson": Entry;
        };
      };
    };
  };
  "logs.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Log entries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/jsonl": Entry[];
          "application/json-seq": {
            /** Format: int64 */
            seq?: string;
          }[];
        };
      };
    };
  };
}
