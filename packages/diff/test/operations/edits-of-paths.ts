import { api, type Edit, type Json } from "../edit.ts";

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

/** Edits of paths and their placeholders. */
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
    what: "gives the name of one placeholder to another",
    before: withPath("/pets/{id}/toys/{toyId}", inPath("id"), inPath("toyId")),
    after: withPath("/pets/{petId}/toys/{id}", inPath("petId"), inPath("id")),
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
    what: "no longer accepts a placeholder of one character",
    before: withPath("/pets/{id}", inPath("id")),
    after: withPath("/pets/{id}", inPath("id", { schema: { ...text, minLength: 2 } })),
    expect: [["limit-tightened", "breaks", "safe"]],
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
    what: "writes a constraint into a placeholder",
    before: withPath("/pets/{id}", inPath("id")),
    after: withPath("/pets/{id:int}", inPath("id")),
    expect: [],
    bump: "none",
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
      ["type-changed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "declares the query of a path as parameters",
    before: withPath("/pets?kind=cat&name={name}", inPath("name")),
    after: withPath(
      "/pets",
      inPath("name", { in: "query" }),
      inPath("kind", { in: "query", schema: { enum: ["cat"] } }),
    ),
    expect: [],
    bump: "none",
  },
  {
    what: "changes the query of a path",
    before: withPath("/pets?kind=cat"),
    after: withPath("/pets?kind=dog"),
    expect: [
      ["enum-value-added", "safe", "safe"],
      ["enum-value-removed", "breaks", "breaks"],
    ],
    bump: "major",
  },
];
