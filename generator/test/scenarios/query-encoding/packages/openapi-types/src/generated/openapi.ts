// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export interface paths {
  "/search/{path}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["search.run"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/flags": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["flags.read"];
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
  schemas: never;
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "search.run": {
    parameters: {
      query?: {
        filter?:
          | {
              name?: string;
              size?: {
                min?: number;
              };
            }
          | undefined;
        ids?: string[] | undefined;
        tags?: string[] | undefined;
        piped?: string[] | undefined;
        spaced?: string[] | undefined;
        raw?: string | undefined;
        form?:
          | {
              a?: string;
              list?: number[];
              inner?: {
                b?: number;
              };
            }
          | undefined;
        json?:
          | {
              a?: number;
            }
          | undefined;
      };
      header?: {
        "X-Form"?:
          | {
              a?: string;
            }
          | undefined;
      };
      path: {
        path: string[];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Hits. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": string[];
        };
      };
    };
  };
  "flags.read": {
    parameters: {
      query: {
        verbose?: boolean | "" | undefined;
        /** @description At least 1. */
        level: number | "";
        /** @description At least 1 item. */
        words?: string[] | "" | undefined;
        /** @description At least 2 characters. */
        name?: string | undefined;
        order?: ("up" | "down") | "" | undefined;
        range?:
          | {
              from?: number;
            }
          | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Flags. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": boolean;
        };
      };
    };
  };
}
