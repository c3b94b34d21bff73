// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { Letter } from "./schemas.js";

export interface paths {
  "/letters": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["letters.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/stamps": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["stamps.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/seals": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["seals.list"];
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
    Letter: Letter;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "letters.list": {
    parameters: {
      query?: {
        /** @description At least 1. */
        page?: number | undefined;
        /** @description At most 50, default `3`. */
        per_page?: number | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: Letter[];
            meta?: {
              page?: number;
              total?: number;
              /** @description The number of pages. */
              total_pages?: number | null;
            };
          };
        };
      };
    };
  };
  "stamps.list": {
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
      /** @description A page. */
      200: {
        headers: {
          /** @description The number of pages. */
          "X-Total-Pages"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": Letter[];
        };
      };
    };
  };
  "seals.list": {
    parameters: {
      query?: {
        /** @description The page. At least 0, default `0`. */
        index?: number | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            seals: Letter[];
            /** Format: int64 */
            page_count: string;
            pageCount?: number;
          };
        };
      };
    };
  };
}
