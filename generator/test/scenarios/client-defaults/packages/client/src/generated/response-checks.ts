// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";

/** The checks of the responses of `letters.list`. */
export const responseChecksOfLettersList: ResponseChecks = {
  operation: "letters.list",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `letters.send`. */
export const responseChecksOfLettersSend: ResponseChecks = {
  operation: "letters.send",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `letters.burn`. */
export const responseChecksOfLettersBurn: ResponseChecks = {
  operation: "letters.burn",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfLettersList,
  responseChecksOfLettersSend,
  responseChecksOfLettersBurn,
];
