import { expect, test } from "vitest";
import type { SchemaObject } from "../openapi/openapi.ts";
import { describeParameter } from "../operation/describe-parameter.ts";
import { describeView } from "./describe-view.ts";
import { viewSchema } from "./view-schema.ts";

const pair = { type: "array", prefixItems: [{ type: "integer" }, { enum: ["asc", "desc"] }] } satisfies SchemaObject;

test.each<[words: string, SchemaObject]>([
  [
    "an integer of at most 9223372036854775802",
    { type: "integer", allOf: [{ maximum: 9223372036854775803n }, { maximum: 9223372036854775802n }] },
  ],
  [
    "an integer of at least 9007199254740993",
    { allOf: [{ type: "integer", minimum: 9007199254740992 }, { minimum: 9007199254740993n }] },
  ],
  ["a number, a multiple of 2.1", { type: "number", allOf: [{ multipleOf: 0.3 }, { multipleOf: 0.7 }] }],
  ["a list of different items", { type: "array", allOf: [{ uniqueItems: false }, { uniqueItems: true }] }],
  ["a list: an integer, then one of `asc`, `desc`", pair],
  ["a list of at most 2 items: an integer, then one of `asc`, `desc`", { ...pair, items: false }],
  ["a list of exactly 2 items: an integer, then one of `asc`, `desc`", { ...pair, items: false, minItems: 2 }],
  [
    "a list of at most 4 items: an integer, then one of `asc`, `desc`, then each `true` or `false`",
    { ...pair, items: { type: "boolean" }, maxItems: 4 },
  ],
  ["`8`", { type: "integer", enum: [8], allOf: [{ oneOf: [{ const: 1 }, { const: 8 }, { enum: [9, 10] }] }] }],
  ["one of `3`, `1`, or null", { oneOf: [{ const: 3 }, { const: 1 }, { type: "null" }] }],
  ["no value", { allOf: [{ const: 1 }, { enum: [2, 3] }] }],
  ["a list: an integer, then one of `asc`, `desc`, or null", { anyOf: [pair, { type: "null" }] }],
])("describes values as %s", (words, schema) => {
  expect(describeView(viewSchema({}, schema))).toBe(words);
});

const range = {
  type: "object",
  required: ["from"],
  properties: { from: { type: "integer" }, to: { type: "integer" } },
} satisfies SchemaObject;
const written = { name: "range", list: ",", json: false } as const;
const comma = { begin: "", separator: ",", assignment: "=" };

test("names the required properties of an object", () => {
  const view = viewSchema({}, range);

  expect(describeParameter(view, { ...written, shapes: [{ kind: "object", joined: undefined }] })).toBe(
    "an object, written `range[from]` (an integer, required), `range[to]` (an integer)",
  );
});

test("describes each alternative of JSON", () => {
  const view = viewSchema({}, { anyOf: [range, { type: "null" }] });

  expect(describeParameter(view, { ...written, json: true, shapes: [] })).toBe(
    "JSON: an object of `from` (an integer, required), `to` (an integer), or null",
  );
});

test("describes the items of a tuple by their places", () => {
  const view = viewSchema({}, { ...pair, items: false, minItems: 2 });

  expect(describeParameter(view, { ...written, shapes: [{ kind: "list", joined: comma }] })).toBe(
    "a list of exactly 2 items separated by commas: an integer, then one of `asc`, `desc`",
  );
});
