// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";
import { checkOfCount } from "./checks.js";

const checkOfLetter: SchemaCheck = {
  type: "object",
  required: ["id"],
  expected: "an object",
  fields: {
    id: {
      expected: "text, or null",
      any: [
        { type: "string", expected: "text" },
        { type: "null", expected: "null" },
      ],
    },
  },
};

const checkOfPage: SchemaCheck = {
  type: "object",
  required: ["data"],
  expected: "an object",
  fields: { data: { expected: "an object, or null", any: [() => checkOfContent, { type: "null", expected: "null" }] } },
};

const checkOfContent: SchemaCheck = {
  expected: "an object",
  all: [
    {
      type: "object",
      expected: "an object",
      fields: {
        next: {
          expected: "text, or null",
          any: [
            { type: "string", expected: "text" },
            { type: "null", expected: "null" },
          ],
        },
        total: () => checkOfCount,
      },
    },
    {
      type: "object",
      required: ["letters"],
      expected: "an object",
      fields: {
        letters: {
          expected: "a list, each an object, or null",
          any: [
            { type: "array", expected: "a list, each an object", items: () => checkOfLetter },
            { type: "null", expected: "null" },
          ],
        },
        more: { type: ["boolean", "null"], expected: "`true` or `false` or null" },
      },
    },
  ],
};

/** The checks of the responses of `letters.list`. */
export const responseChecksOfLettersList: ResponseChecks = {
  operation: "letters.list",
  media: { "application/json": { schema: checkOfPage } },
};

/** The checks of the responses of `notes.list`. */
export const responseChecksOfNotesList: ResponseChecks = {
  operation: "notes.list",
  media: { "application/json": { schema: checkOfPage } },
};

/** The checks of the responses of `stamps.list`. */
export const responseChecksOfStampsList: ResponseChecks = {
  operation: "stamps.list",
  media: { "application/json": { schema: checkOfPage } },
};

/** The checks of the responses of `parcels.list`. */
export const responseChecksOfParcelsList: ResponseChecks = {
  operation: "parcels.list",
  media: {
    "application/json": {
      schema: {
        type: "object",
        expected: "an object",
        fields: {
          parcels: {
            expected: "a list, each an object, or a list, each text, or null",
            any: [
              { type: "array", expected: "a list, each an object", items: () => checkOfLetter },
              { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
              { type: "null", expected: "null" },
            ],
          },
          more: { type: "boolean", expected: "`true` or `false`" },
        },
      },
    },
  },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfLettersList,
  responseChecksOfNotesList,
  responseChecksOfStampsList,
  responseChecksOfParcelsList,
];
