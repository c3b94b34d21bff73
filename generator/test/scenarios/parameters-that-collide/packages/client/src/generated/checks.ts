// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of a body of `rooms.book`. */
export const bodyCheckOfRoomsBook: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { note: { type: "string", expected: "text" } },
};
