// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfNode: SchemaCheck = {
  expected: "an object",
  any: [
    () => checkOfN0,
    () => checkOfN1,
    () => checkOfN2,
    () => checkOfN3,
    () => checkOfN4,
    () => checkOfN5,
    () => checkOfN6,
    () => checkOfN7,
    () => checkOfN8,
    () => checkOfN9,
    () => checkOfN10,
    () => checkOfN11,
  ],
};

const checkOfN0: SchemaCheck = {
  type: "object",
  required: ["kind"],
  expected: "an object",
  fields: {
    kind: { enum: ["n0"], expected: "`n0`" },
    id: { type: "integer", expected: "a 64-bit integer" },
    child: () => checkOfNode,
    children: { type: "array", expected: "a list, each an object", items: () => checkOfNode },
  },
};

const checkOfN1: SchemaCheck = {
  type: "object",
  required: ["kind"],
  expected: "an object",
  fields: {
    kind: { enum: ["n1"], expected: "`n1`" },
    id: { type: "integer", expected: "a 64-bit integer" },
    child: () => checkOfNode,
    children: { type: "array", expected: "a list, each an object", items: () => checkOfNode },
  },
};

const checkOfN2: SchemaCheck = {
  type: "object",
  required: ["kind"],
  expected: "an object",
  fields: {
    kind: { enum: ["n2"], expected: "`n2`" },
    id: { type: "integer", expected: "a 64-bit integer" },
    child: () => checkOfNode,
    children: { type: "array", expected: "a list, each an object", items: () => checkOfNode },
  },
};

const checkOfN3: SchemaCheck = {
  type: "object",
  required: ["kind"],
  expected: "an object",
  fields: {
    kind: { enum: ["n3"], expected: "`n3`" },
    id: { type: "integer", expected: "a 64-bit integer" },
    child: () => checkOfNode,
    children: { type: "array", expected: "a list, each an object", items: () => checkOfNode },
  },
};

const checkOfN4: SchemaCheck = {
  type: "object",
  required: ["kind"],
  expected: "an object",
  fields: {
    kind: { enum: ["n4"], expected: "`n4`" },
    id: { type: "integer", expected: "a 64-bit integer" },
    child: () => checkOfNode,
    children: { type: "array", expected: "a list, each an object", items: () => checkOfNode },
  },
};

const checkOfN5: SchemaCheck = {
  type: "object",
  required: ["kind"],
  expected: "an object",
  fields: {
    kind: { enum: ["n5"], expected: "`n5`" },
    id: { type: "integer", expected: "a 64-bit integer" },
    child: () => checkOfNode,
    children: { type: "array", expected: "a list, each an object", items: () => checkOfNode },
  },
};

const checkOfN6: SchemaCheck = {
  type: "object",
  required: ["kind"],
  expected: "an object",
  fields: {
    kind: { enum: ["n6"], expected: "`n6`" },
    id: { type: "integer", expected: "a 64-bit integer" },
    child: () => checkOfNode,
    children: { type: "array", expected: "a list, each an object", items: () => checkOfNode },
  },
};

const checkOfN7: SchemaCheck = {
  type: "object",
  required: ["kind"],
  expected: "an object",
  fields: {
    kind: { enum: ["n7"], expected: "`n7`" },
    id: { type: "integer", expected: "a 64-bit integer" },
    child: () => checkOfNode,
    children: { type: "array", expected: "a list, each an object", items: () => checkOfNode },
  },
};

const checkOfN8: SchemaCheck = {
  type: "object",
  required: ["kind"],
  expected: "an object",
  fields: {
    kind: { enum: ["n8"], expected: "`n8`" },
    id: { type: "integer", expected: "a 64-bit integer" },
    child: () => checkOfNode,
    children: { type: "array", expected: "a list, each an object", items: () => checkOfNode },
  },
};

const checkOfN9: SchemaCheck = {
  type: "object",
  required: ["kind"],
  expected: "an object",
  fields: {
    kind: { enum: ["n9"], expected: "`n9`" },
    id: { type: "integer", expected: "a 64-bit integer" },
    child: () => checkOfNode,
    children: { type: "array", expected: "a list, each an object", items: () => checkOfNode },
  },
};

const checkOfN10: SchemaCheck = {
  type: "object",
  required: ["kind"],
  expected: "an object",
  fields: {
    kind: { enum: ["n10"], expected: "`n10`" },
    id: { type: "integer", expected: "a 64-bit integer" },
    child: () => checkOfNode,
    children: { type: "array", expected: "a list, each an object", items: () => checkOfNode },
  },
};

const checkOfN11: SchemaCheck = {
  type: "object",
  required: ["kind"],
  expected: "an object",
  fields: {
    kind: { enum: ["n11"], expected: "`n11`" },
    id: { type: "integer", expected: "a 64-bit integer" },
    child: () => checkOfNode,
    children: { type: "array", expected: "a list, each an object", items: () => checkOfNode },
  },
};

/** The checks of the responses of `things.get`. */
export const responseChecksOfThingsGet: ResponseChecks = {
  operation: "things.get",
  media: { "application/json": { schema: checkOfNode } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfThingsGet];
