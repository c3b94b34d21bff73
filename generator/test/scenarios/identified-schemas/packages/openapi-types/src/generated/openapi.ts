// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { Folder, Id, Letter, LetterColour, LetterStamp } from "./schemas.js";

export interface paths {
  "/letters/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["letters.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/folders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["folders.get"];
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
    Id: Id;
    Letter: Letter;
    Folder: Folder;
    Letter_stamp: LetterStamp;
    Letter_colour: LetterColour;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "letters.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description At least 4 characters. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A letter. */
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
  "folders.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All folders. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Folder;
        };
      };
    };
  };
}
