// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { Thing } from "./schemas.js";

export interface paths {
  "/things": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["things.get"];
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
    Thing: Thing;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "things.get": {
    parameters: {
      query?: {
        /** @description Default `20`. */
        limit?: number | undefined;
        /** @description Default `false`. */
        deep?: boolean | undefined;
        /** @description Default `5`. */
        name?: string | undefined;
        list?: string[] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A thing. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Thing;
        };
      };
    };
  };
}
