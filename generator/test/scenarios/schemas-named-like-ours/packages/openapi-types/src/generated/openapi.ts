// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type {
  ApiErrorSchema,
  ArraySchema,
  CallOptionsSchema,
  Components,
  ErrorSchema,
  ExactSchema,
  HttpClient,
  HttpResponse,
  JsonSchema,
  JsonStringSchema,
  Letter,
  MapSchema,
  OperationIdSchema,
  OverridesSchema,
  PaginatorSchema,
  ParamsSchema,
  Paths,
  PromiseSchema,
  RecordSchema,
  RequestSchema,
  RequestsSchema,
  ResponseBodySchema,
  ResponsesSchema,
} from "./schemas.js";

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
    Request: RequestSchema;
    HttpResponse: HttpResponse;
    Error: ErrorSchema;
    Map: MapSchema;
    Record: RecordSchema;
    Requests: RequestsSchema;
    Responses: ResponsesSchema;
    Json: JsonSchema;
    Letter: Letter;
    Promise: PromiseSchema;
    Array: ArraySchema;
    Paginator: PaginatorSchema;
    Params: ParamsSchema;
    ResponseBody: ResponseBodySchema;
    Exact: ExactSchema;
    HttpClient: HttpClient;
    CallOptions: CallOptionsSchema;
    ApiError: ApiErrorSchema;
    Overrides: OverridesSchema;
    JsonString: JsonStringSchema;
    components: Components;
    paths: Paths;
    OperationId: OperationIdSchema;
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
        "application/json": RequestSchema;
      };
    };
    responses: {
      /** @description OK. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": HttpResponse;
        };
      };
      /** @description No. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ErrorSchema;
        };
      };
    };
  };
}
