// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfRepo: SchemaCheck = {
  type: "object",
  required: ["id"],
  expected: "an object",
  fields: { id: { type: "integer", expected: "a 64-bit integer" }, name: { type: "string", expected: "text" } },
};

/** The checks of the responses of `repos.list`. */
export const responseChecksOfReposList: ResponseChecks = {
  operation: "repos.list",
  media: {
    "application/json": { schema: { type: "array", expected: "a list, each an object", items: () => checkOfRepo } },
  },
};

/** The checks of the responses of `events.list`. */
export const responseChecksOfEventsList: ResponseChecks = {
  operation: "events.list",
  media: {
    "application/json": {
      schema: {
        type: "array",
        expected: "a list, each an object",
        items: {
          type: "object",
          required: ["name"],
          expected: "an object",
          fields: { name: { type: "string", expected: "text" } },
        },
      },
    },
  },
};

/** The checks of the responses of `pipelines.list`. */
export const responseChecksOfPipelinesList: ResponseChecks = {
  operation: "pipelines.list",
  media: {
    "application/json": {
      schema: {
        type: "object",
        required: ["results", "next"],
        expected: "an object",
        fields: {
          next: { type: ["string", "null"], expected: "text in the format `uri` or null" },
          results: { type: "array", expected: "a list, each an object", items: () => checkOfRepo },
        },
      },
    },
  },
};

/** The checks of the responses of `tags.list`. */
export const responseChecksOfTagsList: ResponseChecks = {
  operation: "tags.list",
  media: {
    "application/json": {
      schema: {
        type: "object",
        required: ["results", "count"],
        expected: "an object",
        fields: {
          count: { type: "integer", expected: "an integer" },
          next: { type: "string", expected: "text in the format `uri-reference`" },
          results: {
            type: "array",
            expected: "a list, each an object",
            items: {
              type: "object",
              required: ["name"],
              expected: "an object",
              fields: { name: { type: "string", expected: "text" } },
            },
          },
        },
      },
    },
  },
};

/** The checks of the responses of `logs.list`. */
export const responseChecksOfLogsList: ResponseChecks = {
  operation: "logs.list",
  media: {
    "application/json": {
      schema: {
        type: "object",
        required: ["lines"],
        expected: "an object",
        fields: {
          lines: {
            type: "array",
            expected: "a list, each an object",
            items: {
              type: "object",
              required: ["text"],
              expected: "an object",
              fields: { text: { type: "string", expected: "text" } },
            },
          },
        },
      },
    },
  },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfReposList,
  responseChecksOfEventsList,
  responseChecksOfPipelinesList,
  responseChecksOfTagsList,
  responseChecksOfLogsList,
];
