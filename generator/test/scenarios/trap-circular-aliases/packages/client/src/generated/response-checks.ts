// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfThing: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { a: () => checkOfOne, b: () => checkOfList, c: () => checkOfSelf },
};

const checkOfOne: SchemaCheck = { expected: "text", any: [{ type: "string", expected: "text" }] };

const checkOfList: SchemaCheck = {
  type: "array",
  expected: "a list, each a list, each a list, each a list, each a list",
  items: () => checkOfList,
};

const checkOfSelf: SchemaCheck = {
  expected: "an object",
  all: [{ type: "object", expected: "an object", fields: { x: { type: "string", expected: "text" } } }],
};

/** The checks of the responses of `things.get`. */
export const responseChecksOfThingsGet: ResponseChecks = {
  operation: "things.get",
  media: { "application/json": { schema: checkOfThing } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfThingsGet];
