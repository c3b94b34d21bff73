// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import { checkOfEvil } from "./checks.js";

/** The checks of the responses of `evil*\/`${1}'quote"s`. */
export const responseChecksOfEvil1QuoteS: ResponseChecks = {
  operation: "evil*/`${1}'quote\"s",
  media: { "application/json": { schema: checkOfEvil } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfEvil1QuoteS];
