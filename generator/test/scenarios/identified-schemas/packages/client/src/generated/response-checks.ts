// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfId: SchemaCheck = { type: "string", minLength: 4, expected: "text of at least 4 characters" };

const checkOfLetter: SchemaCheck = {
  type: "object",
  required: ["id", "stamp"],
  expected: "an object",
  fields: {
    id: () => checkOfId,
    stamp: () => checkOfLetterStamp,
    colour: () => checkOfLetterColour,
    answers: { type: "array", expected: "a list, each an object", items: () => checkOfLetter },
  },
};

const checkOfFolder: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: {
    name: { type: "string", expected: "text" },
    folders: { type: "array", expected: "a list, each an object", items: () => checkOfFolder },
    parent: () => checkOfFolder,
  },
};

const checkOfLetterStamp: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { value: { type: "integer", expected: "an integer" } },
};

const checkOfLetterColour: SchemaCheck = { type: "string", enum: ["red", "blue"], expected: "one of `red`, `blue`" };

/** The checks of the responses of `letters.get`. */
export const responseChecksOfLettersGet: ResponseChecks = {
  operation: "letters.get",
  media: { "application/json": { schema: checkOfLetter } },
};

/** The checks of the responses of `folders.get`. */
export const responseChecksOfFoldersGet: ResponseChecks = {
  operation: "folders.get",
  media: { "application/json": { schema: checkOfFolder } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfLettersGet, responseChecksOfFoldersGet];
