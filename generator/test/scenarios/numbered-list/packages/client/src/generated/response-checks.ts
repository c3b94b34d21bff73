// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfSong: SchemaCheck = {
  type: "object",
  required: ["title"],
  expected: "an object",
  fields: { title: { type: "string", expected: "text" } },
};

const checkOfSongPage: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: {
    songs: { type: "array", expected: "a list, each an object", items: () => checkOfSong },
    pagination: {
      type: "object",
      expected: "an object",
      fields: {
        has_more: { type: "boolean", expected: "`true` or `false`" },
        total: { type: "integer", expected: "an integer" },
      },
    },
  },
};

/** The checks of the responses of `songs.list`. */
export const responseChecksOfSongsList: ResponseChecks = {
  operation: "songs.list",
  media: { "application/json": { schema: checkOfSongPage } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfSongsList];
