// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";
import { checkOfContactMethod } from "./checks.js";

const checkOfUser: SchemaCheck = {
  type: "object",
  required: ["id"],
  expected: "an object",
  fields: { id: { type: "string", expected: "text" } },
};

const checkOfUsersContactMethods: SchemaCheck = {
  type: "object",
  required: ["contact_methods"],
  expected: "an object",
  fields: {
    contact_methods: { type: "array", expected: "a list, each an object", items: () => checkOfContactMethod },
    next: { type: ["string", "null"], expected: "text or null" },
  },
};

/** The checks of the responses of `users.list`. */
export const responseChecksOfUsersList: ResponseChecks = {
  operation: "users.list",
  media: {
    "application/json": { schema: { type: "array", expected: "a list, each an object", items: () => checkOfUser } },
  },
};

/** The checks of the responses of `users.summarize`. */
export const responseChecksOfUsersSummarize: ResponseChecks = {
  operation: "users.summarize",
  media: { "application/json": { schema: checkOfUsersContactMethods } },
};

/** The checks of the responses of `users.contactMethods.list`. */
export const responseChecksOfUsersContactMethodsList: ResponseChecks = {
  operation: "users.contactMethods.list",
  media: { "application/json": { schema: checkOfUsersContactMethods } },
};

/** The checks of the responses of `users.contactMethods.create`. */
export const responseChecksOfUsersContactMethodsCreate: ResponseChecks = {
  operation: "users.contactMethods.create",
  media: { "application/json": { schema: checkOfContactMethod } },
};

/** The checks of the responses of `teams.members.roles.list`. */
export const responseChecksOfTeamsMembersRolesList: ResponseChecks = {
  operation: "teams.members.roles.list",
  media: {
    "application/json": {
      schema: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
    },
  },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfUsersList,
  responseChecksOfUsersSummarize,
  responseChecksOfUsersContactMethodsList,
  responseChecksOfUsersContactMethodsCreate,
  responseChecksOfTeamsMembersRolesList,
];
