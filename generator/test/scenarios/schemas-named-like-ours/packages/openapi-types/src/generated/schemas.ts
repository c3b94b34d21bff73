// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { components } from "./openapi.js";

export type RequestSchema = components["schemas"]["Request"];
export type HttpResponse = components["schemas"]["HttpResponse"];
export type ErrorSchema = components["schemas"]["Error"];
export type MapSchema = components["schemas"]["Map"];
export type RecordSchema = components["schemas"]["Record"];
export type PromiseSchema = components["schemas"]["Promise"];
export type ArraySchema = components["schemas"]["Array"];
export type PagesSchema = components["schemas"]["Pages"];
export type ParamsSchema = components["schemas"]["Params"];
export type AnswerSchema = components["schemas"]["Answer"];
export type ExactSchema = components["schemas"]["Exact"];
export type HttpClient = components["schemas"]["HttpClient"];
export type CallOptionsSchema = components["schemas"]["CallOptions"];
export type ApiErrorSchema = components["schemas"]["ApiError"];
export type OverridesSchema = components["schemas"]["Overrides"];
export type JsonStringSchema = components["schemas"]["JsonString"];
export type Components = components["schemas"]["components"];
export type Paths = components["schemas"]["paths"];
export type OperationIdSchema = components["schemas"]["OperationId"];
