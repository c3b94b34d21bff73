// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of `Meta`. */
export const checkOfMeta: SchemaCheck = {
  type: "object",
  required: ["a"],
  expected: "an object",
  fields: {
    a: { type: ["string", "null"], expected: "text or null" },
    b: {
      type: "array",
      expected: "a list, each an integer or null",
      items: { type: ["integer", "null"], expected: "an integer or null" },
    },
  },
};

/** The check of `Form`. */
export const checkOfForm: SchemaCheck = {
  type: "object",
  required: ["count", "meta", "list"],
  expected: "an object",
  fields: {
    count: {
      expected: "an integer, or null",
      any: [
        { type: "integer", expected: "an integer" },
        { type: "null", expected: "null" },
      ],
    },
    meta: { expected: "an object, or null", any: [() => checkOfMeta, { type: "null", expected: "null" }] },
    list: {
      type: "array",
      minItems: 3,
      expected: "a list of at least 3 items, each an integer or null",
      items: { type: ["integer", "null"], expected: "an integer or null" },
    },
    flag: { type: ["boolean", "null"], expected: "`true` or `false` or null" },
    nothing: { type: "null", expected: "null" },
    text: { type: ["string", "null"], expected: "text or null" },
    texts: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
    spaced: { type: "array", expected: "a list, each an integer", items: { type: "integer", expected: "an integer" } },
    joined: {
      type: "array",
      expected: "a list, each one of `a`, `b`, `null`",
      items: { enum: ["a", "b", null], expected: "one of `a`, `b`, `null`" },
    },
    styled: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
    exploded: {
      type: "object",
      expected: "an object",
      fields: {
        o1: { type: "string", expected: "text" },
        o2: { type: ["integer", "null"], expected: "an integer or null" },
        o3: { type: "array", expected: "a list, each an integer", items: { type: "integer", expected: "an integer" } },
      },
    },
    pairs: {
      type: "object",
      expected: "an object",
      fields: {
        p1: { type: "string", expected: "text" },
        p2: { type: ["integer", "null"], expected: "an integer or null" },
      },
    },
    deep: {
      type: "object",
      expected: "an object",
      fields: { x: { type: ["integer", "null"], expected: "an integer or null" } },
    },
  },
};
