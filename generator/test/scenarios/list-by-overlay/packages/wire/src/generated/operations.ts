// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import type { OperationId } from "@shortvideo-api/openapi-types";
import type { Exact } from "../exact.js";
import { exactLetter } from "./exact.js";

/** The 64-bit numbers of a body of `letters.list`. */
export const marksOfResponseOfLettersList: Exact = { fields: { letters: { items: () => exactLetter } } };

/** The 64-bit numbers of each response body. An operation without any has no entry. */
export const exactResponses: { readonly [Id in OperationId]?: Exact } = {
  "letters.list": marksOfResponseOfLettersList,
};

/** The 64-bit numbers of each request body. An operation without any has no entry. */
export const exactRequests: { readonly [Id in OperationId]?: Exact } = {};
