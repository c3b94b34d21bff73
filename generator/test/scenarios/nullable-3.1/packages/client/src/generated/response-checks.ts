// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfThing: SchemaCheck = {
  type: "object",
  required: ["name", "size", "nothing"],
  expected: "an object",
  fields: {
    name: { type: ["string", "null"], expected: "text or null" },
    size: { enum: ["small", "large", null], expected: "one of `small`, `large`, `null`" },
    nothing: { type: "null", expected: "null" },
    other: { expected: "an object, or null", any: [() => checkOfOther, { type: "null", expected: "null" }] },
    price: { type: "number", exclusiveMinimum: 0, expected: "a number greater than 0" },
  },
};

const checkOfOther: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { id: { type: "integer", expected: "an integer" } },
};

/** The checks of the responses of `things.get`. */
export const responseChecksOfThingsGet: ResponseChecks = {
  operation: "things.get",
  media: { "application/json": { schema: checkOfThing } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfThingsGet];
