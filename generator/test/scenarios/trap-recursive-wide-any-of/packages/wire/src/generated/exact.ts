// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** The 64-bit numbers of a `Node`. */
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

/** The 64-bit numbers of a `N0`. */
export const exactN0: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of a `N1`. */
export const exactN1: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of a `N2`. */
export const exactN2: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of a `N3`. */
export const exactN3: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of a `N4`. */
export const exactN4: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of a `N5`. */
export const exactN5: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of a `N6`. */
export const exactN6: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of a `N7`. */
export const exactN7: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of a `N8`. */
export const exactN8: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of a `N9`. */
export const exactN9: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of a `N10`. */
export const exactN10: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };

/** The 64-bit numbers of a `N11`. */
export const exactN11: Exact = { fields: { id: int64, child: () => exactNode, children: { items: () => exactNode } } };
