import { response, api, type Edit, field, json, type Json, object, sent } from "../edit.ts";

const text = { type: "string" };
const whole = { type: "integer" };
const nothing = { type: "null" };
const named = (key: string): Json => ({ $ref: `#/components/schemas/${key}` });
const pets = {
  Cat: object({ kind: text, purrs: { type: "boolean" } }, ["kind", "purrs"]),
  Dog: object({ kind: text, barks: { type: "boolean" } }, ["kind", "barks"]),
};
const both = [named("Cat"), named("Dog")];
const discriminator = { propertyName: "kind" };
const nothingAnswered = { "204": { description: "All is well." } };
const thing = object({ kind: text, size: whole });
const told = (kind: string): object => object({ kind: { ...text, enum: [kind] } }, ["kind"]);

/** Edits of alternatives, of null among them, and of what several parts of a composition say. */
export const editsOfChoices: readonly Edit[] = [
  {
    what: "lets a value fit several alternatives that a discriminator told apart",
    before: field({ oneOf: both, discriminator }, pets),
    after: field({ anyOf: both, discriminator }, pets),
    expect: [
      ["discriminator-changed", "safe", "breaks"],
      ["overlap-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "takes any object where it took one of two",
    before: sent({ oneOf: both }, pets),
    after: sent({ type: "object" }, pets),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "answers one of two objects where it answered what both of them have",
    before: field(object({ kind: text }), pets),
    after: field({ oneOf: both }, pets),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "takes a text where it took one of two objects",
    before: sent({ oneOf: both }, pets),
    after: sent(text, pets),
    expect: [
      ["alternative-added", "safe", "safe"],
      ["alternative-removed", "breaks", "breaks"],
      ["alternative-removed", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "takes one of two alternatives that hold at once, where it took any text",
    before: sent(text),
    after: sent({ oneOf: [text, { maxLength: 5 }] }),
    expect: [
      ["alternative-added", "safe", "safe"],
      ["overlap-changed", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "makes a value read-only beside a `$ref`",
    before: sent(object({ cat: pets.Cat }), pets),
    after: sent(object({ cat: { ...named("Cat"), readOnly: true } }), pets),
    expect: [["access-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "refuses what fits several alternatives",
    before: sent({ anyOf: [object({ name: text }, ["name"]), object({ size: whole }, ["size"])] }),
    after: sent({ oneOf: [object({ name: text }, ["name"]), object({ size: whole }, ["size"])] }),
    expect: [["overlap-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "says in other words that one of two alternatives is sent, which exclude each other",
    before: sent({ anyOf: [told("cat"), told("dog")] }),
    after: sent({ oneOf: [told("cat"), told("dog")] }),
    expect: [],
    bump: "none",
  },
  {
    what: "answers null in the place of one of two alternatives",
    before: field({ oneOf: both }, pets),
    after: field({ anyOf: [named("Cat"), nothing] }, pets),
    expect: [
      ["alternative-removed", "safe", "safe"],
      ["null-added", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "takes no null where another alternative came",
    before: sent({ anyOf: [text, nothing] }),
    after: sent({ anyOf: [text, { type: "array", items: text }] }),
    expect: [
      ["alternative-added", "safe", "safe"],
      ["null-removed", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "names null beside values of which none is null",
    before: field({ type: "string", enum: ["cat", "dog"] }),
    after: field({ type: ["string", "null"], enum: ["cat", "dog"] }),
    expect: [["null-added", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "takes a list where it took one text, which it describes now",
    before: sent(text),
    after: sent({
      anyOf: [
        { ...text, description: "One." },
        { type: "array", items: text },
      ],
    }),
    expect: [
      ["alternative-added", "safe", "safe"],
      ["words-changed", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "takes a list where it took one text, in a list of types",
    before: sent(text),
    after: sent({ type: ["string", "array"], items: text }),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "writes a list of types as alternatives, one of which is a list",
    before: sent({ type: ["string", "array"], items: text }),
    after: sent({ anyOf: [text, { type: "array", items: text }] }),
    expect: [],
    bump: "none",
  },
  {
    what: "says beside alternatives that they are objects",
    before: response({ oneOf: both }, pets),
    after: response({ type: "object", oneOf: both }, pets),
    expect: [],
    bump: "none",
  },
  {
    what: "lists both values of a boolean",
    before: sent({ type: "boolean" }),
    after: sent({ type: "boolean", enum: [true, false] }),
    expect: [],
    bump: "none",
  },
  {
    what: "says a format in the second part of a composition",
    before: sent({ allOf: [{ ...text, format: "uri" }, { minLength: 1 }] }),
    after: sent({
      allOf: [
        { ...text, format: "uri" },
        { minLength: 1, format: "uuid" },
      ],
    }),
    expect: [["format-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "refuses repeated items in the second part of a composition",
    before: sent({ allOf: [{ type: "array", items: text, uniqueItems: false }, { minItems: 1 }] }),
    after: sent({
      allOf: [
        { type: "array", items: text, uniqueItems: false },
        { minItems: 1, uniqueItems: true },
      ],
    }),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "refuses a value in the second part of a composition",
    before: sent({ allOf: [{ ...text, not: { const: "cat" } }, {}] }),
    after: sent({ allOf: [{ ...text, not: { const: "cat" } }, { not: { const: "dog" } }] }),
    expect: [["schema-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "no longer refuses a value",
    before: sent({ ...text, not: { const: "cat" } }),
    after: sent(text),
    expect: [["schema-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "gives another unit in the second part of a composition",
    before: field({ allOf: [{ ...whole, description: "Age." }, { "x-unit": "seconds" }] }),
    after: field({ allOf: [{ ...whole, description: "Age." }, { "x-unit": "epoch-seconds" }] }),
    expect: [["unit-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "asks for multiples of less in the second part of a composition",
    before: sent({ allOf: [{ type: "number", multipleOf: 0.01 }, { multipleOf: 0.1 }] }),
    after: sent({ allOf: [{ type: "number", multipleOf: 0.01 }, {}] }),
    expect: [["limit-loosened", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "takes hundredths where it took tenths",
    before: sent({ type: "number", multipleOf: 0.1 }),
    after: sent({ type: "number", multipleOf: 0.01 }),
    expect: [["limit-loosened", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "lists a property that was promised and no longer is",
    before: field({ type: "object", properties: { size: whole }, required: ["name"] }),
    after: field(object({ size: whole, name: text })),
    expect: [
      ["property-added", "safe", "safe"],
      ["property-became-optional", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "no longer tells what the values of a map in an answer are",
    before: field({ type: "object", additionalProperties: text }),
    after: field({ type: "object" }),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "no longer tells what further properties of an answer are",
    before: field(object({ size: text }, [], { additionalProperties: text })),
    after: field(object({ size: text })),
    expect: [["map-closed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "makes another type of a property that is only answered, in a request",
    before: sent(object({ id: { ...text, readOnly: true } }, ["id"])),
    after: sent(object({ id: { ...whole, readOnly: true } }, ["id"])),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "promises a property that is only answered, in a request",
    before: sent(object({ name: text })),
    after: sent(object({ name: text, id: { ...text, readOnly: true } }, ["id"])),
    expect: [["property-added-required", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "makes another type of a property that is only sent, in an answer",
    before: field(object({ secret: { ...text, writeOnly: true } })),
    after: field(object({ secret: { ...whole, writeOnly: true } })),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "asks for a property that was only answered",
    before: sent(object({ id: { ...text, readOnly: true } }, ["id"])),
    after: sent(object({ id: text }, ["id"])),
    expect: [["access-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "answers another named type, of which nothing is the same",
    before: response(named("Cat"), pets),
    after: response(named("Dog"), pets),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "takes another named type that asks for less",
    before: sent(named("Pet"), { ...pets, Pet: object({ kind: text, size: whole }, ["kind"]) }),
    after: sent(named("Thing"), { ...pets, Pet: object({ kind: text, size: whole }, ["kind"]), Thing: thing }),
    expect: [
      ["schema-added", "safe", "safe"],
      ["type-changed", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "answers several further values",
    before: field({ type: "string", enum: ["cat"] }),
    after: field({ type: "string", enum: ["cat", "dog", "fish"] }),
    expect: [["enum-value-added", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "takes several values no more",
    before: sent({ type: "string", enum: ["cat", "dog", "fish"] }),
    after: sent({ type: "string", enum: ["cat"] }),
    expect: [["enum-value-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "gives the id of an operation to another address, while the old one is served",
    before: api({ "/v1/pets": { get: list("pets.list") } }),
    after: api({
      "/v1/pets": { get: list("pets.listOld") },
      "/v2/pets": { get: list("pets.list", nothingAnswered) },
    }),
    expect: [
      ["operation-added", "safe", "safe"],
      ["operation-renamed", "safe", "breaks"],
    ],
    bump: "major",
  },
];

function list(operationId: string, responses: Json = { "200": json(object({ name: text })) }): Json {
  return { operationId, tags: ["pets"], responses };
}
