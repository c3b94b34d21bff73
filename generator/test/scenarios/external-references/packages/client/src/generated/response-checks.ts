// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfLabel: SchemaCheck = { type: "string", expected: "text" };

const checkOfEdge: SchemaCheck = { type: "object", expected: "an object", fields: { to: () => checkOfNode } };

const checkOfNode: SchemaCheck = {
  type: "object",
  required: ["label"],
  expected: "an object",
  fields: {
    label: () => checkOfLabel,
    edges: { type: "array", expected: "a list, each an object", items: () => checkOfEdge },
  },
};

/** The checks of the responses of `nodes.get`. */
export const responseChecksOfNodesGet: ResponseChecks = {
  operation: "nodes.get",
  media: { "application/json": { schema: checkOfNode } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfNodesGet];
