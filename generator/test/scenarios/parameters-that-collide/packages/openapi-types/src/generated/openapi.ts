// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export interface paths {
  "/rooms/{id}/{class}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        class: string;
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["rooms.book"];
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
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "rooms.book": {
    parameters: {
      query?: {
        id?: number | undefined;
        body?: string | undefined;
        params?: string | undefined;
        options?: string | undefined;
        "filter[name]"?: string | undefined;
      };
      header?: {
        id?: string | undefined;
        "X-Trace-Id"?: string | undefined;
      };
      path: {
        id: string | undefined;
        class: string;
      };
      cookie?: {
        id?: string | undefined;
      };
    };
    requestBody?: {
      content: {
        "application/json": {
          note?: string;
        };
      };
    };
    responses: {
      /** @description Booked. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
