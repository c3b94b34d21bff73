// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfLetter: SchemaCheck = {
  type: "object",
  required: ["name"],
  expected: "an object",
  fields: { name: { type: "string", expected: "text" } },
};

const checkOfLetterPage: SchemaCheck = {
  type: "object",
  required: ["data"],
  expected: "an object",
  fields: {
    data: {
      type: "object",
      required: ["letters", "cursor", "has_more"],
      expected: "an object",
      fields: {
        letters: { type: "array", expected: "a list, each an object", items: () => checkOfLetter },
        cursor: { type: "integer", expected: "an integer" },
        has_more: { type: "integer", enum: [0, 1], expected: "one of `0`, `1`" },
      },
    },
  },
};

/** The checks of the responses of `letters.list`. */
export const responseChecksOfLettersList: ResponseChecks = {
  operation: "letters.list",
  media: { "application/json": { schema: checkOfLetterPage } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfLettersList];
