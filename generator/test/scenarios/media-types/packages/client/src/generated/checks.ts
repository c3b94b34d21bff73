// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of `Vote`. */
export const checkOfVote: SchemaCheck = {
  type: "object",
  required: ["id"],
  expected: "an object",
  fields: {
    id: { type: "integer", expected: "a 64-bit integer" },
    stars: { type: "integer", maximum: 5, expected: "an integer of at most 5" },
  },
  others: false,
};

/** The check of `Note`. */
export const checkOfNote: SchemaCheck = {
  type: "object",
  required: ["text"],
  expected: "an object",
  fields: {
    text: { type: "string", expected: "text" },
    stars: { type: "integer", maximum: 5, expected: "an integer of at most 5" },
  },
};

/** The check of a body of `uploads.create`. */
export const bodyCheckOfUploadsCreate: SchemaCheck = {
  type: "object",
  required: ["file"],
  expected: "an object",
  fields: {
    file: { type: "string", expected: "a file" },
    more: { type: "array", expected: "a list, each a file", items: { type: "string", expected: "a file" } },
    note: () => checkOfNote,
    tags: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
    ids: { type: "array", expected: "a list, each an integer", items: { type: "integer", expected: "an integer" } },
    csv: { type: "string", expected: "text" },
  },
};

/** The check of a body of `forms.send`. */
export const bodyCheckOfFormsSend: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: {
    ids: { type: "array", expected: "a list, each an integer", items: { type: "integer", expected: "an integer" } },
    tags: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
    note: () => checkOfNote,
    place: () => checkOfNote,
    raw: { type: "string", expected: "text" },
  },
};

/** The check of a body of `votes.addAll`. */
export const bodyCheckOfVotesAddAll: SchemaCheck = {
  type: "array",
  expected: "a list, each an object",
  items: () => checkOfVote,
};
