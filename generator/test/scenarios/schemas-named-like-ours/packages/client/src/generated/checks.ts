// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of `RequestSchema`. */
export const checkOfRequestSchema: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { map: () => checkOfMapSchema },
};

/** The check of `MapSchema`. */
export const checkOfMapSchema: SchemaCheck = {
  type: "object",
  expected: "an object",
  others: { type: "string", expected: "text" },
};
