// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** The 64-bit numbers of `Node`. */
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

/** The 64-bit numbers of `N0`. */
export const exactN0: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of `N1`. */
export const exactN1: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of `N2`. */
export const exactN2: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of `N3`. */
export const exactN3: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of `N4`. */
export const exactN4: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of `N5`. */
export const exactN5: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of `N6`. */
export const exactN6: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of `N7`. */
export const exactN7: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of `N8`. */
export const exactN8: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of `N9`. */
export const exactN9: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of `N10`. */
export const exactN10: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of `N11`. */
export const exactN11: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };
