// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfLetter: SchemaCheck = {
  type: "object",
  required: ["id"],
  expected: "an object",
  fields: { id: { type: "integer", expected: "an integer" }, text: { type: "string", expected: "text" } },
};

/** The checks of the responses of `letters.list`. */
export const responseChecksOfLettersList: ResponseChecks = {
  operation: "letters.list",
  media: {
    "application/json": {
      schema: {
        type: "object",
        required: ["data"],
        expected: "an object",
        fields: {
          data: { type: "array", expected: "a list, each an object", items: () => checkOfLetter },
          meta: {
            type: "object",
            expected: "an object",
            fields: {
              page: { type: "integer", expected: "an integer" },
              total: { type: "integer", expected: "an integer" },
              total_pages: { type: ["integer", "null"], expected: "an integer or null" },
            },
          },
        },
      },
    },
  },
};

/** The checks of the responses of `stamps.list`. */
export const responseChecksOfStampsList: ResponseChecks = {
  operation: "stamps.list",
  media: {
    "application/json": { schema: { type: "array", expected: "a list, each an object", items: () => checkOfLetter } },
  },
};

/** The checks of the responses of `seals.list`. */
export const responseChecksOfSealsList: ResponseChecks = {
  operation: "seals.list",
  media: {
    "application/json": {
      schema: {
        type: "object",
        required: ["seals", "page_count"],
        expected: "an object",
        fields: {
          seals: { type: "array", expected: "a list, each an object", items: () => checkOfLetter },
          page_count: { type: "integer", expected: "a 64-bit integer" },
          pageCount: { type: "integer", expected: "an integer" },
        },
      },
    },
  },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfLettersList,
  responseChecksOfStampsList,
  responseChecksOfSealsList,
];
