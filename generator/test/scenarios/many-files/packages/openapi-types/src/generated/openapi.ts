// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { Letter, LetterAnswers, LetterId, LetterText, Page, Problem } from "./schemas.js";

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
    post: operations["letters.write"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/letters/{letter_id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        letter_id: string;
      };
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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Page: Page;
    Letter: Letter;
    Problem: Problem;
    letter_id: LetterId;
    letter_text: LetterText;
    letter_answers: LetterAnswers;
  };
  responses: {
    /** @description The letters. */
    letters: {
      headers: {
        "ratelimit-limit": components["headers"]["ratelimit-limit"];
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          letters: Letter[];
        };
      };
    };
    /** @description A problem. */
    problem: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": Problem;
      };
    };
    /** @description It is written. */
    written: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": Letter;
      };
    };
  };
  parameters: {
    /** @description From 1 to 50. */
    paging: number;
    /** @description At least 1, default `1`. */
    paging_2: Page;
    letter_id: string;
    /** @description At least 1, default `1`. */
    page: Page;
  };
  requestBodies: never;
  headers: {
    /** @description Requests an hour. */
    "ratelimit-limit": number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "letters.list": {
    parameters: {
      query?: {
        /** @description From 1 to 50. */
        page_size?: number | undefined;
        /** @description At least 1, default `1`. */
        page?: Page | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components["responses"]["letters"];
      default: components["responses"]["problem"];
    };
  };
  "letters.write": {
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
      201: components["responses"]["written"];
    };
  };
  "letters.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        letter_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A letter. */
      200: {
        headers: {
          "ratelimit-limit": components["headers"]["ratelimit-limit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": Letter;
        };
      };
    };
  };
}
