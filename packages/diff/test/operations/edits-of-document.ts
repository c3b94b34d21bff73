import { api, type Edit, field, headed, json, type Json, operation, responses } from "../edit.ts";

const ok = { "200": { description: "All is well." } };
const withCallback = (fine: object): Json => ({
  callbacks: {
    Born: { "{$url}": { post: { responses: { "200": { $ref: "#/components/responses/Fine" } } } } },
  },
  responses: { Fine: fine },
});
const withLink = (operationId: string): object => ({ description: "All is well.", links: { next: { operationId } } });

/** Edits of headers, links and shared parameters, and of the version of OpenAPI. */
export const editsOfDocument: readonly Edit[] = [
  {
    what: "moves a header into the components",
    before: responses({ "200": headed({}) }),
    after: responses(
      { "200": { ...ok["200"], headers: { "x-total": { $ref: "#/components/headers/Total" } } } },
      { headers: { Total: { schema: { type: "integer" } } } },
    ),
    expect: [],
    bump: "none",
  },
  {
    what: "changes the schema of a header's JSON",
    before: responses({ "200": { ...ok["200"], headers: { "x-total": asJson({ type: "integer" }) } } }),
    after: responses({ "200": { ...ok["200"], headers: { "x-total": asJson({ type: "string" }) } } }),
    expect: [["type-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "writes a header as JSON",
    before: responses({ "200": headed({}) }),
    after: responses({ "200": { ...ok["200"], headers: { "x-total": asJson({ type: "integer" }) } } }),
    expect: [["schema-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "names the character set of a header's JSON",
    before: responses({ "200": { ...ok["200"], headers: { "x-total": asJson({ type: "integer" }) } } }),
    after: responses({
      "200": { ...ok["200"], headers: { "x-total": asJson({ type: "integer" }, "application/json; charset=utf-8") } },
    }),
    expect: [],
    bump: "none",
  },
  {
    what: "explodes a header of names and values",
    before: responses({ "200": headed({ schema: { type: "object" } }) }),
    after: responses({ "200": headed({ schema: { type: "object" }, explode: true }) }),
    expect: [["schema-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "explodes a header of one number, which is written as before",
    before: responses({ "200": headed({}) }),
    after: responses({ "200": headed({ explode: true }) }),
    expect: [],
    bump: "none",
  },
  {
    what: "explodes a header whose named schema is one number, which is written as before",
    before: withSharedHeader({ $ref: "#/components/schemas/Total" }, { Total: { type: "integer" } }),
    after: withSharedHeader({ $ref: "#/components/schemas/Total" }, { Total: { type: "integer" } }, { explode: true }),
    expect: [],
    bump: "none",
  },
  {
    what: "changes a header of the components",
    before: withSharedHeader({ type: "integer" }),
    after: withSharedHeader({ type: "string" }),
    expect: [["type-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "moves a parameter from an operation to its path",
    before: operation({ parameters: [{ name: "size", in: "query", schema: { type: "integer" } }] }),
    after: api({
      "/pets": {
        parameters: [{ name: "size", in: "query", schema: { type: "integer" } }],
        get: { ...plain(), operationId: "pets.list" },
      },
    }),
    expect: [],
    bump: "none",
  },
  {
    what: "requires a parameter of all operations of a path",
    before: withPathParameters([]),
    after: withPathParameters([{ name: "size", in: "query", required: true, schema: { type: "integer" } }]),
    expect: [["param-added-required", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "links a response to another operation",
    before: operation({ responses: { "200": withLink("pets.get") } }),
    after: operation({ responses: { "200": withLink("pets.list") } }),
    expect: [["not-compared", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "moves a link to the components",
    before: operation({ responses: { "200": withLink("pets.get") } }, { links: { next: { operationId: "pets.get" } } }),
    after: operation(
      { responses: { "200": { description: "All is well.", links: { next: { $ref: "#/components/links/next" } } } } },
      { links: { next: { operationId: "pets.get" } } },
    ),
    expect: [],
    bump: "none",
  },
  {
    what: "changes a callback in the components that no operation refers to",
    before: operation({}, withCallback({ description: "All is well." })),
    after: operation({}, withCallback({ description: "All went well." })),
    expect: [["not-compared", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "writes an exclusive limit as OpenAPI 3.0 does",
    before: field({ type: "integer", exclusiveMinimum: 0, examples: [1] }),
    after: {
      ...field({ type: "integer", minimum: 0, exclusiveMinimum: true, example: 1 }),
      openapi: "3.0.3",
    },
    expect: [],
    bump: "none",
  },
  {
    what: "writes a document of OpenAPI 3.1 as 3.0",
    before: field({ type: ["string", "null"] }),
    after: { ...field({ type: "string", nullable: true }), openapi: "3.0.3" },
    expect: [],
    bump: "none",
  },
];

function withPathParameters(parameters: readonly object[]): Json {
  return api({
    "/pets": {
      parameters,
      get: { operationId: "pets.list", tags: ["pets"], responses: ok },
      delete: { operationId: "pets.clear", tags: ["pets"], responses: ok },
    },
  });
}

function withSharedHeader(schema: object, schemas: Json = {}, fields: object = {}): Json {
  return responses(
    { "200": { ...ok["200"], headers: { "x-total": { $ref: "#/components/headers/Total" } } } },
    { headers: { Total: { schema, ...fields } }, schemas },
  );
}

/** Returns a header whose value is written in a media type. */
function asJson(schema: unknown, mediaType = "application/json"): Json {
  return { content: { [mediaType]: { schema } } };
}

function plain(): Json {
  return {
    tags: ["pets"],
    responses: { "200": json({ type: "object", properties: { id: { type: "string" } } }) },
  };
}
