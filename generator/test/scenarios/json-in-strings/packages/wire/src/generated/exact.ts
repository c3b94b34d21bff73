// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** Where a `Room` holds 64-bit numbers. */
export const exactRoom: Exact = { fields: { id: int64 } };
