// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import type { OperationId } from "@shortvideo-api/openapi-types";
import { type Exact, int64 } from "../exact.js";

/** Where a body of `toString` holds 64-bit numbers. */
export const exactAnswerOfToString: Exact = { fields: { id: int64 } };

/** Where a body of `__proto__` holds 64-bit numbers. */
export const exactAnswerOfProto: Exact = { fields: { id: int64 } };

/** Where answers hold 64-bit numbers; those that hold none are not listed. */
export const exactAnswers: { readonly [Id in OperationId]?: Exact } = {
  toString: exactAnswerOfToString,
  ["__proto__"]: exactAnswerOfProto,
  constructor: {},
  hasOwnProperty: {},
};

/** Where bodies of requests hold 64-bit numbers, likewise. */
export const exactBodies: { readonly [Id in OperationId]?: Exact } = {
  toString: {},
  constructor: {},
  hasOwnProperty: {},
  ["__proto__"]: {},
};
