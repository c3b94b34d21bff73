// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfLetterPage: SchemaCheck = {
  type: "object",
  required: ["letters", "hasMore"],
  expected: "an object",
  fields: {
    letters: { type: "array", expected: "a list, each an object", items: () => checkOfLetter },
    hasMore: { type: "boolean", expected: "`true` or `false`" },
    heading: { type: "string", expected: "text" },
  },
};

const checkOfLetter: SchemaCheck = {
  type: "object",
  required: ["from", "year"],
  expected: "an object",
  fields: { from: () => checkOfPerson, year: { type: "integer", expected: "an integer" } },
};

const checkOfPerson: SchemaCheck = {
  type: "object",
  required: ["name"],
  expected: "an object",
  fields: { name: { type: "string", expected: "text" } },
};

/** The checks of the responses of `letters.list`. */
export const responseChecksOfLettersList: ResponseChecks = {
  operation: "letters.list",
  media: { "application/json": { schema: checkOfLetterPage } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfLettersList];
