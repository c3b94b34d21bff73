// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";

/** The checks of the responses of `items.list`. */
export const responseChecksOfItemsList: ResponseChecks = {
  operation: "items.list",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `items.health`. */
export const responseChecksOfItemsHealth: ResponseChecks = {
  operation: "items.health",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfItemsList, responseChecksOfItemsHealth];
