// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of `Note`. */
export const checkOfNote: SchemaCheck = {
  type: "object",
  required: ["title", "mood", "meta"],
  expected: "an object",
  fields: {
    title: { type: ["string", "null"], expected: "text or null" },
    mood: { type: ["string", "null"], enum: ["calm", null], expected: "one of `calm`, `null`" },
    pages: { type: ["integer", "null"], expected: "an integer or null" },
    meta: { expected: "an object, or null", any: [() => checkOfMeta, { type: "null", expected: "null" }] },
    words: {
      type: "array",
      minItems: 2,
      expected: "a list of at least 2 items, each text or null",
      items: { type: ["string", "null"], expected: "text or null" },
    },
    sizes: {
      type: "array",
      minItems: 2,
      expected: "a list of at least 2 items, each an integer, or null",
      items: {
        expected: "an integer, or null",
        any: [
          { type: "integer", expected: "an integer" },
          { type: "null", expected: "null" },
        ],
      },
    },
    metas: {
      type: "array",
      minItems: 2,
      expected: "a list of at least 2 items, each an object, or null",
      items: { expected: "an object, or null", any: [() => checkOfMeta, { type: "null", expected: "null" }] },
    },
  },
};

/** The check of `Meta`. */
export const checkOfMeta: SchemaCheck = {
  type: "object",
  required: ["author", "tags"],
  expected: "an object",
  fields: {
    author: { type: ["string", "null"], expected: "text or null" },
    tags: {
      type: "array",
      expected: "a list, each text or null",
      items: { type: ["string", "null"], expected: "text or null" },
    },
  },
};

/** The check of a body of `files.upload`. */
export const bodyCheckOfFilesUpload: SchemaCheck = {
  type: "object",
  required: ["file"],
  expected: "an object",
  fields: { file: { type: "string", expected: "a file" }, name: { type: "string", expected: "text" } },
};

/** The check of a body of `files.rename`. */
export const bodyCheckOfFilesRename: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { name: { type: "string", expected: "text" } },
};
