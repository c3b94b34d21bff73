// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";
import { checkOfAddress, checkOfDog } from "./checks.js";

const checkOfMember: SchemaCheck = {
  expected: "an object",
  all: [
    {
      type: "object",
      required: ["id", "name"],
      expected: "an object",
      fields: { id: { type: "string", expected: "text" }, name: { type: "string", expected: "text" } },
    },
    { type: "object", expected: "an object" },
  ],
};

const checkOfAccount: SchemaCheck = {
  type: "object",
  required: ["id", "name", "owner"],
  expected: "an object",
  fields: {
    id: { type: "string", expected: "text" },
    name: { type: "string", minLength: 1, expected: "text of at least 1 character" },
    owner: () => checkOfPerson,
    address: () => checkOfAddress,
    accounts: { type: "array", expected: "a list, each an object", items: () => checkOfAccount },
  },
  others: false,
};

const checkOfPerson: SchemaCheck = {
  expected: "an object",
  all: [
    {
      type: "object",
      required: ["id", "name"],
      expected: "an object",
      fields: { name: { type: "string", expected: "text" } },
    },
    { type: "object", expected: "an object", fields: { id: () => checkOfPersonId } },
  ],
};

const checkOfPersonId: SchemaCheck = { type: "string", expected: "text" };

const checkOfSession: SchemaCheck = {
  type: "object",
  required: ["id"],
  expected: "an object",
  fields: { id: { type: "string", expected: "text" } },
};

const checkOfPet: SchemaCheck = { by: "kind", expected: "an object", any: [() => checkOfCat, () => checkOfDog] };

const checkOfCat: SchemaCheck = {
  type: "object",
  required: ["kind", "id"],
  expected: "an object",
  fields: { kind: { type: "string", enum: ["Cat"], expected: "`Cat`" }, id: { type: "string", expected: "text" } },
};

/** The checks of the responses of `accounts.list`. */
export const responseChecksOfAccountsList: ResponseChecks = {
  operation: "accounts.list",
  media: {
    "application/json": { schema: { type: "array", expected: "a list, each an object", items: () => checkOfAccount } },
  },
};

/** The checks of the responses of `accounts.create`. */
export const responseChecksOfAccountsCreate: ResponseChecks = {
  operation: "accounts.create",
  media: { "application/json": { schema: checkOfAccount } },
};

/** The checks of the responses of `logins.create`. */
export const responseChecksOfLoginsCreate: ResponseChecks = {
  operation: "logins.create",
  media: { "application/json": { schema: checkOfSession } },
};

/** The checks of the responses of `pets.replace`. */
export const responseChecksOfPetsReplace: ResponseChecks = {
  operation: "pets.replace",
  media: { "application/json": { schema: checkOfPet } },
};

/** The checks of the responses of `members.create`. */
export const responseChecksOfMembersCreate: ResponseChecks = {
  operation: "members.create",
  media: { "application/json": { schema: checkOfMember } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfAccountsList,
  responseChecksOfAccountsCreate,
  responseChecksOfLoginsCreate,
  responseChecksOfPetsReplace,
  responseChecksOfMembersCreate,
];
