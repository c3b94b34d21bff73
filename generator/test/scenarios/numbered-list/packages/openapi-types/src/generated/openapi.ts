// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { Song, SongPage } from "./schemas.js";

export interface paths {
  "/songs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["songs.list"];
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
    Song: Song;
    SongPage: SongPage;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "songs.list": {
    parameters: {
      query?: {
        /** @description At least 1, default `1`. */
        page?: number | undefined;
        /** @description Default `2`. */
        limit?: number | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of songs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": SongPage;
        };
      };
    };
  };
}
