// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";

/** The checks of the responses of `files.rename`. */
export const responseChecksOfFilesRename: ResponseChecks = {
  operation: "files.rename",
  media: {
    "application/problem+json": {
      schema: {
        type: "object",
        expected: "an object",
        fields: { done: { type: "boolean", expected: "`true` or `false`" } },
      },
    },
  },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfFilesRename];
