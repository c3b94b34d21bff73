// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import { checkOfLetter } from "./checks.js";

/** The checks of the responses of `letters.search`. */
export const responseChecksOfLettersSearch: ResponseChecks = {
  operation: "letters.search",
  media: { "application/json": { schema: checkOfLetter } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfLettersSearch];
