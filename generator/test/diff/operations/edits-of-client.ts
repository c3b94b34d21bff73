import {
  response,
  api,
  body,
  type Edit,
  field,
  headed,
  type Json,
  json,
  operation,
  params,
  responses,
} from "../edit.ts";

const ok = { "200": { description: "All is well." } };
const pet = { type: "object", properties: { id: { type: "string" } } };
const page = {
  type: "object",
  required: ["pets", "more"],
  properties: {
    pets: { type: "array", items: { type: "object", required: ["id"], properties: { id: { type: "string" } } } },
    next: { type: "string" },
    more: { type: "boolean" },
    total: { type: "integer" },
  },
};
const cursor = { style: "cursor", param: "cursor", items: "pets", next: "next", hasMore: "more" };
const listed = (pagination: object, fields: Json = {}): Json =>
  operation({
    parameters: [
      { name: "cursor", in: "query", schema: { type: "string" } },
      { name: "count", in: "query", schema: { type: "integer" } },
    ],
    responses: { "200": json(page) },
    "x-pagination": pagination,
    ...fields,
  });
const emptied = (fields: object = {}): Json =>
  responses({ "200": json(pet), "204": { description: "None.", ...fields } });
const failing = (error?: object): Json =>
  responses({ ...ok, "404": { description: "There is none.", ...(error ? { "x-error": error } : {}) } });
const missing = { class: "MissingError" };
const gone = { contains: "gone", class: "GoneError" };

