import { response, body, type Edit, field, type Json, param, sent } from "../edit.ts";

const text: Json = { type: "string" };
const whole: Json = { type: "integer" };
const object = (properties: Json, rest: Json = {}): Json => ({ type: "object", properties, ...rest });

/** Edits of limits, listed values and items that several keywords describe together. */
export const editsOfBounds: readonly Edit[] = [
  {
    what: "excludes the limit itself",
    before: param({ type: "number", maximum: 10 }),
    after: param({ type: "number", exclusiveMaximum: 10 }),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "excludes a limit that has no neighbor among doubles",
    before: param({ type: "integer", format: "int64", maximum: 2 ** 60 }),
    after: param({ type: "integer", format: "int64", exclusiveMaximum: 2 ** 60 }),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "excludes a lower limit of 2 ** 53",
    before: param({ type: "integer", minimum: 2 ** 53 }),
    after: param({ type: "integer", exclusiveMinimum: 2 ** 53 }),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "limits integers to 64 bits by an exclusive limit",
    before: param({ type: "integer", maximum: 2n ** 63n - 1n }),
    after: param({ type: "integer", exclusiveMaximum: 2n ** 63n }),
    expect: [],
    bump: "none",
  },
  {
    what: "lowers the last digit of a long upper limit",
    before: param({ type: "integer", maximum: 2n ** 63n - 1n }),
    after: param({ type: "integer", maximum: 2n ** 63n - 2n }),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "lowers the last digit of a long lower limit",
    before: param({ type: "integer", minimum: 2n ** 60n + 1n }),
    after: param({ type: "integer", exclusiveMinimum: 2n ** 60n - 1n }),
    expect: [["limit-loosened", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "changes the last digit of a long value of an enum",
    before: param({ type: "integer", enum: [2n ** 53n + 1n] }),
    after: param({ type: "integer", enum: [2n ** 53n] }),
    expect: [
      ["enum-value-added", "safe", "safe"],
      ["enum-value-removed", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "changes the last digit of a long constant of a response",
    before: response({ type: "object", required: ["id"], properties: { id: { const: 2n ** 53n + 1n } } }),
    after: response({ type: "object", required: ["id"], properties: { id: { const: 2n ** 53n + 3n } } }),
    expect: [
      ["enum-value-added", "safe", "breaks"],
      ["enum-value-removed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "changes the last digit of a long default",
    before: param({ type: "integer", default: 2n ** 53n + 1n }),
    after: param({ type: "integer", default: 2n ** 53n }),
    expect: [["default-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "doubles a long `multipleOf`",
    before: param({ type: "integer", multipleOf: 2n ** 60n + 1n }),
    after: param({ type: "integer", multipleOf: 2n ** 61n + 2n }),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "writes the same long number with an exponent",
    before: param({ type: "integer", maximum: 73n * 10n ** 17n }),
    after: param({ type: "integer", maximum: 7.3e18 }),
    expect: [],
    bump: "none",
  },
  {
    what: "raises an exclusive limit above a lower inclusive limit",
    before: param({ type: "integer", maximum: 5, exclusiveMaximum: 9 }),
    after: param({ type: "integer", maximum: 5, exclusiveMaximum: 20 }),
    expect: [],
    bump: "none",
  },
  {
    what: "limits the length of listed values, and accepts all of them",
    before: sent({ ...text, enum: ["a", "bc"] }),
    after: sent({ ...text, maxLength: 2 }),
    expect: [
      ["enum-removed", "safe", "safe"],
      ["limit-tightened", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "limits the length of listed values, and rejects one of them",
    before: sent({ ...text, enum: ["a", "bcd"] }),
    after: sent({ ...text, maxLength: 2 }),
    expect: [
      ["enum-removed", "safe", "safe"],
      ["limit-tightened", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "requires at least one property of an object that has a required one",
    before: sent(object({ name: text }, { required: ["name"] })),
    after: sent(object({ name: text }, { required: ["name"], minProperties: 1 })),
    expect: [["limit-tightened", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "requires at least two properties of an object that has a required one",
    before: sent(object({ name: text }, { required: ["name"] })),
    after: sent(object({ name: text }, { required: ["name"], minProperties: 2 })),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "describes a required property",
    before: sent(object({ size: whole }, { required: ["name"] })),
    after: sent(object({ size: whole, name: text })),
    expect: [
      ["property-added", "safe", "safe"],
      ["property-became-optional", "safe", "safe"],
      ["type-changed", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "describes a required property that stays required",
    before: sent(object({ size: whole }, { required: ["name"] })),
    after: sent(object({ size: whole, name: {} }, { required: ["name"] })),
    expect: [["property-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts a list of any items instead of a pair",
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
    what: "requires two properties that are not described",
    before: body(object({ name: text })),
    after: body(object({ name: text }, { required: ["age", "kind"] })),
    expect: [
      ["property-became-required", "breaks", "breaks"],
      ["property-became-required", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "accepts a digit as a string instead of a number",
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
    what: "returns null among values without a type",
    before: field({ enum: ["a", 1] }),
    after: field({ enum: ["a", 1, null] }),
    expect: [["null-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "returns one more constant of a `oneOf`",
    before: field({ oneOf: [{ const: "cat" }, { const: "dog" }] }),
    after: field({ oneOf: [{ const: "cat" }, { const: "dog" }, { const: "cow" }] }),
    expect: [["enum-value-added", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "no longer accepts one constant of a `oneOf`",
    before: sent({ oneOf: [{ const: "cat" }, { const: "dog" }] }),
    after: sent({ oneOf: [{ const: "cat" }] }),
    expect: [["enum-value-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "adds an item to the fixed items of a list",
    before: field({ type: "array", prefixItems: [text], items: whole }),
    after: field({ type: "array", prefixItems: [text, whole], items: whole }),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "requires the second item of a pair",
    before: sent({ type: "array", prefixItems: [text, whole], minItems: 1 }),
    after: sent({ type: "array", prefixItems: [text, whole], minItems: 2 }),
    expect: [["limit-tightened", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "no longer ends a pair after its second item",
    before: field({ type: "array", prefixItems: [text, whole], maxItems: 2 }),
    after: field({ type: "array", prefixItems: [text, whole] }),
    expect: [["limit-loosened", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "describes the items of a value without a type",
    before: sent({}),
    after: sent({ items: text }),
    expect: [
      ["type-changed", "breaks", "breaks"],
      ["type-changed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "changes the items in the second part of a composition",
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
    what: "makes a property four levels down optional",
    before: response(
      object({
        byKind: { additionalProperties: { type: "array", items: object({ id: text }, { required: ["id"] }) } },
      }),
    ),
    after: response(object({ byKind: { additionalProperties: { type: "array", items: object({ id: text }) } } })),
    expect: [["property-became-optional", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts hundredths instead of tenths",
    before: sent({ type: "number", multipleOf: 0.1 }),
    after: sent({ type: "number", multipleOf: 0.01 }),
    expect: [["limit-loosened", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts integers, which the numbers were as multiples of one",
    before: sent({ type: "number", multipleOf: 1 }),
    after: sent({ type: "integer" }),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts integers instead of multiples of a half",
    before: sent({ type: "number", multipleOf: 0.5 }),
    after: sent({ type: "integer" }),
    expect: [
      ["type-changed", "breaks", "safe"],
      ["limit-tightened", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "returns even numbers instead of integers",
    before: response(object({ size: { type: "integer" } })),
    after: response(object({ size: { type: "number", multipleOf: 2 } })),
    expect: [
      ["type-changed", "safe", "safe"],
      ["limit-tightened", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "sets the limits of a format of integers",
    before: sent({ type: "integer", format: "int32" }),
    after: sent({ type: "integer", format: "int32", minimum: -(2 ** 31), exclusiveMaximum: 2 ** 31 }),
    expect: [
      ["limit-tightened", "safe", "safe"],
      ["limit-tightened", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "removes the limits of a format of integers",
    before: response(object({ size: { type: "integer", format: "uint64", minimum: 0, maximum: 2n ** 64n - 1n } })),
    after: response(object({ size: { type: "integer", format: "uint64" } })),
    expect: [
      ["limit-loosened", "safe", "safe"],
      ["limit-loosened", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "sets a limit within those of a format of integers",
    before: sent({ type: "integer", format: "int32" }),
    after: sent({ type: "integer", format: "int32", maximum: 2 ** 31 - 2 }),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
];
