// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfBase: SchemaCheck = {
  type: "object",
  required: ["kind", "name"],
  expected: "an object",
  fields: { kind: { type: "string", expected: "text" }, name: { type: "string", expected: "text" } },
};

const checkOfCat: SchemaCheck = {
  expected: "an object",
  all: [
    () => checkOfBase,
    {
      type: "object",
      required: ["lives"],
      expected: "an object",
      fields: {
        kind: { enum: ["cat"], expected: "`cat`" },
        lives: { type: "integer", minimum: 0, maximum: 9, expected: "an integer from 0 to 9" },
      },
    },
  ],
};

const checkOfDog: SchemaCheck = {
  expected: "an object",
  all: [
    () => checkOfBase,
    {
      type: "object",
      expected: "an object",
      fields: {
        kind: { enum: ["dog"], expected: "`dog`" },
        trained: { type: "boolean", expected: "`true` or `false`" },
      },
    },
  ],
};

const checkOfAnimal: SchemaCheck = { by: "kind", expected: "an object", any: [() => checkOfCat, () => checkOfDog] };

const checkOfOwner: SchemaCheck = {
  type: "object",
  required: ["contact"],
  expected: "an object",
  fields: {
    contact: {
      expected: "text in the format `email`, or an object",
      any: [
        { type: "string", expected: "text in the format `email`" },
        {
          type: "object",
          required: ["phone"],
          expected: "an object",
          fields: { phone: { type: "string", expected: "text" } },
        },
      ],
    },
    pet: { expected: "an object", all: [() => checkOfAnimal] },
  },
};

/** The checks of the responses of `animals.find`. */
export const responseChecksOfAnimalsFind: ResponseChecks = {
  operation: "animals.find",
  media: { "application/json": { schema: checkOfAnimal } },
};

/** The checks of the responses of `animals.owner`. */
export const responseChecksOfAnimalsOwner: ResponseChecks = {
  operation: "animals.owner",
  media: { "application/json": { schema: checkOfOwner } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfAnimalsFind, responseChecksOfAnimalsOwner];
