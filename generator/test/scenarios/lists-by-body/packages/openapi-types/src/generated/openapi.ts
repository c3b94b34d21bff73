// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { Document } from "./schemas.js";

export interface paths {
  "/search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["documents.search"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rows": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["rows.query"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/changes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["changes.list"];
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
    Document: Document;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "documents.search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          query: string;
          page?: {
            cursor?: string;
            limit?: number;
          };
        };
      };
    };
    responses: {
      /** @description A page of documents. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            hits: Document[];
            next?: string | null;
          };
        };
      };
    };
  };
  "rows.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          /** @default 0 */
          skip?: number;
          "filter/x"?: string;
        };
      };
    };
    responses: {
      /** @description A page of rows. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Document[];
        };
      };
    };
  };
  "changes.list": {
    parameters: {
      query?: never;
      header?: {
        "X-Continuation"?: string | undefined;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of changes. */
      200: {
        headers: {
          "x-continuation"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            changes: Document[];
          };
        };
      };
    };
  };
}
