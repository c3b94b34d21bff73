// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** The 64-bit numbers of `OrderForm`. */
export const exactOrderForm: Exact = {
  fields: { order: () => exactOrder, lines: { items: { fields: { article_id: int64 } } }, batch: int64 },
};

/** The 64-bit numbers of `Order`. */
export const exactOrder: Exact = {
  fields: {
    id: int64,
    parent: int64,
    batch: int64,
    serial: int64,
    lines: { items: { fields: { article_id: int64 } } },
  },
};
