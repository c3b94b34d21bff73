import { api, body, type Edit, json, operation, params, responses } from "./edit.ts";

const ok = { "200": { description: "All is well." } };
const list = { operationId: "pets.list", tags: ["pets"], responses: ok };
const get = { operationId: "pets.get", tags: ["pets"], responses: ok };
const deprecation = { since: "1.0.0", why: "It is slow.", use: "pets.list" };
const page = {
  type: "object",
  required: ["pets"],
  properties: {
    pets: { type: "array", items: { type: "object", properties: { id: { type: "string" } } } },
    animals: { type: "array", items: { type: "object", properties: { id: { type: "string" } } } },
    next: { type: "string" },
    after: { type: "string" },
    more: { type: "boolean" },
  },
};
const paged = (pagination?: object): Edit["before"] =>
  operation({
    parameters: [
      { name: "cursor", in: "query", schema: { type: "string" } },
      { name: "page", in: "query", schema: { type: "integer" } },
    ],
    responses: { "200": json(page) },
    ...(pagination ? { "x-pagination": pagination } : {}),
  });
const cursor = { style: "cursor", param: "cursor", items: "pets", next: "next" };
const secured = (schemes: object, security: readonly object[]): Edit["before"] =>
  operation({}, { securitySchemes: schemes }, { security });
const key = { type: "apiKey", in: "header", name: "x-key" };
const failure = (fields: object = {}): object =>
  json({ type: "object", properties: { message: { type: "string" } } }, { ...fields });

