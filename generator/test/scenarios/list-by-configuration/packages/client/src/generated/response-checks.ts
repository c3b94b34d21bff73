// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfMail: SchemaCheck = {
  type: "object",
  required: ["id"],
  expected: "an object",
  fields: { id: { type: "integer", expected: "an integer" } },
};

/** The checks of the responses of `mail.list`. */
export const responseChecksOfMailList: ResponseChecks = {
  operation: "mail.list",
  media: {
    "application/json": {
      schema: {
        type: "object",
        required: ["letters"],
        expected: "an object",
        fields: {
          letters: { type: "array", expected: "a list, each an object", items: () => checkOfMail },
          next_cursor: { type: ["string", "null"], expected: "text or null" },
        },
      },
    },
  },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfMailList];
