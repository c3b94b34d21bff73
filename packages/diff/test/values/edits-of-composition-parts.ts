import { type Edit, field, sent } from "../edit.ts";

const text = { type: "string" };
const whole = { type: "integer" };

/** Edits of the second part of a composition. */
export const editsOfCompositionParts: readonly Edit[] = [
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
];
