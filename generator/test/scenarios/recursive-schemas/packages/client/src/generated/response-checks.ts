// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfTree: SchemaCheck = {
  type: "object",
  required: ["children", "id"],
  expected: "an object",
  fields: {
    id: { type: "integer", expected: "a 64-bit integer" },
    children: { type: "array", expected: "a list, each an object", items: () => checkOfTree },
    parent: { expected: "an object, or null", any: [() => checkOfTree, { type: "null", expected: "null" }] },
    attributes: { type: "object", expected: "an object", others: () => checkOfValue },
  },
};

const checkOfValue: SchemaCheck = {
  expected: "text, or a list, each text, or a list, each a value that its schema admits, or an object, or an object",
  any: [
    { type: "string", expected: "text" },
    {
      type: "array",
      expected: "a list, each text, or a list, each text, or a list, or an object, or an object",
      items: () => checkOfValue,
    },
    () => checkOfTree,
  ],
};

/** The checks of the responses of `trees.get`. */
export const responseChecksOfTreesGet: ResponseChecks = {
  operation: "trees.get",
  media: { "application/json": { schema: checkOfTree } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfTreesGet];
