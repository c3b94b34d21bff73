// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** Where a `Report` holds 64-bit numbers. */
export const exactReport: Exact = { fields: { id: int64 } };
