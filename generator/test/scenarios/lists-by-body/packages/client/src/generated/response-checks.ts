// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfDocument: SchemaCheck = {
  type: "object",
  required: ["id"],
  expected: "an object",
  fields: { id: { type: "string", expected: "text" }, title: { type: "string", expected: "text" } },
};

/** The checks of the responses of `documents.search`. */
export const responseChecksOfDocumentsSearch: ResponseChecks = {
  operation: "documents.search",
  media: {
    "application/json": {
      schema: {
        type: "object",
        required: ["hits"],
        expected: "an object",
        fields: {
          hits: { type: "array", expected: "a list, each an object", items: () => checkOfDocument },
          next: { type: ["string", "null"], expected: "text or null" },
        },
      },
    },
  },
};

/** The checks of the responses of `rows.query`. */
export const responseChecksOfRowsQuery: ResponseChecks = {
  operation: "rows.query",
  media: {
    "application/json": { schema: { type: "array", expected: "a list, each an object", items: () => checkOfDocument } },
  },
};

/** The checks of the responses of `changes.list`. */
export const responseChecksOfChangesList: ResponseChecks = {
  operation: "changes.list",
  media: {
    "application/json": {
      schema: {
        type: "object",
        required: ["changes"],
        expected: "an object",
        fields: { changes: { type: "array", expected: "a list, each an object", items: () => checkOfDocument } },
      },
    },
  },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfDocumentsSearch,
  responseChecksOfRowsQuery,
  responseChecksOfChangesList,
];
