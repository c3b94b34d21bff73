// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of `Letter`. */
export const checkOfLetter: SchemaCheck = {
  type: "object",
  required: ["id"],
  expected: "an object",
  fields: { id: () => checkOfLetterId, text: () => checkOfLetterText, answers: () => checkOfLetterAnswers },
};

/** The check of `LetterId`. */
export const checkOfLetterId: SchemaCheck = { type: "string", expected: "text" };

/** The check of `LetterText`. */
export const checkOfLetterText: SchemaCheck = { type: "string", expected: "text" };

/** The check of `LetterAnswers`. */
export const checkOfLetterAnswers: SchemaCheck = {
  type: "array",
  expected: "a list, each an object",
  items: () => checkOfLetter,
};
