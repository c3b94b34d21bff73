// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfParcel: SchemaCheck = {
  type: "object",
  required: ["id"],
  expected: "an object",
  fields: { id: { type: "string", expected: "text" } },
};

/** The checks of the responses of `parcels.get`. */
export const responseChecksOfParcelsGet: ResponseChecks = {
  operation: "parcels.get",
  media: { "application/json": { schema: checkOfParcel } },
};

/** The checks of the responses of `labels.upload`. */
export const responseChecksOfLabelsUpload: ResponseChecks = {
  operation: "labels.upload",
  media: { "application/json": { schema: checkOfParcel } },
};

/** The checks of the responses of `status.get`. */
export const responseChecksOfStatusGet: ResponseChecks = {
  operation: "status.get",
  media: { "application/json": { schema: checkOfParcel } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfParcelsGet,
  responseChecksOfLabelsUpload,
  responseChecksOfStatusGet,
];
