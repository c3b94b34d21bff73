// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfEnvelope: SchemaCheck = {
  type: "object",
  required: ["rawdata"],
  expected: "an object",
  fields: {
    rawdata: { type: "string", expected: "text" },
    lines: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
  },
};

/** The checks of the responses of `envelopes.get`. */
export const responseChecksOfEnvelopesGet: ResponseChecks = {
  operation: "envelopes.get",
  media: { "application/json": { schema: checkOfEnvelope } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfEnvelopesGet];
