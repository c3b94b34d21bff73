// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfVideo: SchemaCheck = {
  type: "object",
  required: ["id"],
  expected: "an object",
  fields: { id: { type: "string", pattern: "^[0-9]{19}$", expected: "text that matches `^[0-9]{19}$`" } },
};

const checkOfVideoPage: SchemaCheck = {
  type: "object",
  required: ["hasMore"],
  expected: "an object",
  fields: {
    videos: { type: ["array", "null"], expected: "a list, each an object or null", items: () => checkOfVideo },
    hasMore: { type: "boolean", expected: "`true` or `false`" },
  },
};

/** The checks of the responses of `videos.discover`. */
export const responseChecksOfVideosDiscover: ResponseChecks = {
  operation: "videos.discover",
  media: { "application/json": { schema: checkOfVideoPage } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfVideosDiscover];
