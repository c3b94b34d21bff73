// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of `Adoption`. */
export const checkOfAdoption: SchemaCheck = {
  required: ["kind", "pet", "adoptedAt"],
  expected: "an object",
  fields: {
    kind: { enum: ["adopted"], expected: "`adopted`" },
    pet: () => checkOfPet,
    adoptedAt: { type: "string", expected: "text in the format `date-time`" },
  },
};

/** The check of `Removal`. */
export const checkOfRemoval: SchemaCheck = {
  required: ["kind", "petId"],
  expected: "an object",
  fields: {
    kind: { enum: ["removed"], expected: "`removed`" },
    petId: { type: "integer", minimum: 1, expected: "a 64-bit integer of at least 1" },
  },
};

/** The check of `Pet`. */
export const checkOfPet: SchemaCheck = {
  required: ["id", "name"],
  expected: "an object",
  fields: {
    id: { type: "integer", expected: "a 64-bit integer" },
    name: { type: "string", minLength: 1, expected: "text of at least 1 character" },
  },
};

/** The check of `Kind`. */
export const checkOfKind: SchemaCheck = { enum: ["short", "long"], expected: "one of `short`, `long`" };

/** The check of `PetRequest`. */
export const checkOfPetRequest: SchemaCheck = {
  required: ["name"],
  expected: "an object",
  fields: {
    name: { type: "string", minLength: 1, expected: "text of at least 1 character" },
    secret: { type: "string", expected: "text" },
    id: { type: "integer", expected: "a 64-bit integer" },
  },
};
