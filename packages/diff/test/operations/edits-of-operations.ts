import { api, type Edit, json, operation } from "../edit.ts";

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
    pages: { type: "integer" },
  },
};
const withPagination = (pagination?: object): Edit["before"] =>
  operation({
    parameters: [
      { name: "cursor", in: "query", schema: { type: "string" } },
      { name: "page", in: "query", schema: { type: "integer" } },
    ],
    responses: { "200": json(page) },
    ...(pagination ? { "x-pagination": pagination } : {}),
  });
const cursor = { style: "cursor", param: "cursor", items: "pets", next: "next" };

/** Edits of operations as a whole: their names, addresses, deprecation and pagination. */
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
    what: "moves an operation to another resource",
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
    what: "changes the method",
    before: api({ "/pets": { get: list } }),
    after: api({ "/pets": { post: list } }),
    expect: [["operation-moved", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "renames the placeholder of a path",
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
    what: "withdraws the deprecation of an operation",
    before: api({ "/pets": { get: list }, "/pet": { get: { ...get, deprecated: true, "x-deprecated": deprecation } } }),
    after: api({ "/pets": { get: list }, "/pet": { get } }),
    expect: [["operation-restored", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "changes the reason of a deprecation",
    before: api({ "/pets": { get: list }, "/pet": { get: { ...get, deprecated: true, "x-deprecated": deprecation } } }),
    after: api({
      "/pets": { get: list },
      "/pet": { get: { ...get, deprecated: true, "x-deprecated": { ...deprecation, why: "It is wrong." } } },
    }),
    expect: [["deprecation-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "changes the description of an operation",
    before: operation({ summary: "List pets" }),
    after: operation({ summary: "List all pets" }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "declares the pagination of a list",
    before: withPagination(),
    after: withPagination(cursor),
    expect: [["pagination-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer declares the pagination of a list",
    before: withPagination(cursor),
    after: withPagination(),
    expect: [["pagination-removed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "paginates a list by page number instead of by cursor",
    before: withPagination(cursor),
    after: withPagination({ style: "page", param: "page", items: "pets" }),
    expect: [["pagination-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "changes the field of the next cursor",
    before: withPagination(cursor),
    after: withPagination({ ...cursor, next: "after" }),
    expect: [["pagination-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "adds a second field of the next cursor",
    before: withPagination(cursor),
    after: withPagination({ ...cursor, next: ["next", "after"] }),
    expect: [["pagination-refined", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "removes the second field of the next cursor",
    before: withPagination({ ...cursor, next: ["next", "after"] }),
    after: withPagination(cursor),
    expect: [["pagination-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "declares the number of pages",
    before: withPagination({ style: "page", param: "page", items: "pets" }),
    after: withPagination({ style: "page", param: "page", items: "pets", pages: "pages" }),
    expect: [["pagination-refined", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "no longer declares the number of pages",
    before: withPagination({ style: "page", param: "page", items: "pets", pages: "pages" }),
    after: withPagination({ style: "page", param: "page", items: "pets" }),
    expect: [["pagination-refined", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "moves the id of an operation to another address, and keeps the old address",
    before: api({ "/v1/pets": { get: { ...list, responses: { "200": json(page) } } } }),
    after: api({
      "/v1/pets": { get: { ...list, operationId: "pets.listOld", responses: { "200": json(page) } } },
      "/v2/pets": { get: list },
    }),
    expect: [
      ["operation-added", "safe", "safe"],
      ["operation-renamed", "safe", "breaks"],
    ],
    bump: "major",
  },
];
