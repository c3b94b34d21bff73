import { body, response, type Edit, field, type Json, object, sent } from "../edit.ts";

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
const thing = object({ kind: text, size: whole });
const ofKind = (kind: string): object => object({ kind: { ...text, enum: [kind] } }, ["kind"]);

const inJson = (properties: Json): object => ({
  ...text,
  contentMediaType: "application/json",
  contentSchema: object(properties),
});

/** Edits of alternatives, of null among them, and of read-only and write-only properties. */
export const editsOfChoices: readonly Edit[] = [
  {
    what: "accepts null by two alternatives, of which only one may match",
    before: body({ const: null }),
    after: body({ oneOf: [{ const: null }, { type: "null" }] }),
    expect: [["null-removed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "accepts an alternative that the type beside the choice excludes",
    before: sent(text),
    after: sent({ ...text, anyOf: [whole, text] }),
    expect: [],
    bump: "none",
  },
  {
    what: "returns null beside an alternative that no value matches",
    before: field(false),
    after: field({ anyOf: [{ allOf: [false, { type: "string" }] }, { type: "null" }] }),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "writes a choice with a discriminator with another keyword",
    before: field({ oneOf: both, discriminator }, pets),
    after: field({ anyOf: both, discriminator }, pets),
    expect: [],
    bump: "none",
  },
  {
    what: "accepts any object instead of one of two",
    before: sent({ oneOf: both }, pets),
    after: sent({ type: "object" }, pets),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "returns one of two objects instead of the part that both have",
    before: field(object({ kind: text }), pets),
    after: field({ oneOf: both }, pets),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts a string instead of one of two objects",
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
    what: "accepts either of two properties of an object that both were required",
    before: sent(object({ kind: text, size: whole }, ["kind", "size"])),
    after: sent({
      anyOf: [object({ kind: text, size: whole }, ["kind"]), object({ kind: text, size: whole }, ["size"])],
    }),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts one of two named objects, of which one requires less than the only object did",
    before: sent(named("Cat"), { ...pets, Pet: object({ kind: text, purrs: {} }, ["kind"]) }),
    after: sent({ anyOf: [named("Dog"), named("Pet")] }, { ...pets, Pet: object({ kind: text, purrs: {} }, ["kind"]) }),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "returns an object with both properties of which there was at least one",
    before: field({
      anyOf: [object({ kind: text, size: whole }, ["kind"]), object({ kind: text, size: whole }, ["size"])],
    }),
    after: field(object({ kind: text, size: whole }, ["kind", "size"])),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts a named alternative that requires less than the one it replaces",
    before: sent({ anyOf: [named("Cat"), text] }, { ...pets, Pet: object({ kind: text, purrs: {} }, ["kind"]) }),
    after: sent(
      { anyOf: [named("Dog"), named("Pet"), text] },
      { ...pets, Pet: object({ kind: text, purrs: {} }, ["kind"]) },
    ),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts one alternative instead of two, of which it has all properties",
    before: sent({ anyOf: [object({ kind: text }), object({ kind: text, size: whole }, ["size"])] }),
    after: sent({ anyOf: [object({ kind: text, size: whole }), { type: "boolean" }] }),
    expect: [
      ["type-changed", "safe", "safe"],
      ["property-added", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "accepts a changed alternative, whose earlier values another one accepts",
    before: sent({ anyOf: [named("Cat"), text] }, { ...pets, Pet: object({ kind: text, purrs: {} }, ["kind"]) }),
    after: sent(
      { anyOf: [named("Cat"), named("Pet")] },
      { ...pets, Pet: object({ kind: text, purrs: {} }, ["kind"]), Cat: object({ kind: whole }, ["kind"]) },
    ),
    expect: [
      ["alternative-added", "safe", "safe"],
      ["alternative-removed", "breaks", "breaks"],
      ["type-changed", "breaks", "breaks"],
      ["property-removed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "returns another alternative that has all properties of the first",
    before: field({ anyOf: [object({ kind: text }, ["kind"]), text] }),
    after: field({ anyOf: [object({ kind: text }, ["kind"]), text, object({ kind: text, size: whole }, ["kind"])] }),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "returns another kind with the properties of the first",
    before: field({ oneOf: [ofKind("cat"), ofKind("dog")] }),
    after: field({ oneOf: [ofKind("cat"), ofKind("dog"), ofKind("cow")] }),
    expect: [["alternative-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts exactly one of two properties of an object that both were required",
    before: sent(object({ kind: text, size: whole }, ["kind", "size"])),
    after: sent({
      oneOf: [object({ kind: text, size: whole }, ["kind"]), object({ kind: text, size: whole }, ["size"])],
    }),
    expect: [
      ["type-changed", "safe", "safe"],
      ["overlap-changed", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "accepts one of two overlapping alternatives instead of any string",
    before: sent(text),
    after: sent({ oneOf: [text, { maxLength: 5 }] }),
    expect: [
      ["alternative-added", "safe", "safe"],
      ["overlap-changed", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "accepts exactly one of two objects whose properties one object had",
    before: sent(object({ name: text, size: whole }, ["name"])),
    after: sent({ oneOf: [object({ name: text, size: whole }, ["name"]), object({ size: whole }, ["size"])] }),
    expect: [
      ["alternative-added", "safe", "safe"],
      ["overlap-changed", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "accepts a third alternative that values of the first match, too",
    before: sent({ oneOf: [object({ name: text, size: whole }, ["name"]), text] }),
    after: sent({ oneOf: [object({ name: text, size: whole }, ["name"]), text, object({ size: whole }, ["size"])] }),
    expect: [
      ["alternative-added", "safe", "safe"],
      ["overlap-changed", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "accepts another object that requires an optional property of the first as another type",
    before: sent(object({ name: text, size: whole }, ["name"])),
    after: sent({ oneOf: [object({ name: text, size: whole }, ["name"]), object({ size: text }, ["size"])] }),
    expect: [["alternative-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "returns exactly one of two objects whose properties one object had",
    before: field(object({ name: text, size: whole }, ["name"])),
    after: field({
      oneOf: [object({ name: text, size: whole }, ["name"]), object({ name: text, size: text }, ["size"])],
    }),
    expect: [["alternative-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "makes a value with a `$ref` read-only",
    before: sent(object({ cat: pets.Cat, name: text }), pets),
    after: sent(object({ cat: { ...named("Cat"), readOnly: true }, name: text }), pets),
    expect: [["access-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "rejects values that match several alternatives",
    before: sent({ anyOf: [object({ name: text }, ["name"]), object({ size: whole }, ["size"])] }),
    after: sent({ oneOf: [object({ name: text }, ["name"]), object({ size: whole }, ["size"])] }),
    expect: [["overlap-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "writes a choice of two exclusive alternatives with another keyword",
    before: sent({ anyOf: [ofKind("cat"), ofKind("dog")] }),
    after: sent({ oneOf: [ofKind("cat"), ofKind("dog")] }),
    expect: [],
    bump: "none",
  },
  {
    what: "returns null instead of one of two alternatives",
    before: field({ oneOf: both }, pets),
    after: field({ anyOf: [named("Cat"), nothing] }, pets),
    expect: [
      ["alternative-removed", "safe", "safe"],
      ["null-added", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "replaces null among alternatives by another alternative",
    before: sent({ anyOf: [text, nothing] }),
    after: sent({ anyOf: [text, { type: "array", items: text }] }),
    expect: [
      ["alternative-added", "safe", "safe"],
      ["null-removed", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "names null beside listed values without null",
    before: field({ type: "string", enum: ["cat", "dog"] }),
    after: field({ type: ["string", "null"], enum: ["cat", "dog"] }),
    expect: [["null-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts a list instead of one string, with a description",
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
    what: "accepts a list instead of one string, in a list of types",
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
    what: "adds `type: object` to alternatives",
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
    what: "no longer describes the values of a map in a response",
    before: field({ type: "object", additionalProperties: text }),
    after: field({ type: "object" }),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "no longer describes further properties of a response",
    before: field(object({ size: text }, [], { additionalProperties: text })),
    after: field(object({ size: text })),
    expect: [["map-closed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "changes the type of a read-only property in a request",
    before: sent(object({ id: { ...text, readOnly: true } }, ["id"])),
    after: sent(object({ id: { ...whole, readOnly: true } }, ["id"])),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "requires a read-only property in a request",
    before: sent(object({ name: text })),
    after: sent(object({ name: text, id: { ...text, readOnly: true } }, ["id"])),
    expect: [["property-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "changes the type of a write-only property in a response",
    before: field(object({ secret: { ...text, writeOnly: true } })),
    after: field(object({ secret: { ...whole, writeOnly: true } })),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "requires a property that was read-only",
    before: sent(object({ id: { ...text, readOnly: true } }, ["id"])),
    after: sent(object({ id: text }, ["id"])),
    expect: [["access-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "returns another named type that has nothing in common",
    before: response(named("Cat"), pets),
    after: response(named("Dog"), pets),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts another named type that requires less",
    before: sent(named("Pet"), { ...pets, Pet: object({ kind: text, size: whole }, ["kind"]) }),
    after: sent(named("Thing"), { ...pets, Pet: object({ kind: text, size: whole }, ["kind"]), Thing: thing }),
    expect: [
      ["schema-added", "safe", "safe"],
      ["type-changed", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "returns several more values of an enumeration",
    before: field({ type: "string", enum: ["cat"] }),
    after: field({ type: "string", enum: ["cat", "dog", "fish"] }),
    expect: [["enum-value-added", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "no longer accepts several values of an enumeration",
    before: sent({ type: "string", enum: ["cat", "dog", "fish"] }),
    after: sent({ type: "string", enum: ["cat"] }),
    expect: [["enum-value-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "no longer lists a value that another alternative accepts",
    before: sent(object({ kind: { anyOf: [text, { ...text, enum: ["cat", "dog"] }] } })),
    after: sent(object({ kind: { anyOf: [text, { ...text, enum: ["cat"] }] } })),
    expect: [["enum-value-removed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "lists another value that another alternative admits",
    before: field({
      anyOf: [
        { ...text, enum: ["cat"] },
        { ...text, minLength: 1 },
      ],
    }),
    after: field({
      anyOf: [
        { ...text, enum: ["cat", "dog"] },
        { ...text, minLength: 1 },
      ],
    }),
    expect: [["enum-value-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer lists a value that no other alternative accepts",
    before: sent({
      anyOf: [
        { ...text, enum: ["cat", "dog"] },
        { ...text, pattern: "^c" },
      ],
    }),
    after: sent({
      anyOf: [
        { ...text, enum: ["cat"] },
        { ...text, pattern: "^c" },
      ],
    }),
    expect: [["enum-value-removed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "no longer lists a value in a named type that only one of two places accepts without it",
    before: sent(object({ kind: { anyOf: [text, named("Kind")] }, only: named("Kind") }), {
      Kind: { ...text, enum: ["cat", "dog"] },
    }),
    after: sent(object({ kind: { anyOf: [text, named("Kind")] }, only: named("Kind") }), {
      Kind: { ...text, enum: ["cat"] },
    }),
    expect: [["enum-value-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts shorter values in an alternative beside one of any length",
    before: sent({ anyOf: [text, { ...text, maxLength: 5 }] }),
    after: sent({ anyOf: [text, { ...text, maxLength: 3 }] }),
    expect: [["limit-tightened", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts other values in two alternatives that were the same",
    before: sent({ anyOf: [{ enum: ["cat"] }, { title: "Kind", enum: ["cat"] }] }),
    after: sent({ anyOf: [{ enum: ["dog"] }, { title: "Kind", enum: ["dog"] }] }),
    expect: [
      ["enum-value-added", "safe", "safe"],
      ["enum-value-removed", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "returns JSON without a property in an alternative beside any string",
    before: field({ anyOf: [text, inJson({ name: text })] }),
    after: field({ anyOf: [text, inJson({})] }),
    expect: [["property-removed", "breaks", "safe"]],
    bump: "major",
  },
];
