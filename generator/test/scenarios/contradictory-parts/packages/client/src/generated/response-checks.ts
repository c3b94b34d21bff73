// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfPet: SchemaCheck = { expected: "an object", fields: { name: { type: "string", expected: "text" } } };

const checkOfOwner: SchemaCheck = {
  type: "object",
  required: ["pet"],
  expected: "an object",
  fields: { pet: () => checkOfPet },
};

const checkOfOwnerWithoutPet: SchemaCheck = {
  expected: "an object",
  all: [
    () => checkOfOwner,
    { type: "object", expected: "an object", fields: { pet: { enum: [null], expected: "`null`" } } },
  ],
};

/** The checks of the responses of `owners.get`. */
export const responseChecksOfOwnersGet: ResponseChecks = {
  operation: "owners.get",
  media: { "application/json": { schema: checkOfOwnerWithoutPet } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfOwnersGet];
