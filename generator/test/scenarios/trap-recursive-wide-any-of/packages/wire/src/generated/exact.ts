// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** Where a `Node` holds 64-bit numbers. */
export const exactNode: Exact = {
  also: [
    () => exactN0,
    () => exactN1,
    () => exactN2,
    () => exactN3,
    () => exactN4,
    () => exactN5,
    () => exactN6,
    () => exactN7,
    () => exactN8,
    () => exactN9,
    () => exactN10,
    () => exactN11,
  ],
};

/** Where a `N0` holds 64-bit numbers. */
export const exactN0: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** Where a `N1` holds 64-bit numbers. */
export const exactN1: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** Where a `N2` holds 64-bit numbers. */
export const exactN2: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** Where a `N3` holds 64-bit numbers. */
export const exactN3: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** Where a `N4` holds 64-bit numbers. */
export const exactN4: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** Where a `N5` holds 64-bit numbers. */
export const exactN5: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** Where a `N6` holds 64-bit numbers. */
export const exactN6: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** Where a `N7` holds 64-bit numbers. */
export const exactN7: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** Where a `N8` holds 64-bit numbers. */
export const exactN8: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** Where a `N9` holds 64-bit numbers. */
export const exactN9: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** Where a `N10` holds 64-bit numbers. */
export const exactN10: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** Where a `N11` holds 64-bit numbers. */
export const exactN11: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };
