// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of a body of `photos.add`. */
export const bodyCheckOfPhotosAdd: SchemaCheck = {
  type: "object",
  required: ["photo"],
  expected: "an object",
  fields: {
    photo: { type: "string", expected: "a file" },
    thumbnail: { type: "string", expected: "a file" },
    tags: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
  },
};
