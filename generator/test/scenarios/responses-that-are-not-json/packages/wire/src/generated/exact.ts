// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** The 64-bit numbers of `Report`. */
export const exactReport: Exact = { fields: { id: int64 } };
