// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import type { OperationId } from "@shortvideo-api/openapi-types";
import type { Exact } from "../exact.js";

/** Where answers hold 64-bit numbers; those that hold none are not listed. */
export const exactAnswers: { readonly [Id in OperationId]?: Exact } = {};

/** Where bodies of requests hold 64-bit numbers, likewise. */
export const exactBodies: { readonly [Id in OperationId]?: Exact } = {};