/** Edits of what only a caller of the client meets: names of its methods, and what it throws. */
export const editsOfCalls: readonly Edit[] = [
  {
    what: "renames a list with its walk",
    before: listed(cursor),
    after: listed(cursor, { operationId: "pets.listAll" }),
    expect: [["operation-renamed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "takes the name of a walk for an operation",
    before: api({ "/pets": { get: { ...list(), operationId: "pets.list" } } }),
    after: api({
      "/pets": { get: { ...list(), operationId: "pets.list" } },
      "/walk": { get: { operationId: "pets.iterate", tags: ["pets"], responses: ok } },
    }),
    expect: [
      ["operation-added", "safe", "safe"],
      ["paginator-renamed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "moves a list to another resource",
    before: listed(cursor, { operationId: "listPets" }),
    after: listed(cursor, { operationId: "listPets", tags: ["animals"] }),
    expect: [["operation-regrouped", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "gives an id to an operation that had none",
    before: api({ "/pets": { get: { tags: ["pets"], responses: ok } } }),
    after: api({ "/pets": { get: { operationId: "pets.list", tags: ["pets"], responses: ok } } }),
    expect: [["operation-renamed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "adds an operation beside some without ids",
    before: api({ "/pets": { get: { tags: ["pets"], responses: ok } } }),
    after: api({
      "/pets": { get: { tags: ["pets"], responses: ok }, delete: { tags: ["pets"], responses: ok } },
    }),
    expect: [["operation-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "throws where nothing was answered",
    before: emptied(),
    after: emptied({ "x-error": missing }),
    expect: [["empty-response-became-failure", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "answers nothing where it threw",
    before: emptied({ "x-error": missing }),
    after: emptied(),
    expect: [["empty-response-became-success", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "tells a second class by the words of a failure",
    before: failing(missing),
    after: failing({ ...missing, cases: [gone] }),
    expect: [["error-class-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "tells classes of a failure that had none",
    before: failing(),
    after: failing({ ...missing, cases: [gone] }),
    expect: [["error-class-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer tells a second class by the words of a failure",
    before: failing({ ...missing, cases: [gone] }),
    after: failing(missing),
    expect: [["error-class-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "tells a class by other words of the failure",
    before: failing({ ...missing, cases: [gone] }),
    after: failing({ ...missing, cases: [{ ...gone, contains: "went away" }] }),
    expect: [["error-class-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "advises otherwise about a failure",
    before: failing({ ...missing, advice: "Ask for another." }),
    after: failing({ ...missing, advice: "Ask for one that exists." }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "calls a body by another name, since a parameter takes it",
    before: body({ type: "string" }),
    after: named("body"),
    expect: [
      ["param-added", "safe", "safe"],
      ["param-renamed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "gives a second parameter the name of a first",
    before: params({ name: "trace", in: "query", schema: { type: "string" } }),
    after: params(
      { name: "trace", in: "query", schema: { type: "string" } },
      { name: "trace", in: "header", schema: { type: "string" } },
    ),
    expect: [["param-added", "safe", "safe"]],
    bump: "minor",
  },
];

const counted = (fields: object): Json =>
  response({ type: "object", properties: { a: { type: "string" }, b: { type: "string", ...fields } } });

/** Edits of facts that no type shows and that no program of another language needs. */
export const editsOfFacts: readonly Edit[] = [
  {
    what: "tells what tells items apart",
    before: listed(cursor),
    after: listed({ ...cursor, key: "id" }),
    expect: [["pagination-refined", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "tells how long a list is, and who sets the size of a page",
    before: listed(cursor),
    after: listed({ ...cursor, total: "total", size: "count" }),
    expect: [["pagination-refined", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "no longer tells whether there are further pages",
    before: listed(cursor),
    after: listed({ style: "cursor", param: "cursor", items: "pets", next: "next" }),
    expect: [["pagination-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "tells where an answer holds what the call gave",
    before: echoing(),
    after: echoing({ id: ["id"] }),
    expect: [["echo-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "tells that two properties are the same",
    before: counted({}),
    after: counted({ "x-same-as": "a" }),
    expect: [["sibling-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "gives a code of failures that hide in a 200",
    before: operation({}, {}, { "x-in-band-failure": { codes: ["code"], success: 0, messages: ["message"] } }),
    after: operation({}, {}, { "x-in-band-failure": { codes: ["code", "status"], success: 0, messages: ["message"] } }),
    expect: [["in-band-failure-changed", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "tells where the words of failures are that hide in a 200",
    before: operation({}, {}, { "x-in-band-failure": { codes: ["code"], success: 0, messages: ["message"] } }),
    after: operation({}, {}, { "x-in-band-failure": { codes: ["code"], success: 0, messages: ["msg", "message"] } }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "gives another example of an answer",
    before: responses({ "200": exemplified({ id: "1" }) }),
    after: responses({ "200": exemplified({ id: "2" }) }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "gives another example of a 64-bit number",
    before: field({ type: "integer", format: "int64", "x-example": "6801234567890123456" }),
    after: field({ type: "integer", format: "int64", "x-example": "6801234567890123457" }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "refers to documentation elsewhere",
    before: operation({}),
    after: operation({ externalDocs: { url: "https://docs.example.com/pets" } }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "describes a resource in other words",
    before: operation({}),
    after: { ...operation({}), tags: [{ name: "pets", description: "All pets." }] },
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "describes a property of a named type in other words",
    before: field({ $ref: "#/components/schemas/Name", description: "What it hears." }, { Name: { type: "string" } }),
    after: field(
      { $ref: "#/components/schemas/Name", description: "What it is called." },
      { Name: { type: "string" } },
    ),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "deprecates a property of a named type",
    before: field({ $ref: "#/components/schemas/Name" }, { Name: { type: "string" } }),
    after: field({ $ref: "#/components/schemas/Name", deprecated: true }, { Name: { type: "string" } }),
    expect: [["property-deprecated", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "describes a resource no more",
    before: operation({}),
    after: { ...operation({}), tags: [] },
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "describes a header in other words",
    before: responses({ "200": headed({ description: "How many." }) }),
    after: responses({ "200": headed({ description: "How many there are." }) }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "raises the version of the document",
    before: operation({}),
    after: { ...operation({}), info: { title: "Pets", version: "2.0.0" } },
    expect: [],
    bump: "none",
  },
];

function list(): Json {
  const { paths } = listed(cursor);
  // What was written a few lines above.
  return (paths as Record<string, Record<string, Json>>)["/pets"]?.["get"] ?? {};
}

function named(name: string): Json {
  const content = { "application/json": { schema: { type: "string" } } };
  const parameters = [{ name, in: "query", schema: { type: "string" } }];
  const responsesOf = { "204": { description: "All is well." } };
  const requestBody = { required: true, content };
  const add = { operationId: "pets.add", tags: ["pets"], parameters, requestBody, responses: responsesOf };
  return api({ "/pets": { post: add } });
}

function echoing(echo?: object): Json {
  return operation({
    parameters: [{ name: "id", in: "query", schema: { type: "string" } }],
    responses: { "200": json(pet) },
    ...(echo ? { "x-echo": echo } : {}),
  });
}

function exemplified(example: object): object {
  return { ...ok["200"], content: { "application/json": { schema: pet, example } } };
}
