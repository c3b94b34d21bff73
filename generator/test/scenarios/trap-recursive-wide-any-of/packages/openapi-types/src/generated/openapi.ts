// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

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
    Node:
      | components["schemas"]["N0"]
      | components["schemas"]["N1"]
      | components["schemas"]["N2"]
      | components["schemas"]["N3"]
      | components["schemas"]["N4"]
      | components["schemas"]["N5"]
      | components["schemas"]["N6"]
      | components["schemas"]["N7"]
      | components["schemas"]["N8"]
      | components["schemas"]["N9"]
      | components["schemas"]["N10"]
      | components["schemas"]["N11"];
    N0: {
      /** @constant */
      kind: "n0";
      /** Format: int64 */
      id?: string;
      child?: components["schemas"]["Node"];
      children?: components["schemas"]["Node"][];
    };
    N1: {
      /** @constant */
      kind: "n1";
      /** Format: int64 */
      id?: string;
      child?: components["schemas"]["Node"];
      children?: components["schemas"]["Node"][];
    };
    N2: {
      /** @constant */
      kind: "n2";
      /** Format: int64 */
      id?: string;
      child?: components["schemas"]["Node"];
      children?: components["schemas"]["Node"][];
    };
    N3: {
      /** @constant */
      kind: "n3";
      /** Format: int64 */
      id?: string;
      child?: components["schemas"]["Node"];
      children?: components["schemas"]["Node"][];
    };
    N4: {
      /** @constant */
      kind: "n4";
      /** Format: int64 */
      id?: string;
      child?: components["schemas"]["Node"];
      children?: components["schemas"]["Node"][];
    };
    N5: {
      /** @constant */
      kind: "n5";
      /** Format: int64 */
      id?: string;
      child?: components["schemas"]["Node"];
      children?: components["schemas"]["Node"][];
    };
    N6: {
      /** @constant */
      kind: "n6";
      /** Format: int64 */
      id?: string;
      child?: components["schemas"]["Node"];
      children?: components["schemas"]["Node"][];
    };
    N7: {
      /** @constant */
      kind: "n7";
      /** Format: int64 */
      id?: string;
      child?: components["schemas"]["Node"];
      children?: components["schemas"]["Node"][];
    };
    N8: {
      /** @constant */
      kind: "n8";
      /** Format: int64 */
      id?: string;
      child?: components["schemas"]["Node"];
      children?: components["schemas"]["Node"][];
    };
    N9: {
      /** @constant */
      kind: "n9";
      /** Format: int64 */
      id?: string;
      child?: components["schemas"]["Node"];
      children?: components["schemas"]["Node"][];
    };
    N10: {
      /** @constant */
      kind: "n10";
      /** Format: int64 */
      id?: string;
      child?: components["schemas"]["Node"];
      children?: components["schemas"]["Node"][];
    };
    N11: {
      /** @constant */
      kind: "n11";
      /** Format: int64 */
      id?: string;
      child?: components["schemas"]["Node"];
      children?: components["schemas"]["Node"][];
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
          "application/json": components["schemas"]["Node"];
        };
      };
    };
  };
}
