import { type Edit, type Json, object, operation, params } from "../edit.ts";

const text: Json = { type: "string" };
const query = (name: string, fields: Json = {}): Json => ({ name, in: "query", schema: text, ...fields });
const inJson = (schema: Json): Json => ({ schema: undefined, content: { "application/json": { schema } } });

/** Edits of query parameters: the values that they accept, and the form of the values. */
export const editsOfQueryParams: readonly Edit[] = [
  {
    what: "no longer describes null, which no request carries, in a parameter",
    before: params(query("kind", { schema: { anyOf: [text, { type: "null" }] } })),
    after: params(query("kind")),
    expect: [["null-removed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "no longer accepts null in a parameter that is JSON",
    before: params(query("kind", inJson({ type: ["string", "null"] }))),
    after: params(query("kind", inJson(text))),
    expect: [["null-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "joins two parameters in an object, whose properties are written as before",
    before: params(query("kind"), query("size")),
    after: params(query("filter", { schema: object({ kind: text, size: text }) })),
    expect: [
      ["param-renamed", "safe", "breaks"],
      ["param-renamed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "splits an object into parameters, of which one accepts less and another one is missing",
    before: params(query("filter", { schema: object({ kind: text, size: text, age: text }) })),
    after: params(query("kind"), query("size", { schema: { type: "integer" } })),
    expect: [
      ["param-renamed", "safe", "breaks"],
      ["param-renamed", "safe", "breaks"],
      ["type-changed", "breaks", "breaks"],
      ["property-removed", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "joins two parameters in an object that is required, and requires one of them",
    before: params(query("kind"), query("size", { required: true })),
    after: params(query("filter", { required: true, schema: object({ kind: text, size: text }, ["kind", "size"]) })),
    expect: [
      ["param-renamed", "safe", "breaks"],
      ["param-renamed", "safe", "breaks"],
      ["property-became-required", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "joins optional parameters in an object that is required",
    before: params(query("kind"), query("size")),
    after: params(query("filter", { required: true, schema: object({ kind: text, size: text }) })),
    expect: [
      ["param-renamed", "safe", "breaks"],
      ["param-renamed", "safe", "breaks"],
      ["param-added-required", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "joins parameters in an object that is not exploded",
    before: params(query("kind"), query("size")),
    after: params(query("filter", { explode: false, schema: object({ kind: text, size: text }) })),
    expect: [
      ["param-removed", "breaks", "breaks"],
      ["param-removed", "breaks", "breaks"],
      ["param-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "explodes a list of a header, which is written as before",
    before: params({ name: "x-ids", in: "header", schema: { type: "array", items: text } }),
    after: params({ name: "x-ids", in: "header", schema: { type: "array", items: text }, explode: true }),
    expect: [["param-style-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "writes one of two single values in a style of lists",
    before: params(query("size", { schema: { anyOf: [text, { type: "integer" }] } })),
    after: params(query("size", { schema: { anyOf: [text, { type: "integer" }] }, style: "pipeDelimited" })),
    expect: [["param-style-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer accepts a parameter without a value",
    before: params(query("name", { allowEmptyValue: true })),
    after: params(query("name")),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "no longer accepts a number without a value",
    before: params(query("size", { allowEmptyValue: true, schema: { type: "integer" } })),
    after: params(query("size", { schema: { type: "integer" } })),
    expect: [["limit-tightened", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts a number without a value",
    before: params(query("size", { schema: { type: "integer" } })),
    after: params(query("size", { allowEmptyValue: true, schema: { type: "integer" } })),
    expect: [["limit-loosened", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts a parameter without a value",
    before: params(query("name")),
    after: params(query("name", { allowEmptyValue: true })),
    expect: [["limit-loosened", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts several values instead of one",
    before: params(query("name")),
    after: params(query("name", { schema: { type: "array", items: text } })),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts at least two values instead of one",
    before: params(query("name")),
    after: params(query("name", { schema: { type: "array", items: text, minItems: 2 } })),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts a list without items instead of one value",
    before: params(query("name")),
    after: params(query("name", { schema: { type: "array", maxItems: 0 } })),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts a list whose first item is a number instead of one value",
    before: params(query("name")),
    after: params(query("name", { schema: { type: "array", prefixItems: [{ type: "integer" }], items: text } })),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts reserved characters as they are",
    before: params(query("name")),
    after: params(query("name", { allowReserved: true })),
    expect: [["param-style-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer accepts reserved characters as they are",
    before: params(query("name", { allowReserved: true })),
    after: params(query("name")),
    expect: [["param-style-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "lets two pairs of parameters exclude each other",
    before: operation({ parameters: ["a", "b", "c", "d"].map((name) => query(name)) }),
    after: operation({
      parameters: ["a", "b", "c", "d"].map((name) => query(name)),
      "x-exactly-one-of": [
        ["a", "b"],
        ["c", "d"],
      ],
    }),
    expect: [
      ["exactly-one-of-added", "breaks", "breaks"],
      ["exactly-one-of-added", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "reads a parameter of the words true and false as a boolean",
    before: params(query("isTame", { schema: { ...text, enum: ["true", "false"] } })),
    after: params(query("isTame", { schema: { type: "boolean" } })),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "reads a boolean parameter as one of several words",
    before: params(query("isTame", { schema: { type: "boolean" } })),
    after: params(query("isTame", { schema: { ...text, enum: ["true", "false", "all"] } })),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "reads a parameter of listed words, of which one has no digits, as a number",
    before: params(query("size", { schema: { ...text, enum: ["1", "2", "all"] } })),
    after: params(query("size", { schema: { type: "integer" } })),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "reads listed numbers in a parameter as listed words",
    before: params(query("size", { schema: { type: "integer", enum: [1, 2] } })),
    after: params(query("size", { schema: { ...text, enum: ["1", "2"] } })),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "reads a parameter of listed words as a number of at least two",
    before: params(query("size", { schema: { ...text, enum: ["1", "2"] } })),
    after: params(query("size", { schema: { type: "integer", minimum: 2 } })),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
];
