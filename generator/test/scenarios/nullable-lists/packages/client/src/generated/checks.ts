// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of `Count`. */
export const checkOfCount: SchemaCheck = {
  expected: "an integer of at least 0, or null",
  any: [
    { type: "integer", minimum: 0, expected: "an integer of at least 0" },
    { type: "null", expected: "null" },
  ],
};
