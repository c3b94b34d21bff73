// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import type { OperationId } from "@shortvideo-api/openapi-types";
import { type Exact, int64 } from "../exact.js";
import { exactReport } from "./exact.js";

/** The 64-bit numbers of a body of `reports.list`. */
export const marksOfResponseOfReportsList: Exact = { fields: { reports: { items: () => exactReport } } };

/** The 64-bit numbers of a body of `exports.get`. */
export const marksOfResponseOfExportsGet: Exact = { also: [() => exactReport] };

/** The 64-bit numbers of a body of `reports.get`. */
export const marksOfMedia2OfReportsGet: Exact = { fields: { total: int64 } };

/** The 64-bit numbers of each response body. An operation without any has no entry. */
export const exactResponses: { readonly [Id in OperationId]?: Exact } = {
  "reports.get": exactReport,
  "reports.list": marksOfResponseOfReportsList,
  "exports.get": marksOfResponseOfExportsGet,
  "exports.watch": exactReport,
  "pictures.show": exactReport,
};

/** The 64-bit numbers of each request body. An operation without any has no entry. */
export const exactRequests: { readonly [Id in OperationId]?: Exact } = {};
