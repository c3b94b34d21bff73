// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfThing: SchemaCheck = {
  type: "object",
  required: ["a", "b", "c", "d"],
  expected: "an object",
  fields: {
    b: { type: ["object", "null"], expected: "an object or null" },
    c: {
      expected: "an object, or null",
      any: [
        { type: "object", expected: "an object", others: false },
        { type: "null", expected: "null" },
      ],
    },
    e: { type: ["object", "null"], expected: "an object or null" },
    g: { expected: "no value", enum: [] },
  },
};

/** The checks of the responses of `things.get`. */
export const responseChecksOfThingsGet: ResponseChecks = {
  operation: "things.get",
  media: { "application/json": { schema: checkOfThing } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfThingsGet];
