import type { OpenApi, Schema } from "@shortvideo-api/document";
import { expect, test } from "vitest";
import { readBody } from "../request/read-body.js";
import { createValidators } from "./create-validators.js";
import type { ResponseDifference } from "./response-difference.js";
import { findNewFields } from "./find-value-differences.js";
import { visitBody } from "./visit-body.js";

/** Returns the visits and the differences of a body. */
function visit(schema: Schema, text: string): ReturnType<typeof visitBody> {
  const document: OpenApi = {
    openapi: "3.1.0",
    info: { title: "Pairs", version: "1" },
    tags: [],
    paths: {},
    components: { schemas: { Pair: schema } },
  };
  const body = readBody(text);
  if (!body) throw new Error(`${text} is not JSON.`);
  return visitBody(createValidators(document), ["components", "schemas", "Pair"], body);
}

/** Returns the differences of a body from a schema. */
function compare(schema: Schema, text: string): readonly ResponseDifference[] {
  return visit(schema, text).differences;
}

function listDifferences(schema: Schema, text: string): string[] {
  return compare(schema, text).map(({ code, place }) => `${code} ${place}`);
}

test.each<[schema: Schema, text: string, differences: string[]]>([
  [{ prefixItems: [{ type: "string" }], items: { type: "integer" } }, '["a", 1, 2]', []],
  [
    { prefixItems: [{ type: "string" }], items: { type: "integer" } },
    '[1, "a"]',
    ["type-wrong body[0]", "type-wrong body[]"],
  ],
  [{ prefixItems: [{ type: "string" }, true], items: false }, '["a", 1]', []],
  [{ prefixItems: [{ type: "string" }], items: false }, '["a", 1]', ["field-new body[]"]],
  [{ prefixItems: [{ type: "string" }] }, '["a", 1]', []],
])("compares the first items of a tuple with their own schemas: %j, %s", (schema, text, differences) => {
  expect(listDifferences(schema, text)).toEqual(differences);
});

test.each<[schema: Schema, text: string, expected: string, found: string]>([
  [
    { type: "array", uniqueItems: true },
    "[3, 4, 3]",
    "a list of different items",
    "a list whose items 0 and 2 are the same",
  ],
  [{ type: "array", maxItems: 1 }, "[3, 4]", "a list of at most 1 item", "a list of 2 items"],
  [{ type: "object", minProperties: 1 }, "{}", "an object of at least 1 property", "an object of 0 properties"],
])("says what the rule is and what was found, for %j and %s", (schema, text, expected, found) => {
  expect(compare(schema, text)).toMatchObject([{ expected, found }]);
});

const nothing = { type: "null" } satisfies Schema;
const card = { type: "object", required: ["number"], properties: { number: { type: "string" } } } satisfies Schema;

test.each<[schema: Schema, text: string, differences: [place: string, expected: string][]]>([
  [{ oneOf: [nothing, { allOf: [card] }] }, "5", [["body", "null or an object"]]],
  [{ oneOf: [nothing, { allOf: [card] }] }, "{}", [["body.number", "a field that is always present"]]],
  [
    { anyOf: [{ type: "integer", maximum: 5 }, { type: "integer", minimum: 10 }, nothing] },
    "7",
    [["body", "an integer of at most 5 or an integer of at least 10"]],
  ],
  [{ oneOf: [{ const: "a" }, { const: "b" }] }, '"c"', [["body", "`a` or `b`"]]],
  [
    {
      oneOf: [
        { properties: { kind: { const: "cat" }, claws: { type: "integer" } } },
        { properties: { kind: { const: "dog" }, bark: { type: "string" } } },
      ],
    },
    '{"kind":"dog","bark":1}',
    [["body.bark", "text"]],
  ],
])("compares a value that fits no alternative with the nearest ones: %j, %s", (schema, text, differences) => {
  expect(compare(schema, text).map(({ place, expected }) => [place, expected])).toEqual(differences);
});

test.each<[schema: Schema, text: string, expected: string]>([
  [{ contains: { minimum: 5 } }, "[1]", "a list with at least 1 item that its `contains` admits"],
  [{ contains: { minimum: 5 }, maxContains: 1 }, "[5, 6]", "a list with exactly 1 item that its `contains` admits"],
  [
    { contains: { minimum: 5 }, minContains: 2, maxContains: 3 },
    "[5]",
    "a list with 2 to 3 items that its `contains` admits",
  ],
  [
    { propertyNames: { pattern: "^[a-z]+$" } },
    '{"A":1}',
    "that it must have only names that its `propertyNames` admits",
  ],
  [{ not: { type: "string" } }, '"a"', "that it must not fit the schema of its `not`"],
  [{ dependentRequired: { a: ["b"] } }, '{"a":1}', "that it must have the property `b`, since it has `a`"],
])("names the rule of %j for %s", (schema, text, expected) => {
  expect(compare(schema, text)).toMatchObject([{ code: "schema-mismatch", place: "body", expected }]);
});

const paid: Schema = {
  type: "object",
  properties: { kind: { type: "string" }, card: { type: "string" } },
  if: { properties: { kind: { const: "paid" }, until: { type: "string" } } },
  // oxlint-disable-next-line unicorn/no-thenable -- It is a keyword of JSON Schema.
  then: { properties: { price: { type: "integer" } } },
  else: { properties: { reason: { type: "string" } } },
  dependentSchemas: { card: { properties: { owner: { type: "string" } } } },
};

test.each<[text: string, differences: string[]]>([
  ['{"kind":"paid","price":5,"until":"x"}', []],
  ['{"kind":"paid","price":"5"}', ["type-wrong body.price"]],
  ['{"kind":"free","reason":"new"}', []],
  ['{"kind":"free","price":5}', ["field-new body.price"]],
  ['{"kind":"free","card":"a","owner":"b"}', []],
  ['{"kind":"free","owner":"b"}', ["field-new body.owner"]],
])("compares fields with the schemas whose condition is met: %s", (text, expected) => {
  const { visits, differences } = visit(paid, text);

  expect([...differences, ...findNewFields(visits)].map(({ code, place }) => `${code} ${place}`)).toEqual(expected);
});

test("reports a missing property once for a condition", () => {
  const condition: Schema = { if: { required: ["a"] }, else: { required: ["b"] } };

  expect(listDifferences(condition, "{}")).toEqual(["field-missing body.b"]);
});
