// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfLetterPage: SchemaCheck = {
  type: "object",
  required: ["letters"],
  expected: "an object",
  fields: {
    letters: { type: "array", expected: "a list, each an object", items: () => checkOfLetter },
    total: { type: "integer", expected: "an integer" },
  },
};

const checkOfLetter: SchemaCheck = {
  type: "object",
  required: ["number"],
  expected: "an object",
  fields: {
    number: { type: "integer", expected: "an integer" },
    sender: { type: "string", expected: "text" },
    name: { type: "string", maxLength: 40, expected: "text of at most 40 characters" },
    subject: { type: "string", expected: "text" },
    text: { type: "string", expected: "text" },
    language: { type: "string", expected: "text" },
    tags: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
    code: { type: "string", pattern: "^[A-Z]{3}$", expected: "text that matches `^[A-Z]{3}$`" },
    stamp: { type: "string", expected: "text" },
    copies: { type: "integer", maximum: 500, expected: "an integer of at most 500" },
    readers: { type: "string", expected: "text" },
    readersShown: { type: "number", expected: "a number" },
    sentAt: { type: "string", expected: "text in the format `date-time`" },
    day: { type: "string", expected: "text in the format `date`" },
    isRead: { type: "boolean", expected: "`true` or `false`" },
    isUrgent: { type: "boolean", expected: "`true` or `false`" },
  },
};

/** The checks of the responses of `letters.list`. */
export const responseChecksOfLettersList: ResponseChecks = {
  operation: "letters.list",
  media: { "application/json": { schema: checkOfLetterPage } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfLettersList];
