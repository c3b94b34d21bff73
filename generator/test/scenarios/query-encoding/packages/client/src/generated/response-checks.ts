// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";

/** The checks of the responses of `search.run`. */
export const responseChecksOfSearchRun: ResponseChecks = {
  operation: "search.run",
  media: {
    "application/json": {
      schema: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
    },
  },
};

/** The checks of the responses of `flags.read`. */
export const responseChecksOfFlagsRead: ResponseChecks = {
  operation: "flags.read",
  media: { "application/json": { schema: { type: "boolean", expected: "`true` or `false`" } } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfSearchRun, responseChecksOfFlagsRead];
