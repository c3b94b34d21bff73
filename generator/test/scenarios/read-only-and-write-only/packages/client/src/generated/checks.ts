// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of `Address`. */
export const checkOfAddress: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { city: { type: "string", expected: "text" } },
};

/** The check of `Login`. */
export const checkOfLogin: SchemaCheck = {
  type: "object",
  required: ["token"],
  expected: "an object",
  fields: { token: { type: "string", expected: "text" }, at: { type: "string", expected: "text" } },
};

/** The check of `Dog`. */
export const checkOfDog: SchemaCheck = {
  type: "object",
  required: ["kind"],
  expected: "an object",
  fields: { kind: { type: "string", enum: ["Dog"], expected: "`Dog`" } },
};

/** The check of `MemberRequest`. */
export const checkOfMemberRequest: SchemaCheck = {
  expected: "an object",
  all: [
    {
      type: "object",
      required: ["name", "code"],
      expected: "an object",
      fields: {
        name: { type: "string", expected: "text" },
        code: { type: "string", expected: "text" },
        id: { type: "string", expected: "text" },
      },
    },
    { type: "object", expected: "an object" },
  ],
};

/** The check of `AccountRequestBody`. */
export const checkOfAccountRequestBody: SchemaCheck = {
  type: "object",
  required: ["name", "password", "owner"],
  expected: "an object",
  fields: {
    name: { type: "string", minLength: 1, expected: "text of at least 1 character" },
    password: { type: "string", expected: "text" },
    owner: () => checkOfPersonRequest,
    address: () => checkOfAddress,
    accounts: { type: "array", expected: "a list, each an object", items: () => checkOfAccountRequestBody },
    id: { type: "string", expected: "text" },
  },
  others: false,
};

/** The check of `PersonRequest`. */
export const checkOfPersonRequest: SchemaCheck = {
  expected: "an object",
  all: [
    {
      type: "object",
      required: ["name"],
      expected: "an object",
      fields: { name: { type: "string", expected: "text" } },
    },
  ],
};

/** The check of `PetRequest`. */
export const checkOfPetRequest: SchemaCheck = {
  by: "kind",
  expected: "an object",
  any: [() => checkOfCatRequest, () => checkOfDog],
};

/** The check of `CatRequest`. */
export const checkOfCatRequest: SchemaCheck = {
  type: "object",
  required: ["kind"],
  expected: "an object",
  fields: { kind: { type: "string", enum: ["Cat"], expected: "`Cat`" }, id: { type: "string", expected: "text" } },
};
