// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of a body of `letters.send`. */
export const bodyCheckOfLettersSend: SchemaCheck = { type: "object", expected: "an object" };
