// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfChat: SchemaCheck = {
  type: "object",
  required: ["id"],
  expected: "an object",
  fields: { id: { type: "integer", expected: "a 64-bit integer" }, text: { type: "string", expected: "text" } },
};

/** The checks of the responses of `chats.create`. */
export const responseChecksOfChatsCreate: ResponseChecks = {
  operation: "chats.create",
  media: { "application/json": { schema: checkOfChat }, "text/event-stream": {} },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfChatsCreate];
