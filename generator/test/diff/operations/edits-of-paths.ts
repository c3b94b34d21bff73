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
const at = (path: string, ...parameters: readonly Json[]): Json =>
  api({ [path]: { get: { operationId: "pets.list", tags: ["pets"], parameters, responses: { "200": ok } } } });
const served = (...urls: readonly string[]): Json => ({ servers: urls.map((url) => ({ url })) });
const query = (name: string, fields: Json = {}): Json => ({ name, in: "query", schema: text, ...fields });

/** Edits of addresses, and of the names in them. */
export const editsOfPaths: readonly Edit[] = [
  {
    what: "renames two placeholders of a path",
    before: at("/pets/{kind}/{name}", inPath("kind"), inPath("name")),
    after: at("/pets/{species}/{title}", inPath("species"), inPath("title")),
    expect: [
      ["param-renamed", "safe", "breaks"],
      ["param-renamed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "swaps two placeholders",
    before: at("/pets/{kind}/{name}", inPath("kind"), inPath("name")),
    after: at("/pets/{name}/{kind}", inPath("kind"), inPath("name")),
    expect: [["operation-moved", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "renames a placeholder whose name is sent",
    before: at("/pets/{id}", inPath("id", { style: "matrix" })),
    after: at("/pets/{petId}", inPath("petId", { style: "matrix" })),
    expect: [["param-renamed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "serves one operation at another address",
    before: operation(served("https://a.example")),
    after: operation(served("https://b.example")),
    expect: [
      ["server-removed", "breaks", "safe"],
      ["server-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "serves one path at an address of its own",
    before: operation({}, {}, served("https://a.example")),
    after: operation({}, {}, served("https://a.example"), served("https://b.example")),
    expect: [
      ["server-removed", "breaks", "safe"],
      ["server-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "removes two servers",
    before: operation({}, {}, served("https://a.example", "https://b.example", "https://c.example")),
    after: operation({}, {}, served("https://a.example")),
    expect: [
      ["server-options-changed", "safe", "breaks"],
      ["server-removed", "breaks", "safe"],
      ["server-removed", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "no longer declares a placeholder",
    before: at("/pets/{id}", inPath("id")),
    after: at("/pets/{id}"),
    expect: [["param-undeclared", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "declares a placeholder",
    before: at("/pets/{id}"),
    after: at("/pets/{id}", inPath("id")),
    expect: [["param-declared", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "no longer declares a placeholder that is a number",
    before: at("/pets/{id}", inPath("id", { schema: { type: "integer" } })),
    after: at("/pets/{id}"),
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
