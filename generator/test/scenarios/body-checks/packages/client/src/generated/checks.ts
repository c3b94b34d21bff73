// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of `Plan`. */
export const checkOfPlan: SchemaCheck = {
  type: "object",
  requires: { card: ["address"] },
  expected: "an object",
  fields: {
    place: {
      type: "array",
      minItems: 2,
      expected: "a list of exactly 2 items: a number, then a number",
      prefix: [
        { type: "number", expected: "a number" },
        { type: "number", expected: "a number" },
      ],
      items: { expected: "no value", enum: [] },
    },
    labels: {
      type: "object",
      expected: "an object",
      names: { maxLength: 3, expected: "text of at most 3 characters" },
      others: { type: "string", expected: "text" },
    },
    steps: { type: "object", expected: "an object", patterns: [["^step-[0-9]$", () => checkOfTag]], others: false },
    card: { type: "string", expected: "text" },
    address: { type: "string", expected: "text" },
    title: { expected: "any value" },
  },
  others: false,
  all: [{ expected: "an object", fields: { title: { type: "string", expected: "text" } } }],
};

/** The check of `Pet`. */
export const checkOfPet: SchemaCheck = { by: "kind", expected: "an object", any: [() => checkOfCat, () => checkOfDog] };

/** The check of `Animal`. */
export const checkOfAnimal: SchemaCheck = {
  type: "object",
  required: ["name"],
  expected: "an object",
  fields: {
    name: {
      type: "string",
      minLength: 1,
      maxLength: 20,
      pattern: "^[A-Z]",
      expected: "text of 1 to 20 characters, that matches `^[A-Z]`",
    },
    parent: { expected: "an object, or null", any: [() => checkOfPet, { type: "null", expected: "null" }] },
    slow: { type: "string", expected: "text that matches `^(a+)+$`" },
    id: { type: "integer", expected: "a 64-bit integer" },
  },
};

/** The check of `Cat`. */
export const checkOfCat: SchemaCheck = {
  type: "object",
  required: ["kind"],
  expected: "an object",
  fields: {
    kind: { enum: ["cat"], expected: "`cat`" },
    lives: { type: "integer", maximum: 9, exclusiveMinimum: 0, expected: "a 32-bit integer from 1 to 9" },
  },
  all: [() => checkOfAnimal],
};

/** The check of `Dog`. */
export const checkOfDog: SchemaCheck = {
  type: "object",
  required: ["kind", "tag"],
  expected: "an object",
  fields: {
    kind: { enum: ["dog"], expected: "`dog`" },
    tag: () => checkOfTag,
    weights: {
      type: "object",
      expected: "an object",
      others: { type: "number", minimum: 0, expected: "a number of at least 0" },
    },
  },
  others: false,
};

/** The check of `Tag`. */
export const checkOfTag: SchemaCheck = {
  type: ["string", "null"],
  enum: ["red", "blue", null],
  expected: "one of `red`, `blue`, `null`",
};

/** The check of a body of `pets.changeAll`. */
export const bodyCheckOfPetsChangeAll: SchemaCheck = {
  type: "array",
  minItems: 1,
  uniqueItems: true,
  expected: "a list of at least 1 item, all different, each an object",
  items: () => checkOfPet,
};

/** The check of a body of `votes.cast`. */
export const bodyCheckOfVotesCast: SchemaCheck = {
  type: "object",
  required: ["stars"],
  expected: "an object",
  fields: { stars: { type: "integer", minimum: 1, maximum: 5, expected: "an integer from 1 to 5" } },
};
