// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { FilePart } from "../schema-types.js";
import type { Job, Problem, Report } from "./schemas.js";

export interface paths {
  "/reports/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["reports.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/reports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["reports.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/speech": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Lists bytes and events. */
    post: operations["files.speak"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/files/{name}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["files.download"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/files/{name}/blob": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["files.blob"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head: operations["files.check"];
    patch?: never;
    trace?: never;
  };
  "/files/{name}/link": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["files.link"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/exports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["exports.start"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/exports/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    get: operations["exports.get"];
    put: operations["exports.replace"];
    post: operations["exports.watch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/pictures/{name}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["pictures.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/pictures/{name}/original": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["pictures.original"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/pictures/{name}/title": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["pictures.title"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/pictures": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["pictures.show"];
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
    Job: Job;
    Report: Report;
    Problem: Problem;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "reports.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
          "application/json": Report;
          "application/vnd.report+json": {
            /** Format: int64 */
            total: string;
          };
          "application/pdf": FilePart;
        };
      };
      /** @description It has moved. */
      302: {
        headers: {
          Location?: string;
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No such report. */
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
  "reports.list": {
    parameters: {
      query?: {
        page?: number | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of reports. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            reports: Report[];
            more: boolean;
          };
          "text/csv": string;
        };
      };
      /** @description There are none. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "files.speak": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Speech. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": FilePart;
          "text/event-stream": {
            audio: string;
          };
        };
      };
    };
  };
  "files.download": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/octets": FilePart;
          "application/octet-stream": FilePart;
        };
      };
    };
  };
  "files.blob": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/zip": FilePart;
        };
      };
      /** @description It is unchanged. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Any failure. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Problem;
        };
      };
    };
  };
  "files.check": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file exists. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": unknown;
        };
      };
      /** @description It will exist. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Job;
        };
      };
    };
  };
  "files.link": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It was renamed. */
      301: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Problem;
        };
      };
      /** @description Where the file is. */
      302: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "exports.start": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The export. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
      /** @description A job. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Job;
        };
      };
    };
  };
  "exports.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Report;
        };
      };
      /** @description A job. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** Format: int64 */
            job: string;
          };
        };
      };
    };
  };
  "exports.replace": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": FilePart;
          "text/csv": unknown;
        };
      };
      /** @description Nothing. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A job. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": Job;
        };
      };
    };
  };
  "exports.watch": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": Report;
        };
      };
      /** @description A job. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Job;
        };
      };
    };
  };
  "pictures.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A picture. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "image/*": FilePart;
        };
      };
    };
  };
  "pictures.original": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Any file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": FilePart;
        };
      };
    };
  };
  "pictures.title": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The title. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": string;
        };
      };
    };
  };
  "pictures.show": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pictures. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "image/*": FilePart;
          "image/svg+xml": string;
          "application/*+json": Report;
        };
      };
    };
  };
}
