// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfHttpResponse: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: {
    record: () => checkOfRecordSchema,
    paginators: { type: "array", expected: "a list, each an object", items: () => checkOfPaginatorSchema },
  },
};

const checkOfRecordSchema: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { id: { type: "integer", expected: "a 64-bit integer" } },
};

const checkOfPaginatorSchema: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { n: { type: "integer", expected: "an integer" } },
};

/** The checks of the responses of `requests.send`. */
export const responseChecksOfRequestsSend: ResponseChecks = {
  operation: "requests.send",
  media: { "application/json": { schema: checkOfHttpResponse } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfRequestsSend];
