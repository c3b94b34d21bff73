// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfInvoice: SchemaCheck = {
  type: "object",
  required: ["id"],
  expected: "an object",
  fields: { id: { type: "string", pattern: "^in_[0-9a-z]{14}$", expected: "text that matches `^in_[0-9a-z]{14}$`" } },
};

const checkOfInvoicePage: SchemaCheck = {
  type: "object",
  required: ["data", "has_more"],
  expected: "an object",
  fields: {
    data: { type: "array", expected: "a list, each an object", items: () => checkOfInvoice },
    has_more: { type: "boolean", expected: "`true` or `false`" },
  },
};

const checkOfEvent: SchemaCheck = {
  type: "object",
  required: ["number"],
  expected: "an object",
  fields: { number: { type: "integer", expected: "a 64-bit integer" }, kind: { type: "string", expected: "text" } },
};

/** The checks of the responses of `invoices.list`. */
export const responseChecksOfInvoicesList: ResponseChecks = {
  operation: "invoices.list",
  media: { "application/json": { schema: checkOfInvoicePage } },
};

/** The checks of the responses of `events.list`. */
export const responseChecksOfEventsList: ResponseChecks = {
  operation: "events.list",
  media: {
    "application/json": { schema: { type: "array", expected: "a list, each an object", items: () => checkOfEvent } },
  },
};

/** The checks of the responses of `labels.list`. */
export const responseChecksOfLabelsList: ResponseChecks = {
  operation: "labels.list",
  media: {
    "application/json": {
      schema: {
        type: "array",
        expected: "a list, each an object",
        items: {
          type: "object",
          required: ["name"],
          expected: "an object",
          fields: { name: { type: "string", expected: "text" } },
        },
      },
    },
  },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfInvoicesList,
  responseChecksOfEventsList,
  responseChecksOfLabelsList,
];
