// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";

/** The checks of the responses of `things.get`. */
export const responseChecksOfThingsGet: ResponseChecks = {
  operation: "things.get",
  media: { "application/json": { schema: { type: "string", expected: "text" } } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfThingsGet];
