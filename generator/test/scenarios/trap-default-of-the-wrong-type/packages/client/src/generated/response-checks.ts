// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfThing: SchemaCheck = {
  type: "object",
  required: ["count", "on", "name", "items", "kind"],
  expected: "an object",
  fields: {
    count: { type: "integer", expected: "an integer" },
    on: { type: "boolean", expected: "`true` or `false`" },
    name: { type: "string", expected: "text" },
    items: { type: "array", expected: "a list, each an integer", items: { type: "integer", expected: "an integer" } },
    kind: { type: "string", enum: ["a", "b"], expected: "one of `a`, `b`" },
  },
};

/** The checks of the responses of `things.get`. */
export const responseChecksOfThingsGet: ResponseChecks = {
  operation: "things.get",
  media: { "application/json": { schema: checkOfThing } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfThingsGet];
