// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** The 64-bit numbers of `HttpResponse`. */
export const exactHttpResponse: Exact = { fields: { record: () => exactRecordSchema } };

/** The 64-bit numbers of `RecordSchema`. */
export const exactRecordSchema: Exact = { fields: { id: int64 } };

/** The 64-bit numbers of `RequestsSchema`. */
export const exactRequestsSchema: Exact = { fields: { count: int64 } };

/** The 64-bit numbers of `ResponsesSchema`. */
export const exactResponsesSchema: Exact = { items: () => exactRequestsSchema };
