// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of `Evil`. */
export const checkOfEvil: SchemaCheck = {
  type: "object",
  required: ["__proto__", "*/"],
  expected: "an object",
  fields: {
    ["__proto__"]: { type: "string", expected: "text" } satisfies SchemaCheck,
    constructor: { type: "integer", expected: "a 64-bit integer" } satisfies SchemaCheck,
    toString: {
      type: "object",
      expected: "an object",
      fields: { hasOwnProperty: { type: "integer", expected: "a 64-bit integer" } satisfies SchemaCheck },
    } satisfies SchemaCheck,
    "*/": { type: "string", expected: "text" },
    "`${x}`": {
      type: ["string", "null"],
      enum: ["*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // "],
      expected: '`"*/ `${process.exit(1)}` \\ " \' \\u{2028}\\u{2029} </script> ${x} \\u{000d}\\u{000a} // "`',
    },
    "": { type: "boolean", expected: "`true` or `false`" },
    "a.b/c~d": { type: "number", expected: "a number" },
    "\u2028": { type: "string", expected: "text" },
  },
};
