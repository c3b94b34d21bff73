// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { SchemaCheck } from "../checks/operation-checks.js";

/** The check of `Account`. */
export const checkOfAccount: SchemaCheck = {
  type: "integer",
  maximum: 9223372036854775806n,
  expected: "an integer of at most 9223372036854775806",
};

/** The check of `Entry`. */
export const checkOfEntry: SchemaCheck = {
  type: "object",
  required: ["account", "kind", "price"],
  expected: "an object",
  fields: {
    account: () => checkOfAccount,
    kind: { enum: [9007199254740993n], expected: "`9007199254740993`" },
    price: { type: "number", multipleOf: 0.01, expected: "a number, a multiple of 0.01" },
    limited: {
      maximum: 9223372036854775806n,
      expected: "an integer of at most 9223372036854775806",
      all: [{ type: "integer", expected: "an integer" }],
    },
    parts: {
      expected: "a 64-bit integer, a multiple of 9007199254740993",
      all: [
        { type: "integer", expected: "a 64-bit integer" },
        { type: "integer", multipleOf: 9007199254740993n, expected: "an integer, a multiple of 9007199254740993" },
      ],
    },
    either: {
      expected: "`9007199254740993`, or an integer of at most 5",
      any: [
        { type: "integer", enum: [9007199254740993n], expected: "`9007199254740993`" },
        { type: "integer", maximum: 5, expected: "an integer of at most 5" },
      ],
    },
    nullable: {
      type: ["integer", "null"],
      enum: [9007199254740993n, null],
      expected: "one of `9007199254740993`, `null`",
    },
    mixed: { enum: ["auto", 9007199254740993n], expected: "one of `auto`, `9007199254740993`" },
    listed: { enum: [{ id: 9007199254740993n }], expected: '`{"id":9007199254740993}`' },
    measured: { type: "number", maximum: 9007199254740993n, expected: "a number of at most 9007199254740993" },
  },
};