/** Edits of operations as a whole. */
export const editsOfOperations: readonly Edit[] = [
  {
    what: "adds an operation",
    before: api({ "/pets": { get: list } }),
    after: api({ "/pets": { get: list }, "/pet": { get } }),
    expect: [["operation-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "removes an operation without notice",
    before: api({ "/pets": { get: list }, "/pet": { get } }),
    after: api({ "/pets": { get: list } }),
    expect: [["operation-removed-without-deprecation", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "removes an operation that was deprecated",
    before: api({ "/pets": { get: list }, "/pet": { get: { ...get, deprecated: true, "x-deprecated": deprecation } } }),
    after: api({ "/pets": { get: list } }),
    expect: [["operation-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "renames an operation",
    before: api({ "/pets": { get: list } }),
    after: api({ "/pets": { get: { ...list, operationId: "pets.listAll" } } }),
    expect: [["operation-renamed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "moves an operation to another area",
    before: operation({ operationId: "listPets", tags: ["pets"] }),
    after: operation({ operationId: "listPets", tags: ["animals"] }),
    expect: [["operation-regrouped", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "moves an operation to another address",
    before: api({ "/pets": { get: list } }),
    after: api({ "/v2/pets": { get: list } }),
    expect: [["operation-moved", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "asks for another verb",
    before: api({ "/pets": { get: list } }),
    after: api({ "/pets": { post: list } }),
    expect: [["operation-moved", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "writes the placeholder of a path otherwise",
    before: api({
      "/pets/{id}": {
        get: { ...get, parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }] },
      },
    }),
    after: api({
      "/pets/{petId}": {
        get: { ...get, parameters: [{ name: "petId", in: "path", required: true, schema: { type: "string" } }] },
      },
    }),
    expect: [["param-renamed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "deprecates an operation",
    before: api({ "/pets": { get: list }, "/pet": { get } }),
    after: api({ "/pets": { get: list }, "/pet": { get: { ...get, deprecated: true, "x-deprecated": deprecation } } }),
    expect: [["operation-deprecated", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "takes back the deprecation of an operation",
    before: api({ "/pets": { get: list }, "/pet": { get: { ...get, deprecated: true, "x-deprecated": deprecation } } }),
    after: api({ "/pets": { get: list }, "/pet": { get } }),
    expect: [["operation-restored", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "tells another reason of a deprecation",
    before: api({ "/pets": { get: list }, "/pet": { get: { ...get, deprecated: true, "x-deprecated": deprecation } } }),
    after: api({
      "/pets": { get: list },
      "/pet": { get: { ...get, deprecated: true, "x-deprecated": { ...deprecation, why: "It is wrong." } } },
    }),
    expect: [["deprecation-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "describes an operation in other words",
    before: operation({ summary: "List pets" }),
    after: operation({ summary: "List all pets" }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "says how a list is walked",
    before: paged(),
    after: paged(cursor),
    expect: [["pagination-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer says how a list is walked",
    before: paged(cursor),
    after: paged(),
    expect: [["pagination-removed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "walks a list by numbers where it was walked by cursors",
    before: paged(cursor),
    after: paged({ style: "page", param: "page", items: "pets" }),
    expect: [["pagination-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "finds the next cursor in another field",
    before: paged(cursor),
    after: paged({ ...cursor, next: "after" }),
    expect: [["pagination-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "asks for a key where none was asked for",
    before: operation({}),
    after: secured({ key }, [{ key: [] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "takes the key in another header",
    before: secured({ key }, [{ key: [] }]),
    after: secured({ key: { ...key, name: "x-api-key" } }, [{ key: [] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "takes the key in the query",
    before: secured({ key }, [{ key: [] }]),
    after: secured({ key: { ...key, in: "query" } }, [{ key: [] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "asks for no key any more",
    before: secured({ key }, [{ key: [] }]),
    after: operation({}),
    expect: [["security-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "renames a security scheme",
    before: secured({ key }, [{ key: [] }]),
    after: secured({ gateway: key }, [{ gateway: [] }]),
    expect: [],
    bump: "none",
  },
  {
    what: "adds a server",
    before: operation({}, {}, { servers: [{ url: "https://a.example" }] }),
    after: operation({}, {}, { servers: [{ url: "https://a.example" }, { url: "https://b.example" }] }),
    expect: [["server-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "moves to another server",
    before: operation({}, {}, { servers: [{ url: "https://a.example" }] }),
    after: operation({}, {}, { servers: [{ url: "https://b.example" }] }),
    expect: [
      ["server-removed", "breaks", "safe"],
      ["server-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "declares failures that hide in a 200",
    before: operation({}),
    after: operation({}, {}, { "x-in-band-failure": { codes: ["code"], success: 0, messages: ["message"] } }),
    expect: [["in-band-failure-changed", "safe", "safe"]],
    bump: "major",
  },
];

/** Edits of what calls are answered, other than schemas. */
export const editsOfAnswers: readonly Edit[] = [
  {
    what: "documents a failure",
    before: responses({ ...ok }),
    after: responses({ ...ok, "404": failure() }),
    expect: [["failure-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer documents a failure",
    before: responses({ ...ok, "404": failure() }),
    after: responses({ ...ok }),
    expect: [["failure-removed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "moves a failure into the components",
    before: responses({ ...ok, "404": failure() }),
    after: responses(
      { ...ok, "404": { $ref: "#/components/responses/Missing" } },
      { responses: { Missing: failure() } },
    ),
    expect: [],
    bump: "none",
  },
  {
    what: "removes a property of a failure",
    before: responses({
      ...ok,
      "404": json({ type: "object", properties: { message: { type: "string" }, code: { type: "integer" } } }),
    }),
    after: responses({ ...ok, "404": failure() }),
    expect: [["property-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "throws a class of its own for a failure",
    before: responses({ ...ok, "404": failure() }),
    after: responses({ ...ok, "404": failure({ "x-error": { class: "MissingError" } }) }),
    expect: [["error-class-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "throws another class for a failure",
    before: responses({ ...ok, "404": failure({ "x-error": { class: "MissingError" } }) }),
    after: responses({ ...ok, "404": failure({ "x-error": { class: "GoneError" } }) }),
    expect: [["error-class-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "answers 201 in place of 200",
    before: responses({ "200": json({ type: "object", properties: { id: { type: "string" } } }) }),
    after: responses({ "201": json({ type: "object", properties: { id: { type: "string" } } }) }),
    expect: [
      ["success-removed", "breaks", "safe"],
      ["success-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "answers nothing beside something",
    before: responses({ "200": json({ type: "object", properties: { id: { type: "string" } } }) }),
    after: responses({
      "200": json({ type: "object", properties: { id: { type: "string" } } }),
      "204": { description: "Nothing." },
    }),
    expect: [["success-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "answers nothing no more",
    before: responses({
      "200": json({ type: "object", properties: { id: { type: "string" } } }),
      "204": { description: "Nothing." },
    }),
    after: responses({ "200": json({ type: "object", properties: { id: { type: "string" } } }) }),
    expect: [["success-removed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "names the character set of an answer",
    before: responses({ "200": json({ type: "string" }) }),
    after: responses({
      "200": {
        description: "All is well.",
        content: { "application/json; charset=utf-8": { schema: { type: "string" } } },
      },
    }),
    expect: [],
    bump: "none",
  },
  {
    what: "answers in another media type",
    before: responses({ "200": json({ type: "object", properties: { id: { type: "string" } } }) }),
    after: responses({
      "200": { description: "All is well.", content: { "text/csv": { schema: { type: "string" } } } },
    }),
    expect: [
      ["media-type-removed", "breaks", "breaks"],
      ["media-type-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "answers in a second media type",
    before: responses({ "200": json({ type: "object", properties: { id: { type: "string" } } }) }),
    after: responses({
      "200": {
        description: "All is well.",
        content: {
          "application/json": { schema: { type: "object", properties: { id: { type: "string" } } } },
          "text/csv": { schema: { type: "string" } },
        },
      },
    }),
    expect: [["media-type-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "answers with a header",
    before: responses({ "200": { description: "All is well." } }),
    after: responses({
      "200": { description: "All is well.", headers: { "x-total": { schema: { type: "integer" } } } },
    }),
    expect: [["header-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "answers without a header that was promised",
    before: responses({
      "200": { description: "All is well.", headers: { "x-total": { required: true, schema: { type: "integer" } } } },
    }),
    after: responses({ "200": { description: "All is well." } }),
    expect: [["header-removed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "promises a header",
    before: responses({
      "200": { description: "All is well.", headers: { "x-total": { schema: { type: "integer" } } } },
    }),
    after: responses({
      "200": { description: "All is well.", headers: { "x-total": { required: true, schema: { type: "integer" } } } },
    }),
    expect: [["header-became-required", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer promises a header",
    before: responses({
      "200": { description: "All is well.", headers: { "x-total": { required: true, schema: { type: "integer" } } } },
    }),
    after: responses({
      "200": { description: "All is well.", headers: { "x-total": { schema: { type: "integer" } } } },
    }),
    expect: [["header-became-optional", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "changes the type of a header",
    before: responses({
      "200": { description: "All is well.", headers: { "x-total": { schema: { type: "integer" } } } },
    }),
    after: responses({
      "200": { description: "All is well.", headers: { "x-total": { schema: { type: "string" } } } },
    }),
    expect: [["type-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "takes a body where none was taken",
    before: params(),
    after: operation({ requestBody: { content: { "application/json": { schema: { type: "string" } } } } }),
    expect: [["body-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "takes no body any more",
    before: operation({ requestBody: { content: { "application/json": { schema: { type: "string" } } } } }),
    after: params(),
    expect: [["body-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "asks for the body",
    before: body({ type: "string" }, {}),
    after: body({ type: "string" }, { required: true }),
    expect: [["body-became-required", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "no longer asks for the body",
    before: body({ type: "string" }, { required: true }),
    after: body({ type: "string" }, {}),
    expect: [["body-became-optional", "safe", "safe"]],
    bump: "minor",
  },
];
