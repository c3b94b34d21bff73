import { api, type Edit, type Json, operation, params } from "../edit.ts";

const text: Json = { type: "string" };
const ok: Json = { description: "All is well." };
const inPath = (name: string, fields: Json = {}): Json => ({
  name,
  in: "path",
  required: true,
  schema: text,
  ...fields,
});
const withPath = (path: string, ...parameters: readonly Json[]): Json =>
  api({ [path]: { get: { operationId: "pets.list", tags: ["pets"], parameters, responses: { "200": ok } } } });
const query = (name: string, fields: Json = {}): Json => ({ name, in: "query", schema: text, ...fields });

/** Edits of the placeholders of paths, and of the form of query parameters. */
export const editsOfPaths: readonly Edit[] = [
  {
    what: "renames two placeholders of a path",
    before: withPath("/pets/{kind}/{name}", inPath("kind"), inPath("name")),
    after: withPath("/pets/{species}/{title}", inPath("species"), inPath("title")),
    expect: [
      ["param-renamed", "safe", "breaks"],
      ["param-renamed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "swaps two placeholders",
    before: withPath("/pets/{kind}/{name}", inPath("kind"), inPath("name")),
    after: withPath("/pets/{name}/{kind}", inPath("kind"), inPath("name")),
    expect: [["operation-moved", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "renames a placeholder whose name is sent",
    before: withPath("/pets/{id}", inPath("id", { style: "matrix" })),
    after: withPath("/pets/{petId}", inPath("petId", { style: "matrix" })),
    expect: [["param-renamed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "no longer declares a placeholder",
    before: withPath("/pets/{id}", inPath("id")),
    after: withPath("/pets/{id}"),
    expect: [["param-undeclared", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "declares a placeholder",
    before: withPath("/pets/{id}"),
    after: withPath("/pets/{id}", inPath("id")),
    expect: [["param-declared", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "no longer declares a placeholder that is a number",
    before: withPath("/pets/{id}", inPath("id", { schema: { type: "integer" } })),
    after: withPath("/pets/{id}"),
    expect: [
      ["param-undeclared", "safe", "safe"],
      ["type-changed", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "no longer accepts a parameter without a value",
    before: params(query("name", { allowEmptyValue: true })),
    after: params(query("name")),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
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
];
