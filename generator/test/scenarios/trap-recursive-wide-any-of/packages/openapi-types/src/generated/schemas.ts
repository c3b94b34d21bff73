// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Node = N0 | N1 | N2 | N3 | N4 | N5 | N6 | N7 | N8 | N9 | N10 | N11;

export type N0 = {
  /** @constant */
  kind: "n0";
  /** Format: int64 */
  id?: string;
  child?: Node;
  children?: Node[];
};

export type N1 = {
  /** @constant */
  kind: "n1";
  /** Format: int64 */
  id?: string;
  child?: Node;
  children?: Node[];
};

export type N2 = {
  /** @constant */
  kind: "n2";
  /** Format: int64 */
  id?: string;
  child?: Node;
  children?: Node[];
};

export type N3 = {
  /** @constant */
  kind: "n3";
  /** Format: int64 */
  id?: string;
  child?: Node;
  children?: Node[];
};

export type N4 = {
  /** @constant */
  kind: "n4";
  /** Format: int64 */
  id?: string;
  child?: Node;
  children?: Node[];
};

export type N5 = {
  /** @constant */
  kind: "n5";
  /** Format: int64 */
  id?: string;
  child?: Node;
  children?: Node[];
};

export type N6 = {
  /** @constant */
  kind: "n6";
  /** Format: int64 */
  id?: string;
  child?: Node;
  children?: Node[];
};

export type N7 = {
  /** @constant */
  kind: "n7";
  /** Format: int64 */
  id?: string;
  child?: Node;
  children?: Node[];
};

export type N8 = {
  /** @constant */
  kind: "n8";
  /** Format: int64 */
  id?: string;
  child?: Node;
  children?: Node[];
};

export type N9 = {
  /** @constant */
  kind: "n9";
  /** Format: int64 */
  id?: string;
  child?: Node;
  children?: Node[];
};

export type N10 = {
  /** @constant */
  kind: "n10";
  /** Format: int64 */
  id?: string;
  child?: Node;
  children?: Node[];
};

export type N11 = {
  /** @constant */
  kind: "n11";
  /** Format: int64 */
  id?: string;
  child?: Node;
  children?: Node[];
};
