// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../call/metadata.js";

/** The check of a body of `files.upload`. */
export const checkOfRequestOfFilesUpload: SchemaCheck = {
  type: "object",
  required: ["file"],
  expected: "an object",
  fields: {
    file: { type: "string", expected: "text in the format `binary`" },
    name: { type: "string", expected: "text" },
  },
};

/** The check of a body of `files.rename`. */
export const checkOfRequestOfFilesRename: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { name: { type: "string", expected: "text" } },
};
