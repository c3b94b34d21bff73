// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of `OrderForm`. */
export const checkOfOrderForm: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: {
    order: () => checkOfOrder,
    lines: {
      type: "array",
      expected: "a list, each an object",
      items: {
        type: "object",
        expected: "an object",
        fields: { article_id: { type: "integer", expected: "a 64-bit integer" } },
      },
    },
    batch: { type: "integer", expected: "a 64-bit integer" },
  },
};

/** The check of `Order`. */
export const checkOfOrder: SchemaCheck = {
  type: "object",
  required: ["id", "lines"],
  expected: "an object",
  fields: {
    id: { type: "integer", expected: "a 64-bit integer" },
    parent: { type: ["integer", "null"], expected: "a 64-bit integer or null" },
    batch: { type: "integer", expected: "a 64-bit integer" },
    serial: { type: ["integer", "null"], expected: "a 64-bit integer without a sign or null" },
    lines: {
      type: "array",
      expected: "a list, each an object",
      items: {
        type: "object",
        required: ["article_id", "count"],
        expected: "an object",
        fields: {
          article_id: { type: "integer", expected: "a 64-bit integer" },
          count: { type: "integer", minimum: 1, expected: "a 32-bit integer of at least 1" },
        },
      },
    },
  },
};
