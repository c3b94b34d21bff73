// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfClass: SchemaCheck = { type: "object", expected: "an object", fields: { default: () => checkOfEnum } };

const checkOfEnum: SchemaCheck = { type: "string", enum: ["new", "delete"], expected: "one of `new`, `delete`" };

/** The checks of the responses of `delete`. */
export const responseChecksOfClassDelete: ResponseChecks = {
  operation: "delete",
  media: { "application/json": { schema: checkOfClass } },
};

/** The checks of the responses of `constructor`. */
export const responseChecksOfConstructor: ResponseChecks = {
  operation: "constructor",
  media: { "application/json": { schema: checkOfClass } },
};

/** The checks of the responses of `default.new`. */
export const responseChecksOfDefaultNew: ResponseChecks = {
  operation: "default.new",
  media: { "application/json": { schema: checkOfClass } },
};

/** The checks of the responses of `index`. */
export const responseChecksOfIndex: ResponseChecks = {
  operation: "index",
  media: { "application/json": { schema: checkOfClass } },
};

/** The checks of the responses of `3d-view!`. */
export const responseChecksOfCall3dView: ResponseChecks = {
  operation: "3d-view!",
  media: { "application/json": { schema: checkOfClass } },
};

/** The checks of the responses of `then`. */
export const responseChecksOfConstructorThen: ResponseChecks = {
  operation: "then",
  media: { "application/json": { schema: checkOfClass } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfClassDelete,
  responseChecksOfConstructor,
  responseChecksOfDefaultNew,
  responseChecksOfIndex,
  responseChecksOfCall3dView,
  responseChecksOfConstructorThen,
];
