// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** The 64-bit numbers of `Tree`. */
export const exactTree: Exact = {
  fields: {
    id: int64,
    children: { items: () => exactTree },
    parent: () => exactTree,
    attributes: { values: () => exactValue },
  },
};

/** The 64-bit numbers of `Value`. */
export const exactValue: Exact = { items: () => exactValue, also: [() => exactTree] };
