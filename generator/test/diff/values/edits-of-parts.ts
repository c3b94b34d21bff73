import { type Edit, field, object, sent } from "../edit.ts";

const text = { type: "string" };
const whole = { type: "integer" };

/** Edits of one part of a composition that add to another part. */
export const editsOfParts: readonly Edit[] = [
  {
    what: "adds a format in the second part of a composition",
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
    what: "rejects repeated items in the second part of a composition",
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
    what: "rejects a value in the second part of a composition",
    before: sent({ allOf: [{ ...text, not: { const: "cat" } }, {}] }),
    after: sent({ allOf: [{ ...text, not: { const: "cat" } }, { not: { const: "dog" } }] }),
    expect: [["schema-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "no longer rejects a value",
    before: sent({ ...text, not: { const: "cat" } }),
    after: sent(text),
    expect: [["schema-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "changes the unit in the second part of a composition",
    before: field({ allOf: [{ ...whole, description: "Age." }, { "x-unit": "seconds" }] }),
    after: field({ allOf: [{ ...whole, description: "Age." }, { "x-unit": "epoch-seconds" }] }),
    expect: [["unit-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "no longer requires a multiple in the second part of a composition",
    before: sent({ allOf: [{ type: "number", multipleOf: 0.01 }, { multipleOf: 0.1 }] }),
    after: sent({ allOf: [{ type: "number", multipleOf: 0.01 }, {}] }),
    expect: [["limit-loosened", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts hundredths instead of tenths",
    before: sent({ type: "number", multipleOf: 0.1 }),
    after: sent({ type: "number", multipleOf: 0.01 }),
    expect: [["limit-loosened", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "describes a required property and makes it optional",
    before: field({ type: "object", properties: { size: whole }, required: ["name"] }),
    after: field(object({ size: whole, name: text })),
    expect: [
      ["property-added", "safe", "safe"],
      ["property-became-optional", "breaks", "safe"],
    ],
    bump: "major",
  },
];
