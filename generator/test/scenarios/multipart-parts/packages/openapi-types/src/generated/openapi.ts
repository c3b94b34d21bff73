// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { FilePart } from "../schema-types.js";

export interface paths {
  "/photos": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["photos.add"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: never;
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: {
    Size: {
      w: number;
      h?: number;
    };
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "photos.add": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          /** Format: binary */
          photo: FilePart;
          /** Format: binary */
          thumbnail?: FilePart;
          tags?: string[];
        };
        "multipart/mixed": {
          /** Format: binary */
          photo?: FilePart;
        };
      };
    };
    responses: {
      /** @description Added. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
