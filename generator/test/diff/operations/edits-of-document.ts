import { response, api, body, type Edit, field, headed, json, type Json, operation, responses } from "../edit.ts";

const ok = { "200": { description: "All is well." } };
const key = { type: "apiKey", in: "header", name: "x-key" };
const oauth = (scopes: object, tokenUrl = "https://a.example/token"): object => ({
  type: "oauth2",
  flows: { clientCredentials: { tokenUrl, scopes } },
});
const guarded = (schemes: object, security: readonly object[], fields: Json = {}): Json =>
  operation(fields, { securitySchemes: schemes }, { security });
const pet = { $ref: "#/components/schemas/Pet" };
const calledBack = (schema: object): object => ({
  requestBody: { content: { "application/json": { schema } } },
  responses: ok,
});
const callbackOf = (fine: object): Json => ({
  callbacks: {
    Born: { "{$url}": { post: { responses: { "200": { $ref: "#/components/responses/Fine" } } } } },
  },
  responses: { Fine: fine },
});
const linked = (operationId: string): object => ({ description: "All is well.", links: { next: { operationId } } });
const kinds = { cat: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" };
const alternatives = { oneOf: [{ $ref: kinds.cat }, { $ref: kinds.dog }] };
const sentAnimal = (discriminator?: object): Json =>
  body(
    { ...alternatives, ...(discriminator ? { discriminator } : {}) },
    { required: true },
    { Cat: creature("Cat"), Dog: creature("Dog") },
  );
const animal = (discriminator?: object): Json =>
  response(
    {
      ...alternatives,
      ...(discriminator ? { discriminator } : {}),
    },
    { Cat: creature("Cat"), Dog: creature("Dog") },
  );
const mapped = (mapping: object, propertyName = "kind"): Json => animal({ propertyName, mapping });
const served = (region: object): Json =>
  operation({}, {}, { servers: [{ url: "https://{region}.example", variables: { region } }] });

/** Edits of how callers are known, of servers, and of ways to write the same document otherwise. */
export const editsOfDocument: readonly Edit[] = [
  {
    what: "lets one operation be called without a key",
    before: guarded({ key }, [{ key: [] }]),
    after: guarded({ key }, [{ key: [] }], { security: [] }),
    expect: [["security-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "asks one operation for a key",
    before: guarded({ key }, [], { security: [] }),
    after: guarded({ key }, [], { security: [{ key: [] }] }),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "takes a token in place of a key, if a caller likes",
    before: guarded({ key }, [{ key: [] }]),
    after: guarded({ key, token: { type: "http", scheme: "bearer" } }, [{ key: [] }, { token: [] }]),
    expect: [["security-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "asks for a token beside the key",
    before: guarded({ key }, [{ key: [] }]),
    after: guarded({ key, token: { type: "http", scheme: "bearer" } }, [{ key: [], token: [] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "asks for a further scope",
    before: guarded({ oauth: oauth({ read: "", write: "" }) }, [{ oauth: ["read"] }]),
    after: guarded({ oauth: oauth({ read: "", write: "" }) }, [{ oauth: ["read", "write"] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "gives tokens at another address",
    before: guarded({ oauth: oauth({ read: "" }) }, [{ oauth: ["read"] }]),
    after: guarded({ oauth: oauth({ read: "" }, "https://b.example/token") }, [{ oauth: ["read"] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "says of an operation what is said of all",
    before: guarded({ key }, [{ key: [] }]),
    after: guarded({ key }, [{ key: [] }], { security: [{ key: [] }] }),
    expect: [],
    bump: "none",
  },
  {
    what: "serves in one region more",
    before: served({ default: "eu", enum: ["eu"] }),
    after: served({ default: "eu", enum: ["eu", "us"] }),
    expect: [["server-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "serves by default in another region",
    before: served({ default: "eu" }),
    after: served({ default: "us" }),
    expect: [
      ["server-removed", "breaks", "safe"],
      ["server-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "tells alternatives of an answer apart by a property",
    before: animal(),
    after: mapped(kinds),
    expect: [["discriminator-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer tells alternatives of an answer apart by a property",
    before: mapped(kinds),
    after: animal(),
    expect: [["discriminator-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "tells alternatives of a request apart by a property",
    before: sentAnimal(),
    after: sentAnimal({ propertyName: "kind", mapping: kinds }),
    expect: [["discriminator-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "takes a second value for an alternative of a request",
    before: sentAnimal({ propertyName: "kind", mapping: kinds }),
    after: sentAnimal({ propertyName: "kind", mapping: { ...kinds, hound: kinds.dog } }),
    expect: [["discriminator-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "tells alternatives of an answer apart by other values",
    before: mapped(kinds),
    after: mapped({ ...kinds, dog: undefined, hound: kinds.dog }),
    expect: [["discriminator-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "tells an alternative of an answer by a second value",
    before: mapped(kinds),
    after: mapped({ ...kinds, hound: kinds.dog }),
    expect: [["discriminator-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "writes down the values of a discriminator that were understood",
    before: animal({ propertyName: "kind" }),
    after: mapped({ Cat: kinds.cat, Dog: kinds.dog }),
    expect: [],
    bump: "none",
  },
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
    what: "changes what the JSON of a header holds",
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
    what: "writes the names and values of a header as pairs",
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
    what: "changes a header of the components",
    before: shared({ type: "integer" }),
    after: shared({ type: "string" }),
    expect: [["type-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "gives a parameter to all operations of a path",
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
    what: "asks for a parameter of all operations of a path",
    before: pathed([]),
    after: pathed([{ name: "size", in: "query", required: true, schema: { type: "integer" } }]),
    expect: [["param-added-required", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "calls its callers, which is no call of theirs",
    before: operation({}),
    after: operation({}, {}, { webhooks: { born: { post: { operationId: "pets.born", responses: ok } } } }),
    expect: [["not-compared", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "calls its callers back with something else",
    before: operation({ callbacks: { born: { "{$url}": { post: calledBack({ type: "string" }) } } } }),
    after: operation({ callbacks: { born: { "{$url}": { post: calledBack({ type: "number" }) } } } }),
    expect: [["not-compared", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "no longer names a callback, of which a component says what it is",
    before: operation({ callbacks: { born: { $ref: "#/components/callbacks/Born" } } }, { callbacks: { Born: {} } }),
    after: operation({}, { callbacks: { Born: {} } }),
    expect: [["not-compared", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "links a response to another operation",
    before: operation({ responses: { "200": linked("pets.get") } }),
    after: operation({ responses: { "200": linked("pets.list") } }),
    expect: [["not-compared", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "changes what a callback of a component refers to",
    before: operation({}, callbackOf({ description: "All is well." })),
    after: operation({}, callbackOf({ description: "All went well." })),
    expect: [["not-compared", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "changes a schema that a callback uses, which is a type",
    before: operation(
      { callbacks: { born: { "{$url}": { post: calledBack(pet) } } } },
      { schemas: { Pet: { type: "string" } } },
    ),
    after: operation(
      { callbacks: { born: { "{$url}": { post: calledBack(pet) } } } },
      { schemas: { Pet: { type: "number" } } },
    ),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "says of a limit in the words of OpenAPI 3.0 what was said in those of 3.1",
    before: field({ type: "integer", exclusiveMinimum: 0, examples: [1] }),
    after: {
      ...field({ type: "integer", minimum: 0, exclusiveMinimum: true, example: 1 }),
      openapi: "3.0.3",
    },
    expect: [],
    bump: "none",
  },
  {
    what: "says in the words of OpenAPI 3.0 what was said in those of 3.1",
    before: field({ type: ["string", "null"] }),
    after: { ...field({ type: "string", nullable: true }), openapi: "3.0.3" },
    expect: [],
    bump: "none",
  },
];

function plain(): Json {
  return {
    tags: ["pets"],
    responses: { "200": json({ type: "object", properties: { id: { type: "string" } } }) },
  };
}

function pathed(parameters: readonly object[]): Json {
  return api({
    "/pets": {
      parameters,
      get: { operationId: "pets.list", tags: ["pets"], responses: ok },
      delete: { operationId: "pets.clear", tags: ["pets"], responses: ok },
    },
  });
}

function creature(name: string): object {
  return { type: "object", required: ["kind"], properties: { kind: { type: "string" }, [name]: { type: "string" } } };
}

function shared(schema: object): Json {
  return responses(
    { "200": { ...ok["200"], headers: { "x-total": { $ref: "#/components/headers/Total" } } } },
    { headers: { Total: { schema } } },
  );
}

/** A header that is written in a media type. */
function asJson(schema: unknown, mediaType = "application/json"): Json {
  return { content: { [mediaType]: { schema } } };
}
