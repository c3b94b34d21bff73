// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { Video, VideoPage } from "./schemas.js";

export interface paths {
  "/videos": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["videos.discover"];
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
    Video: Video;
    VideoPage: VideoPage;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "videos.discover": {
    parameters: {
      query: {
        /** @description At least 1 character. */
        keyword: string;
        /** @description Default `0`. */
        offset?: number | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of videos. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": VideoPage;
        };
      };
    };
  };
}
