// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { JsonString } from "../schema-types.js";

export type RequestSchema = {
  map?: MapSchema;
};

export type HttpResponse = {
  record?: RecordSchema;
  paginators?: PaginatorSchema[];
};

export type ErrorSchema = {
  message?: string;
};

export type MapSchema = {
  [key: string]: string;
};

export type RecordSchema = {
  /** Format: int64 */
  id?: string;
};

export type RequestsSchema = {
  /** Format: int64 */
  count?: string;
};

export type ResponsesSchema = RequestsSchema[];

export type JsonSchema = {
  id?: number;
};

export type Letter = {
  raw?: JsonString<JsonSchema>;
};

export type PromiseSchema = string;

export type ArraySchema = string;

export type PaginatorSchema = {
  n?: number;
};

export type ParamsSchema = string;

export type ResponseBodySchema = string;

export type ExactSchema = string;

export type HttpClient = string;

export type CallOptionsSchema = string;

export type ApiErrorSchema = string;

export type OverridesSchema = string;

export type JsonStringSchema = string;

export type Components = string;

export type Paths = string;

export type OperationIdSchema = string;
