// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import type { OperationId } from "@shortvideo-api/openapi-types";
import type { Exact } from "../exact.js";
import { exactRepo } from "./exact.js";

/** The 64-bit numbers of a body of `repos.list`. */
export const marksOfResponseOfReposList: Exact = { items: () => exactRepo };

/** The 64-bit numbers of a body of `pipelines.list`. */
export const marksOfResponseOfPipelinesList: Exact = { fields: { results: { items: () => exactRepo } } };

/** The 64-bit numbers of each response body. An operation without any has no entry. */
export const exactResponses: { readonly [Id in OperationId]?: Exact } = {
  "repos.list": marksOfResponseOfReposList,
  "pipelines.list": marksOfResponseOfPipelinesList,
};

/** The 64-bit numbers of each request body. An operation without any has no entry. */
export const exactRequests: { readonly [Id in OperationId]?: Exact } = {};
