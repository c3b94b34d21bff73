// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of a body of `documents.search`. */
export const bodyCheckOfDocumentsSearch: SchemaCheck = {
  type: "object",
  required: ["query"],
  expected: "an object",
  fields: {
    query: { type: "string", expected: "text" },
    page: {
      type: "object",
      expected: "an object",
      fields: {
        cursor: { type: "string", expected: "text" },
        limit: { type: "integer", minimum: 1, maximum: 50, expected: "an integer from 1 to 50" },
      },
    },
  },
  others: false,
};

/** The check of a body of `rows.query`. */
export const bodyCheckOfRowsQuery: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { skip: { type: "integer", expected: "an integer" }, "filter/x": { type: "string", expected: "text" } },
};
