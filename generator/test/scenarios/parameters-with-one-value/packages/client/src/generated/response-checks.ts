// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";

/** The checks of the responses of `queues.list`. */
export const responseChecksOfQueuesList: ResponseChecks = {
  operation: "queues.list",
  media: {
    "application/json": {
      schema: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
    },
  },
};

/** The checks of the responses of `queues.get`. */
export const responseChecksOfQueuesGet: ResponseChecks = {
  operation: "queues.get",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfQueuesList, responseChecksOfQueuesGet];
