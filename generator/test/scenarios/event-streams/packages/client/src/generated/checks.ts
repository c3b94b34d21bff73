// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of `ChatRequest`. */
export const checkOfChatRequest: SchemaCheck = {
  type: "object",
  required: ["model"],
  expected: "an object",
  fields: { model: { type: "string", expected: "text" }, stream: { type: "boolean", expected: "`true` or `false`" } },
};
