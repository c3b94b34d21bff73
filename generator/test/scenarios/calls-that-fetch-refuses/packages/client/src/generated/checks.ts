// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of `Letter`. */
export const checkOfLetter: SchemaCheck = {
  type: "object",
  required: ["id"],
  expected: "an object",
  fields: { id: { type: "string", expected: "text" } },
};
