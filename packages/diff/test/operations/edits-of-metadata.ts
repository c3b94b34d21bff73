import { response, type Edit, field, headed, type Json, json, operation, responses } from "../edit.ts";
import { cursorPagination, pagedList } from "../paged-list.ts";

const ok = { "200": { description: "All is well." } };
const pet = { type: "object", properties: { id: { type: "string" } } };
const withSibling = (fields: object): Json =>
  response({ type: "object", properties: { a: { type: "string" }, b: { type: "string", ...fields } } });

/** Edits of metadata: pagination, echoes, in-band failures, examples and descriptions. No type of a value changes. */
export const editsOfMetadata: readonly Edit[] = [
  {
    what: "declares the key of items",
    before: pagedList(cursorPagination),
    after: pagedList({ ...cursorPagination, key: "id" }),
    expect: [["pagination-refined", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "declares the total of a list, and the parameter of its page size",
    before: pagedList(cursorPagination),
    after: pagedList({ ...cursorPagination, total: "total", size: "count" }),
    expect: [["pagination-refined", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "no longer declares the field that says if there are further pages",
    before: pagedList(cursorPagination),
    after: pagedList({ style: "cursor", param: "cursor", items: "pets", next: "next" }),
    expect: [["pagination-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "reads the next position from a header",
    before: pagedList(cursorPagination),
    after: pagedList({ ...cursorPagination, next: "$response.header.X-Next" }),
    isClientOnly: true,
    expect: [["pagination-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "reads the next position from another value of the last item",
    before: pagedList({ ...cursorPagination, next: "pets[-1].id" }),
    after: pagedList({ ...cursorPagination, next: "pets[-1].name" }),
    expect: [["pagination-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "reads the next position from an address",
    before: pagedList(cursorPagination),
    after: pagedList({ ...cursorPagination, style: "link" }),
    isClientOnly: true,
    expect: [["pagination-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "ends a list by a text instead of a flag",
    before: pagedList(cursorPagination),
    after: pagedList({ ...cursorPagination, hasMore: "next" }),
    expect: [["pagination-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "declares where a response echoes the request",
    before: withEcho(),
    after: withEcho({ id: ["id"] }),
    expect: [["echo-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "declares that two properties are the same",
    before: withSibling({}),
    after: withSibling({ "x-same-as": "a" }),
    expect: [["sibling-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "adds a code field of in-band failures",
    before: operation({}, {}, { "x-in-band-failure": { codes: ["code"], success: 0, messages: ["message"] } }),
    after: operation({}, {}, { "x-in-band-failure": { codes: ["code", "status"], success: 0, messages: ["message"] } }),
    expect: [["in-band-failure-changed", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "renames the environment variables of clients",
    before: operation({}, {}, { "x-client-defaults": { environment: "ACME" } }),
    after: operation({}, {}, { "x-client-defaults": { environment: "ACME_API" } }),
    expect: [["client-defaults-changed", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "drops the environment variables of clients, which then need an address",
    before: operation({}, {}, { "x-client-defaults": { environment: "ACME" } }),
    after: operation({}),
    expect: [["client-defaults-changed", "safe", "breaks"]],
    bump: "major",
    isClientOnly: true,
  },
  {
    what: "declares the header of idempotency keys",
    before: operation({}),
    after: operation({}, {}, { "x-client-defaults": { idempotencyHeader: "Idempotency-Key" } }),
    expect: [["client-defaults-changed", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "adds a message field of in-band failures",
    before: operation({}, {}, { "x-in-band-failure": { codes: ["code"], success: 0, messages: ["message"] } }),
    after: operation({}, {}, { "x-in-band-failure": { codes: ["code"], success: 0, messages: ["msg", "message"] } }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "changes the example of a response",
    before: responses({ "200": withExample({ id: "1" }) }),
    after: responses({ "200": withExample({ id: "2" }) }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "changes the example of a 64-bit number",
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
    what: "changes the description of a resource",
    before: operation({}),
    after: { ...operation({}), tags: [{ name: "pets", description: "All pets." }] },
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "changes the description of a property of a named type",
    before: field({ $ref: "#/components/schemas/Name", description: "Its nickname." }, { Name: { type: "string" } }),
    after: field({ $ref: "#/components/schemas/Name", description: "Its name." }, { Name: { type: "string" } }),
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
    what: "removes the description of a resource",
    before: operation({}),
    after: { ...operation({}), tags: [] },
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "changes the description of a header",
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
  {
    what: "declares in-band failures",
    before: operation({}),
    after: operation({}, {}, { "x-in-band-failure": { codes: ["code"], success: 0, messages: ["message"] } }),
    expect: [["in-band-failure-changed", "safe", "safe"]],
    bump: "major",
  },
];

function withEcho(echo?: object): Json {
  return operation({
    parameters: [{ name: "id", in: "query", schema: { type: "string" } }],
    responses: { "200": json(pet) },
    ...(echo ? { "x-echo": echo } : {}),
  });
}

function withExample(example: object): object {
  return { ...ok["200"], content: { "application/json": { schema: pet, example } } };
}
