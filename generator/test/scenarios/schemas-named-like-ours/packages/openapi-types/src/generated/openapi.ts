// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export interface paths {
  "/x": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["requests.send"];
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
    Request: {
      map?: components["schemas"]["Map"];
    };
    HttpResponse: {
      record?: components["schemas"]["Record"];
      pages?: components["schemas"]["Pages"][];
    };
    Error: {
      message?: string;
    };
    Map: {
      [key: string]: string;
    };
    Record: {
      /** Format: int64 */
      id?: string;
    };
    Promise: string;
    Array: string;
    Pages: {
      n?: number;
    };
    Params: string;
    Answer: string;
    Exact: string;
    HttpClient: string;
    CallOptions: string;
    ApiError: string;
    Overrides: string;
    JsonString: string;
    components: string;
    paths: string;
    OperationId: string;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "requests.send": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["Request"];
      };
    };
    responses: {
      /** @description OK. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["HttpResponse"];
        };
      };
      /** @description No. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
}
