import { response, body, type Edit, field, type Json, param, sent } from "../edit.ts";

const text: Json = { type: "string" };
const whole: Json = { type: "integer" };
const object = (properties: Json, rest: Json = {}): Json => ({ type: "object", properties, ...rest });

/** Edits of what bounds values, where two keywords or two parts speak of the same. */
export const editsOfBounds: readonly Edit[] = [
  {
    what: "takes the limit itself out of the range",
    before: param({ type: "number", maximum: 10 }),
    after: param({ type: "number", exclusiveMaximum: 10 }),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "takes a limit that has no neighbour among doubles out of the range",
    before: param({ type: "integer", format: "int64", maximum: 2 ** 60 }),
    after: param({ type: "integer", format: "int64", exclusiveMaximum: 2 ** 60 }),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "takes the least of long ids out of the range",
    before: param({ type: "integer", minimum: 2 ** 53 }),
    after: param({ type: "integer", exclusiveMinimum: 2 ** 53 }),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "says by an exclusive limit that integers have 64 bits",
    // A double that stands for 2 ** 63 - 1.
    before: param({ type: "integer", maximum: 2 ** 63 }),
    after: param({ type: "integer", exclusiveMaximum: 2 ** 63 }),
    expect: [],
    bump: "none",
  },
  {
    what: "raises an exclusive limit that an inclusive one does not reach",
    before: param({ type: "integer", maximum: 5, exclusiveMaximum: 9 }),
    after: param({ type: "integer", maximum: 5, exclusiveMaximum: 20 }),
    expect: [],
    bump: "none",
  },
  {
    what: "limits the length of values that were listed, and keeps all of them",
    before: sent({ ...text, enum: ["a", "bc"] }),
    after: sent({ ...text, maxLength: 2 }),
    expect: [
      ["enum-removed", "safe", "safe"],
      ["limit-tightened", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "limits the length of values that were listed, and refuses one of them",
    before: sent({ ...text, enum: ["a", "bcd"] }),
    after: sent({ ...text, maxLength: 2 }),
    expect: [
      ["enum-removed", "safe", "safe"],
      ["limit-tightened", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "asks for one property at least of an object that has to have one",
    before: sent(object({ name: text }, { required: ["name"] })),
    after: sent(object({ name: text }, { required: ["name"], minProperties: 1 })),
    expect: [["limit-tightened", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "asks for two properties at least of an object that has to have one",
    before: sent(object({ name: text }, { required: ["name"] })),
    after: sent(object({ name: text }, { required: ["name"], minProperties: 2 })),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "says of a property that had to be given what it is",
    before: sent(object({ size: whole }, { required: ["name"] })),
    after: sent(object({ size: whole, name: text })),
    expect: [
      ["property-added", "safe", "safe"],
      ["property-became-optional", "safe", "safe"],
      ["type-changed", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "takes a list of any items where it took a pair",
    before: sent({ type: "array", prefixItems: [text, whole] }),
    after: sent({ type: "array", items: {} }),
    expect: [
      ["type-changed", "safe", "safe"],
      ["type-changed", "safe", "safe"],
      ["type-changed", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "asks for two properties of which nothing is told",
    before: body(object({ name: text })),
    after: body(object({ name: text }, { required: ["age", "kind"] })),
    expect: [
      ["property-became-required", "breaks", "safe"],
      ["property-became-required", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "takes a digit as a text where it took it as a number",
    before: param({ enum: [1, 2] }),
    after: param({ enum: ["1", 2] }),
    expect: [
      ["enum-value-removed", "breaks", "breaks"],
      ["enum-value-added", "safe", "safe"],
      ["type-changed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "answers null among values that name no type",
    before: field({ enum: ["a", 1] }),
    after: field({ enum: ["a", 1, null] }),
    expect: [["null-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "answers one value more of those that are alternatives",
    before: field({ oneOf: [{ const: "cat" }, { const: "dog" }] }),
    after: field({ oneOf: [{ const: "cat" }, { const: "dog" }, { const: "cow" }] }),
    expect: [["enum-value-added", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "takes one value less of those that are alternatives",
    before: sent({ oneOf: [{ const: "cat" }, { const: "dog" }] }),
    after: sent({ oneOf: [{ const: "cat" }] }),
    expect: [["enum-value-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "fixes one more place of a list",
    before: field({ type: "array", prefixItems: [text], items: whole }),
    after: field({ type: "array", prefixItems: [text, whole], items: whole }),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "changes what the second part of a composition says of items",
    before: field({
      allOf: [
        { type: "array", items: object({ id: text }) },
        { type: "array", items: object({ a: text }) },
      ],
    }),
    after: field({
      allOf: [
        { type: "array", items: object({ id: text }) },
        { type: "array", items: object({ a: whole }) },
      ],
    }),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "no longer promises a property four levels down",
    before: response(
      object({
        byKind: { additionalProperties: { type: "array", items: object({ id: text }, { required: ["id"] }) } },
      }),
    ),
    after: response(object({ byKind: { additionalProperties: { type: "array", items: object({ id: text }) } } })),
    expect: [["property-became-optional", "breaks", "breaks"]],
    bump: "major",
  },
];
