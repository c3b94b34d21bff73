// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { Edge, Label, Node } from "./schemas.js";

export interface paths {
  "/nodes/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["nodes.get"];
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
    Label: Label;
    Edge: Edge;
    node: Node;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "nodes.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: Label;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A node. */
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
