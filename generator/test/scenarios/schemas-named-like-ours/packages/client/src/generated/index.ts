// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Resources } from "./resources.js";
export type {
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
  RequestBody,
  RequestSchema,
  RequestsSchema,
  ResponseBodySchema,
  ResponsesSchema,
} from "@shortvideo-api/openapi-types";
