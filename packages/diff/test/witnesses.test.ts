import { expect, test } from "vitest";
import { compareDocuments } from "../src/compare-documents.ts";
import { api, body, type Json, object, param, response } from "./edit.ts";
import { readDocument } from "./read-document.ts";

const text = { type: "string" };
const whole = { type: "integer" };

/** Returns a document whose path has a parameter of this schema. */
function placeholder(schema: Json): Json {
  const parameters = [{ name: "id", in: "path", required: true, schema }];
  const get = { operationId: "pets.get", parameters, responses: { "204": { description: "All is well." } } };
  return api({ "/pets/{id}": { get } });
}

test("breaks nobody by a placeholder that must not be empty, since a path has no empty segment", async () => {
  const [before, after] = [placeholder(text), placeholder({ ...text, minLength: 1 })];

  const changes = compareDocuments({ before: await readDocument(before), after: await readDocument(after) });

  expect(changes).toMatchObject([{ code: "limit-tightened", wire: "safe", types: "safe", witness: undefined }]);
});

const rows: readonly (readonly [string, Json, Json, string | undefined])[] = [
  ["a lower maximum", param({ ...whole, maximum: 50 }), param({ ...whole, maximum: 20 }), "50"],
  ["a removed value of an enumeration", param({ ...text, enum: ["a", "b"] }), param({ ...text, enum: ["a"] }), '"b"'],
  ["a longer text", response({ ...text, maxLength: 2 }), response({ ...text, maxLength: 3 }), '"aaa"'],
  ["null in a response", response(text), response({ type: ["string", "null"] }), "null"],
  ["a new required property", body(object({ a: text })), body(object({ a: text, b: text }, ["b"])), "{}"],
  ["a property that may be absent", response(object({ a: text }, ["a"])), response(object({ a: text })), "{}"],
  [
    "a list with fewer items",
    body({ type: "array", items: { const: 1 } }),
    body({ type: "array", maxItems: 1, items: { const: 1 } }),
    "[1,1]",
  ],
  [
    "an overlap",
    body({ anyOf: [{ ...text, maxLength: 1 }, { pattern: "^a" }] }),
    body({ oneOf: [{ ...text, maxLength: 1 }, { pattern: "^a" }] }),
    '"a"',
  ],
  [
    "a property that becomes read-only",
    body(object({ a: text })),
    body(object({ a: { ...text, readOnly: true } })),
    undefined,
  ],
  ["a property that nothing returns", response(object({ a: text })), response(object({})), undefined],
  ["a required property that nothing returns", response(object({ a: text }, ["a"])), response(object({})), "{}"],
];

/** An object that requires `kind`, and admits only these properties. */
const named = (kind: string, more: object = {}): Json => ({
  ...object({ kind: { const: kind }, ...more }, ["kind"]),
  additionalProperties: false,
});
const toPet = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const pets = (cat: Json): Json => ({ Cat: cat, Cow: named("cow"), Dog: named("dog") });

test.each([
  [
    "an alternative beside a property of another one",
    response({ oneOf: ["Cat", "Cow"].map(toPet) }, pets(named("cat"))),
    response({ oneOf: ["Cat", "Cow", "Dog"].map(toPet) }, pets(named("cat", { age: text }))),
    "alternative-added",
    undefined,
  ],
  [
    "a removed property beside a new one of a part",
    response(object({ a: named("cat"), c: text }, ["a"])),
    response(object({ a: named("cat", { age: whole }) }, ["a"])),
    "property-removed",
    undefined,
  ],
  ["another type beside null", response(text), response({ type: ["object", "null"] }), "type-changed", undefined],
] as const)("shows no value of another change at the same place: %s", async (_, before, after, code, witness) => {
  const changes = compareDocuments({ before: await readDocument(before), after: await readDocument(after) });

  const shown = changes.filter((change) => change.code === code).map((change) => change.witness);
  expect(shown).toEqual([witness]);
});

test.each(rows)("shows a value that breaks callers by %s", async (_, before, after, witness) => {
  const changes = compareDocuments({ before: await readDocument(before), after: await readDocument(after) });
  const breaks = changes.filter(({ wire }) => wire === "breaks");

  expect(breaks.length).toBeGreaterThan(0);
  expect(breaks.map((change) => change.witness)).toContain(witness);
});

test("shows no value of a change that breaks nobody on the wire", async () => {
  const [before, after] = [await readDocument(param(whole)), await readDocument(param({ ...whole, minimum: 0 }))];

  expect(compareDocuments({ before: after, after: before }).map(({ witness }) => witness)).toEqual([undefined]);
});

test.each([
  [
    "several limits",
    param(text),
    param({ ...text, minLength: 1, maxLength: 2, pattern: "^a" }),
    { minLength: '""', maxLength: '"aaa"', pattern: '""' },
  ],
  ["a type and a limit", param({ type: "number" }), param({ ...whole, maximum: 2 }), { type: "0.5", maximum: "3" }],
  ["null and a limit", body(true), body({ ...text, minLength: 1 }), { type: "0" }],
  [
    "a limit that no value shows",
    param({ ...whole, minimum: 5 }),
    param({ ...whole, minimum: 7, maximum: 1e9 }),
    { minimum: "5", maximum: "1000000001" },
  ],
  [
    "an object that could be another value, and have other properties",
    body({ properties: { a: text }, additionalProperties: text }),
    body(object({ a: text }, [], { additionalProperties: false })),
    { type: "0", additionalProperties: undefined },
  ],
  [
    "a new required property of an object that could be another value",
    body({ properties: { a: text } }),
    body(object({ a: text, b: text }, ["b"])),
    { type: "0", b: "{}" },
  ],
])("shows a value for each of several changes: %s", async (_, before, after, expected) => {
  const changes = compareDocuments({ before: await readDocument(before), after: await readDocument(after) });
  const breaks = changes.filter(({ wire }) => wire === "breaks");

  const shown = breaks.map(({ after: place, witness }) => [place?.pointer?.split("/").at(-1), witness]);
  expect(Object.fromEntries(shown)).toEqual(expected);
});
