// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";

/** The checks of the responses of `toString`. */
export const responseChecksOfToString: ResponseChecks = {
  operation: "toString",
  media: {
    "application/json": {
      schema: {
        type: "object",
        required: ["id"],
        expected: "an object",
        fields: { id: { type: "integer", expected: "a 64-bit integer" } },
      },
    },
  },
};

/** The checks of the responses of `__proto__`. */
export const responseChecksOfProto: ResponseChecks = {
  operation: "__proto__",
  media: {
    "application/json": {
      schema: {
        type: "object",
        required: ["id"],
        expected: "an object",
        fields: { id: { type: "integer", expected: "a 64-bit integer" } },
      },
    },
  },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfToString, responseChecksOfProto];
