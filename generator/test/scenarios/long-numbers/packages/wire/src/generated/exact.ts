// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** The 64-bit numbers of `Account`. */
export const exactAccount: Exact = int64;

/** The 64-bit numbers of `Entry`. */
export const exactEntry: Exact = {
  fields: {
    account: () => exactAccount,
    kind: int64,
    limited: int64,
    parts: int64,
    either: int64,
    nullable: int64,
    mixed: int64,
    listed: { fields: { id: int64 } },
  },
};
