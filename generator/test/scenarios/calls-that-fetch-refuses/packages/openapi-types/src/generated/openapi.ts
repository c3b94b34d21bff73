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
    get: operations["letters.search"];
    put?: never;
    post?: never;
    delete: operations["letters.delete"];
    options?: never;
    head: operations["letters.count"];
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
  requestBodies: {
    Query: {
      content: {
        "application/json": Letter;
      };
    };
  };
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "letters.search": {
    parameters: {
      query?: {
        size?: number | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["Query"];
    responses: {
      /** @description Found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Letter;
        };
      };
    };
  };
  "letters.delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: components["requestBodies"]["Query"];
    responses: {
      /** @description Gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "letters.count": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": Letter;
      };
    };
    responses: {
      /** @description There are some. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
