// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import { checkOfOrder } from "./checks.js";

/** The checks of the responses of `orders.create`. */
export const responseChecksOfOrdersCreate: ResponseChecks = {
  operation: "orders.create",
  media: { "application/json": { schema: checkOfOrder } },
};

/** The checks of the responses of `orders.countByArticle`. */
export const responseChecksOfOrdersCountByArticle: ResponseChecks = {
  operation: "orders.countByArticle",
  media: {
    "application/json": {
      schema: {
        type: "object",
        expected: "an object",
        others: {
          type: "array",
          expected: "a list, each a 64-bit integer",
          items: { type: "integer", expected: "a 64-bit integer" },
        },
      },
    },
  },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfOrdersCreate,
  responseChecksOfOrdersCountByArticle,
];
