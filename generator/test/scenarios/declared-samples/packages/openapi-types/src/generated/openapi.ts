// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    LetterPage: {
      letters: components["schemas"]["Letter"][];
      total?: number;
    };
    Letter: {
      /**
       * @example 1
       * @example 2
       */
      number: number;
      sender?: string;
      name?: string;
      subject?: string;
      text?: string;
      language?: string;
      tags?: string[];
      code?: string;
      /**
       * @example stamp-a1b2.png
       * @example stamp-c3d4.png
       */
      stamp?: string;
      /** @example 12 */
      copies?: number;
      /** @example 48312 */
      readers?: string;
      /** @example 48300 */
      readersShown?: number;
      /**
       * Format: date-time
       * @example 2025-03-01T12:00:00Z
       */
      sentAt?: string;
      /** Format: date */
      day?: string;
      isRead?: boolean;
      /** @example false */
      isUrgent?: boolean;
    };
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
      query: {
        offset?: number | undefined;
        sender: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Letters of a sender. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LetterPage"];
        };
      };
    };
  };
}
