// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export interface paths {
  "/tree": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["trees.get"];
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
    Tree: {
      /** Format: int64 */
      id: string;
      children: components["schemas"]["Tree"][];
      parent?: components["schemas"]["Tree"] | null;
      attributes?: {
        [key: string]: components["schemas"]["Value"];
      };
    };
    Value: string | ListOf<"Value"> | components["schemas"]["Tree"];
    Endless: {
      next: components["schemas"]["Endless"];
    };
    Ping: {
      pong?: components["schemas"]["Pong"];
    };
    Pong: {
      ping?: components["schemas"]["Ping"];
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
  "trees.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A tree. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Tree"];
        };
      };
    };
  };
}
type ListOf<Key extends keyof components["schemas"]> = components["schemas"][Key][];
