import { body, type Edit, object, response, sent } from "../edit.ts";

const text = { type: "string" };
const whole = { type: "integer" };
const nothing = { type: "null" };

const dependent = (dependentRequired: object): object =>
  object({ a: text, b: text, c: text, id: { ...text, readOnly: true } }, [], { dependentRequired });

/** Edits whose verdicts depend on several keywords, or on several parts of a schema. */
export const editsOfCombinedKeywords: readonly Edit[] = [
  {
    what: "lists the properties that another one requires in another order, and no property for a third one",
    before: sent(dependent({ a: ["b", "c"] })),
    after: sent(dependent({ a: ["c", "b"], b: [] })),
    expect: [],
    bump: "none",
  },
  {
    what: "requires a property beside another one, which all values have",
    before: sent({ ...dependent({}), required: ["b"] }),
    after: sent({ ...dependent({ a: ["b"] }), required: ["b"] }),
    expect: [],
    bump: "none",
  },
  {
    what: "requires a read-only property beside another one",
    before: sent({ ...dependent({}), required: ["id"] }),
    after: sent({ ...dependent({ a: ["id"] }), required: ["id"] }),
    expect: [["schema-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "requires one of two properties beside another one no longer",
    before: sent(dependent({ a: ["b", "c"] })),
    after: sent(dependent({ a: ["b"] })),
    expect: [["schema-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "requires a second property beside another one",
    before: sent(dependent({ a: ["b"] })),
    after: sent(dependent({ a: ["b", "c"] })),
    expect: [["schema-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "returns null in a property that had no value",
    before: response(object({ name: false })),
    after: response(object({ name: { anyOf: [false, nothing] } })),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "returns null, which one of two parts admitted",
    before: response({ allOf: [object({ name: text }), object({ name: { anyOf: [text, nothing] } })] }),
    after: response({
      allOf: [object({ name: { anyOf: [text, nothing] } }), object({ name: { anyOf: [text, nothing] } })],
    }),
    expect: [["null-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "rejects null by an alternative that admits anything",
    before: sent(true),
    after: sent({ oneOf: [true, nothing] }),
    expect: [["null-removed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "returns null, which a condition rejected",
    before: response(object({ name: { if: { const: 0 }, else: text } })),
    after: response(object({ name: { anyOf: [{ if: { const: 0 }, else: text }, nothing] } })),
    expect: [["null-added", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "requires a property that was read-only, without its schema",
    before: sent(object({ id: { ...text, readOnly: true }, name: text }, ["id"])),
    after: sent(object({ name: text }, ["id"])),
    expect: [
      ["property-removed", "safe", "safe"],
      ["property-became-required", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "requires a property that was read-only, as one of two alternatives",
    before: sent(object({ id: { ...object({ name: text }), readOnly: true } }, ["id"])),
    after: sent(object({ id: { anyOf: [object({ name: text }), text] } }, ["id"])),
    expect: [
      ["access-changed", "breaks", "breaks"],
      ["alternative-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "adds an alternative that admits anything by a choice of its own",
    before: body(text),
    after: body({ oneOf: [text, { anyOf: [true, { const: 0 }] }] }),
    expect: [
      ["alternative-added", "safe", "safe"],
      ["alternative-added", "safe", "safe"],
      ["overlap-changed", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "lists a value in two alternatives, so that it fits both",
    before: sent({ ...text, enum: ["cat", "dog"] }),
    after: sent({
      oneOf: [
        { ...text, enum: ["cat", "dog"] },
        { ...text, enum: ["cat", "fish"] },
      ],
    }),
    expect: [
      ["alternative-added", "safe", "safe"],
      ["overlap-changed", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "excludes the only alternative that was sent by a type beside the alternatives",
    before: sent({ const: "cat" }),
    after: sent({ ...nothing, anyOf: [{ const: "cat" }, object({ name: text })] }),
    expect: [
      ["alternative-added", "safe", "safe"],
      ["null-added", "safe", "safe"],
      ["type-changed", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "moves the number of matching items away from the items that match",
    before: sent({ type: "array", contains: text, minContains: 0 }),
    after: sent({ type: "array", minContains: 0, allOf: [{ contains: text }] }),
    expect: [["schema-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "removes a property, so that the schema of unevaluated properties applies to it",
    before: sent(object({ name: text }, [], { dependentSchemas: { size: true }, unevaluatedProperties: whole })),
    after: sent(object({}, [], { dependentSchemas: { size: true }, unevaluatedProperties: whole })),
    expect: [
      ["property-removed", "safe", "safe"],
      ["type-changed", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "no longer evaluates a property by a condition, so that it is rejected",
    before: sent(
      object({ a: text }, [], { dependentSchemas: { a: object({ b: text }) }, unevaluatedProperties: false }),
    ),
    after: sent(object({ a: text }, [], { unevaluatedProperties: false })),
    expect: [
      ["map-closed", "breaks", "safe"],
      ["schema-changed", "breaks", "safe"],
      ["schema-changed", "safe", "safe"],
    ],
    bump: "major",
  },
];
