import { type Edit, type Json, object, operation, param, params } from "../edit.ts";

const size = { name: "size", in: "query", description: "Pets per page.", schema: { type: "integer" } };
const tag = { name: "tag", in: "query", description: "Word to look for.", schema: { type: "string" } };
const one = { name: "one", in: "query", schema: { type: "string" } };
const other = { name: "other", in: "query", schema: { type: "string" } };
const third = { name: "third", in: "query", schema: { type: "string" } };
const version = (...values: readonly string[]): Json => {
  return { name: "version", in: "query", required: true, schema: { enum: values } };
};
const whole = (mediaType: string, schema: object): Json => {
  return { name: "size", in: "querystring", content: { [mediaType]: { schema } } };
};

/** Edits of parameters, other than their values. */
export const editsOfParams: readonly Edit[] = [
  {
    what: "adds an optional parameter",
    before: params(size),
    after: params(size, tag),
    expect: [["param-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "adds a required parameter",
    before: params(size),
    after: params(size, { ...tag, required: true }),
    expect: [["param-added-required", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "removes an optional parameter",
    before: params(size, tag),
    after: params(size),
    expect: [["param-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "removes a required parameter",
    before: params(size, { ...tag, required: true }),
    after: params(size),
    expect: [["param-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "renames a parameter",
    before: params(size),
    after: params({ ...size, name: "count" }),
    expect: [["param-renamed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "replaces a parameter",
    before: params(size),
    after: params(tag),
    expect: [
      ["param-removed", "breaks", "breaks"],
      ["param-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "changes the case of a parameter's name",
    before: params(tag),
    after: params({ ...tag, name: "Tag" }),
    expect: [["param-renamed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "moves a parameter from the query to a header",
    before: params({ ...tag, name: "x-tag" }),
    after: params({ ...tag, name: "x-tag", in: "header" }),
    expect: [["param-moved", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "moves a parameter from a header to a cookie",
    before: params({ ...tag, in: "header" }),
    after: params({ ...tag, in: "cookie" }),
    expect: [["param-moved", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "makes an optional parameter required",
    before: params(tag),
    after: params({ ...tag, required: true }),
    expect: [["param-became-required", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "makes a required parameter optional",
    before: params({ ...tag, required: true }),
    after: params(tag),
    expect: [["param-became-optional", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "adds a required parameter with one value, which the client sends",
    before: params(tag),
    after: params(tag, version("1")),
    expect: [["param-added-required", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "requires a parameter with one value, which the client sends",
    before: params({ ...version("1"), required: false }),
    after: params(version("1")),
    expect: [["param-became-required", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "no longer requires a parameter with one value",
    before: params(version("1")),
    after: params({ ...version("1"), required: false }),
    expect: [["param-became-optional", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts a second value of a required parameter, so the client sends none on its own",
    before: params(version("1")),
    after: params(version("1", "2")),
    expect: [
      ["param-became-required", "safe", "breaks"],
      ["enum-value-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "accepts only one value of a required parameter",
    before: params(version("1", "2")),
    after: params(version("1")),
    expect: [
      ["param-became-optional", "safe", "safe"],
      ["enum-value-removed", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "joins parameters, of which one has only one value, in an object",
    before: params(tag, version("1")),
    after: params({
      ...tag,
      name: "filter",
      required: true,
      schema: object({ tag: tag.schema, version: { enum: ["1"] } }, ["version"]),
    }),
    expect: [
      ["param-renamed", "safe", "breaks"],
      ["param-renamed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "deprecates a parameter",
    before: params(tag),
    after: params({ ...tag, deprecated: true }),
    expect: [["param-deprecated", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "withdraws the deprecation of a parameter",
    before: params({ ...tag, deprecated: true }),
    after: params(tag),
    expect: [["param-restored", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "writes a list in one value instead of repeating its name",
    before: param({ type: "array", items: { type: "string" } }),
    after: param({ type: "array", items: { type: "string" } }, { explode: false }),
    expect: [["param-style-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "separates the items of a list by pipes",
    before: param({ type: "array", items: { type: "string" } }, { explode: false }),
    after: param({ type: "array", items: { type: "string" } }, { style: "pipeDelimited", explode: false }),
    expect: [["param-style-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "sets `explode: false` for a single value",
    before: param({ type: "string" }),
    after: param({ type: "string" }, { explode: false }),
    expect: [],
    bump: "none",
  },
  {
    what: "writes a parameter as JSON",
    before: param({ type: "object", properties: { a: { type: "string" } } }, { style: "deepObject" }),
    after: params({
      name: "size",
      in: "query",
      content: { "application/json": { schema: { type: "object", properties: { a: { type: "string" } } } } },
    }),
    expect: [["param-style-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "no longer describes the content of a parameter",
    before: params({ name: "size", in: "query", content: { "text/plain": { schema: { type: "string" } } } }),
    after: params({ name: "size", in: "query", content: {} }),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "writes a parameter as a form",
    before: param({ type: "object", properties: { a: { type: "string" } } }, { style: "deepObject" }),
    after: params({
      name: "size",
      in: "query",
      content: {
        "application/x-www-form-urlencoded": { schema: { type: "object", properties: { a: { type: "string" } } } },
      },
    }),
    expect: [["param-style-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "writes the whole query as JSON instead of a form",
    before: params(
      whole("application/x-www-form-urlencoded", { type: "object", properties: { a: { type: "string" } } }),
    ),
    after: params(whole("application/json", { type: "object", properties: { a: { type: "string" } } })),
    expect: [["param-style-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "writes the whole query as text instead of JSON",
    before: params(whole("application/json", { type: "string" })),
    after: params(whole("text/plain", { type: "string" })),
    expect: [["param-style-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "writes JSON as the whole query instead of one parameter",
    before: params({ ...whole("application/json", { type: "string" }), in: "query" }),
    after: params(whole("application/json", { type: "string" })),
    expect: [["param-style-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "changes the schema of the whole query",
    before: params(whole("application/json", { type: "object", properties: { a: { type: "string" } } })),
    after: params(whole("application/json", { type: "object", properties: { a: { type: "integer" } } })),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "renames the parameter of the whole query",
    before: params(whole("application/json", { type: "string" })),
    after: params({ ...whole("application/json", { type: "string" }), name: "length" }),
    expect: [["param-renamed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "moves a parameter into the components",
    before: params(tag),
    after: operation({ parameters: [{ $ref: "#/components/parameters/Tag" }] }, { parameters: { Tag: tag } }),
    expect: [],
    bump: "none",
  },
  {
    what: "renames a component of a parameter",
    before: operation({ parameters: [{ $ref: "#/components/parameters/Tag" }] }, { parameters: { Tag: tag } }),
    after: operation({ parameters: [{ $ref: "#/components/parameters/Word" }] }, { parameters: { Word: tag } }),
    expect: [],
    bump: "none",
  },
  {
    what: "reorders parameters",
    before: params(size, tag),
    after: params(tag, size),
    expect: [],
    bump: "none",
  },
  {
    what: "requires exactly one of two parameters",
    before: params(one, other),
    after: operation({ parameters: [one, other], "x-exactly-one-of": [["one", "other"]] }),
    expect: [["exactly-one-of-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "allows two parameters together that excluded each other",
    before: operation({ parameters: [one, other], "x-exactly-one-of": [["one", "other"]] }),
    after: params(one, other),
    expect: [["exactly-one-of-removed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "adds a third parameter to a group of exclusive parameters",
    before: operation({ parameters: [one, other], "x-exactly-one-of": [["one", "other"]] }),
    after: operation({ parameters: [one, other, third], "x-exactly-one-of": [["one", "other", "third"]] }),
    expect: [
      ["exactly-one-of-changed", "safe", "safe"],
      ["param-added", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "removes a parameter from a group of exclusive parameters",
    before: operation({ parameters: [one, other, third], "x-exactly-one-of": [["one", "other", "third"]] }),
    after: operation({ parameters: [one, other], "x-exactly-one-of": [["one", "other"]] }),
    expect: [
      ["exactly-one-of-changed", "breaks", "breaks"],
      ["param-removed", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "changes the description of a parameter",
    before: params(tag),
    after: params({ ...tag, description: "A word." }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "confirms a parameter that was inferred",
    before: params({ ...tag, "x-provenance": { status: "inferred", reason: "Seen in requests." } }),
    after: params(tag),
    expect: [["provenance-confirmed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "corrects a parameter that was assumed",
    before: param({ type: "integer" }, { "x-provenance": { status: "assumed", reason: "It looks like a number." } }),
    after: param({ type: "string" }),
    expect: [
      ["type-changed", "safe", "breaks"],
      ["provenance-corrected", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "changes the reason of a parameter that is assumed",
    before: params({ ...tag, "x-provenance": { status: "assumed", reason: "Our choice." } }),
    after: params({ ...tag, "x-provenance": { status: "inferred", reason: "Seen in requests." } }),
    expect: [["provenance-changed", "safe", "safe"]],
    bump: "patch",
  },
];
