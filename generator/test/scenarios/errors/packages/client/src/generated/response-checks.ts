// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfAccount: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { status_code: { type: "integer", expected: "an integer" }, owner: { type: "string", expected: "text" } },
};

/** The checks of the responses of `accounts.get`. */
export const responseChecksOfAccountsGet: ResponseChecks = {
  operation: "accounts.get",
  media: { "application/json": { schema: checkOfAccount } },
};

/** The checks of the responses of `accounts.getPhoto`. */
export const responseChecksOfAccountsGetPhoto: ResponseChecks = {
  operation: "accounts.getPhoto",
  media: { "application/json": { schema: checkOfAccount } },
};

/** The checks of the responses of `accounts.show`. */
export const responseChecksOfAccountsShow: ResponseChecks = {
  operation: "accounts.show",
  media: { "application/json": { schema: checkOfAccount } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfAccountsGet,
  responseChecksOfAccountsGetPhoto,
  responseChecksOfAccountsShow,
];
