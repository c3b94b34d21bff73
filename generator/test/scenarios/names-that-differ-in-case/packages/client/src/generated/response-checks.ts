// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfUser: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { a: () => checkOfUserSchema, b: () => checkOfUSERSchema2 },
};

const checkOfUserSchema: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { id: { type: "integer", expected: "an integer" } },
};

const checkOfUSERSchema2: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { id: { type: "string", expected: "text" } },
};

/** The checks of the responses of `listUsers`. */
export const responseChecksOfListUsers: ResponseChecks = {
  operation: "listUsers",
  media: { "application/json": { schema: checkOfUser } },
};

/** The checks of the responses of `listusers`. */
export const responseChecksOfUsersListusersByGet: ResponseChecks = {
  operation: "listusers",
  media: { "application/json": { schema: checkOfUser } },
};

/** The checks of the responses of `ListUsers`. */
export const responseChecksOfUsersListUsersC: ResponseChecks = {
  operation: "ListUsers",
  media: { "application/json": { schema: checkOfUser } },
};

/** The checks of the responses of `list_users`. */
export const responseChecksOfUsersListUsersD: ResponseChecks = {
  operation: "list_users",
  media: { "application/json": { schema: checkOfUser } },
};

/** The checks of the responses of `list-users`. */
export const responseChecksOfUsersListUsersE: ResponseChecks = {
  operation: "list-users",
  media: { "application/json": { schema: checkOfUser } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfListUsers,
  responseChecksOfUsersListusersByGet,
  responseChecksOfUsersListUsersC,
  responseChecksOfUsersListUsersD,
  responseChecksOfUsersListUsersE,
];
