// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { N0, N1, N10, N11, N2, N3, N4, N5, N6, N7, N8, N9, Node } from "./schemas.js";

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
    Node: Node;
    N0: N0;
    N1: N1;
    N2: N2;
    N3: N3;
    N4: N4;
    N5: N5;
    N6: N6;
    N7: N7;
    N8: N8;
    N9: N9;
    N10: N10;
    N11: N11;
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
      query?: never;
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
          "application/json": Node;
        };
      };
    };
  };
}
