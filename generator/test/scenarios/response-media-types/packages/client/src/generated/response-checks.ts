// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfJob: SchemaCheck = {
  type: "object",
  required: ["job"],
  expected: "an object",
  fields: { job: { type: "integer", expected: "a 64-bit integer" }, state: { type: "string", expected: "text" } },
};

const checkOfReport: SchemaCheck = {
  type: "object",
  required: ["id"],
  expected: "an object",
  fields: { id: { type: "integer", expected: "a 64-bit integer" }, title: { type: "string", expected: "text" } },
};

/** The checks of the responses of `reports.get`. */
export const responseChecksOfReportsGet: ResponseChecks = {
  operation: "reports.get",
  media: {
    "application/json": { schema: checkOfReport },
    "application/vnd.report+json": {
      schema: {
        type: "object",
        required: ["total"],
        expected: "an object",
        fields: { total: { type: "integer", expected: "a 64-bit integer" } },
      },
    },
    "text/csv": {},
    "application/pdf": {},
  },
};

/** The checks of the responses of `reports.list`. */
export const responseChecksOfReportsList: ResponseChecks = {
  operation: "reports.list",
  media: {
    "application/json": {
      schema: {
        type: "object",
        required: ["reports", "more"],
        expected: "an object",
        fields: {
          reports: { type: "array", expected: "a list, each an object", items: () => checkOfReport },
          more: { type: "boolean", expected: "`true` or `false`" },
        },
      },
    },
    "text/csv": {},
  },
};

/** The checks of the responses of `files.check`. */
export const responseChecksOfFilesCheck: ResponseChecks = {
  operation: "files.check",
  media: {
    "text/csv": { statuses: { 200: {}, 202: { schema: checkOfJob } } },
    "application/json": { schema: checkOfJob, statuses: { 200: {}, 202: { schema: checkOfJob } } },
  },
};

/** The checks of the responses of `exports.start`. */
export const responseChecksOfExportsStart: ResponseChecks = {
  operation: "exports.start",
  media: {
    "text/csv": { statuses: { 200: {}, 202: { schema: checkOfJob } } },
    "application/json": { schema: checkOfJob, statuses: { 200: {}, 202: { schema: checkOfJob } } },
  },
};

/** The checks of the responses of `exports.get`. */
export const responseChecksOfExportsGet: ResponseChecks = {
  operation: "exports.get",
  media: {
    "application/json": {
      schema: checkOfReport,
      statuses: {
        200: { schema: checkOfReport },
        202: {
          schema: {
            type: "object",
            required: ["job"],
            expected: "an object",
            fields: { job: { type: "integer", expected: "a 64-bit integer" } },
          },
        },
      },
    },
  },
};

/** The checks of the responses of `exports.replace`. */
export const responseChecksOfExportsReplace: ResponseChecks = {
  operation: "exports.replace",
  media: {
    "text/csv": { statuses: { 200: {}, "2XX": { schema: checkOfJob } } },
    "application/pdf": { statuses: { 200: {}, "2XX": { schema: checkOfJob } } },
    "application/problem+json": { schema: checkOfJob, statuses: { 200: {}, "2XX": { schema: checkOfJob } } },
  },
};

/** The checks of the responses of `exports.watch`. */
export const responseChecksOfExportsWatch: ResponseChecks = {
  operation: "exports.watch",
  media: {
    "text/event-stream": { statuses: { 200: {}, 202: { schema: checkOfJob } } },
    "application/json": { schema: checkOfJob, statuses: { 200: {}, 202: { schema: checkOfJob } } },
  },
};

/** The checks of the responses of `pictures.show`. */
export const responseChecksOfPicturesShow: ResponseChecks = {
  operation: "pictures.show",
  media: { "application/*+json": { schema: checkOfReport }, "image/svg+xml": {}, "image/*": {} },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfReportsGet,
  responseChecksOfReportsList,
  responseChecksOfFilesCheck,
  responseChecksOfExportsStart,
  responseChecksOfExportsGet,
  responseChecksOfExportsReplace,
  responseChecksOfExportsWatch,
  responseChecksOfPicturesShow,
];
