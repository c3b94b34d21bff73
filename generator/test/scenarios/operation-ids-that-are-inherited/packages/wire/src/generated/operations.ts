// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import type { OperationId } from "@shortvideo-api/openapi-types";
import { type Exact, int64 } from "../exact.js";

/** The 64-bit numbers of a body of `toString`. */
export const marksOfResponseOfToString: Exact = { fields: { id: int64 } };

/** The 64-bit numbers of a body of `__proto__`. */
export const marksOfResponseOfProto: Exact = { fields: { id: int64 } };

/** The 64-bit numbers of each response body. An operation without any has no entry. */
export const exactResponses: { readonly [Id in OperationId]?: Exact } = {
  toString: marksOfResponseOfToString,
  ["__proto__"]: marksOfResponseOfProto,
  constructor: {},
  hasOwnProperty: {},
};

/** The 64-bit numbers of each request body. An operation without any has no entry. */
export const exactRequests: { readonly [Id in OperationId]?: Exact } = {
  toString: {},
  constructor: {},
  hasOwnProperty: {},
  ["__proto__"]: {},
};
