// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import { checkOfEntry } from "./checks.js";

/** The checks of the responses of `entries.create`. */
export const responseChecksOfEntriesCreate: ResponseChecks = {
  operation: "entries.create",
  media: { "application/json": { schema: checkOfEntry } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfEntriesCreate];
