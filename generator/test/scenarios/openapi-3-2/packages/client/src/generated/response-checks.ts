// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import { checkOfLetter } from "./checks.js";

/** The checks of the responses of `letters.list`. */
export const responseChecksOfLettersList: ResponseChecks = {
  operation: "letters.list",
  media: {
    "application/json": { schema: { type: "array", expected: "a list, each an object", items: () => checkOfLetter } },
  },
};

/** The checks of the responses of `letters.search`. */
export const responseChecksOfLettersSearch: ResponseChecks = {
  operation: "letters.search",
  media: {
    "application/json": { schema: { type: "array", expected: "a list, each an object", items: () => checkOfLetter } },
  },
};

/** The checks of the responses of `letters.get`. */
export const responseChecksOfLettersGet: ResponseChecks = {
  operation: "letters.get",
  media: { "application/json": { schema: checkOfLetter } },
};

/** The checks of the responses of `letters.copy`. */
export const responseChecksOfLettersCopy: ResponseChecks = {
  operation: "letters.copy",
  media: { "application/json": { schema: checkOfLetter } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfLettersList,
  responseChecksOfLettersSearch,
  responseChecksOfLettersGet,
  responseChecksOfLettersCopy,
];
