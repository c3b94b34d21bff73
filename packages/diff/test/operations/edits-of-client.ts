import { api, body, type Edit, type Json, json, params, responses } from "../edit.ts";
import { cursorPagination, pagedList } from "../paged-list.ts";

const ok = { "200": { description: "All is well." } };
const pet = { type: "object", properties: { id: { type: "string" } } };
const inPath = (name: string): Json => ({ name, in: "path", required: true, schema: { type: "string" } });
const withEmptyResponse = (fields: object = {}): Json =>
  responses({ "200": json(pet), "204": { description: "None.", ...fields } });
const withFailure = (error?: object): Json =>
  responses({ ...ok, "404": { description: "There is none.", ...(error ? { "x-error": error } : {}) } });
const missing = { class: "MissingError" };
const gone = { contains: "gone", class: "GoneError" };

/** Edits of the client: the names of its methods and parameters, and its errors. */
export const editsOfClient: readonly Edit[] = [
  {
    what: "renames a list with its paginator",
    before: pagedList(cursorPagination),
    after: pagedList(cursorPagination, { operationId: "pets.listAll" }),
    expect: [["operation-renamed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "adds an operation with the name of a paginator",
    before: api({ "/pets": { get: { ...readListOperation(), operationId: "pets.list" } } }),
    after: api({
      "/pets": { get: { ...readListOperation(), operationId: "pets.list" } },
      "/pets/all": { get: { operationId: "pets.iterate", tags: ["pets"], responses: ok } },
    }),
    expect: [["operation-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "adds an operation before a list whose method has the same name",
    before: api({ "/pets": { get: { ...readListOperation(), operationId: "pets/list" } } }),
    after: api({
      "/names": { get: { operationId: "pets.list", tags: ["pets"], responses: ok } },
      "/pets": { get: { ...readListOperation(), operationId: "pets/list" } },
    }),
    expect: [
      ["operation-added", "safe", "safe"],
      ["operation-regrouped", "safe", "breaks"],
      ["paginator-renamed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "moves a list to another resource",
    before: pagedList(cursorPagination, { operationId: "listPets" }),
    after: pagedList(cursorPagination, { operationId: "listPets", tags: ["animals"] }),
    expect: [["operation-regrouped", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "moves a list into another resource",
    before: pagedList(cursorPagination, { operationId: "pets.list" }),
    after: pagedList(cursorPagination, { operationId: "animals.pets.list" }),
    expect: [["operation-renamed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "moves a tag into another one",
    before: pagedList(cursorPagination, { operationId: "listPets", tags: ["pets"] }),
    after: pagedList(cursorPagination, { operationId: "listPets", tags: ["animals/pets"] }),
    expect: [["operation-regrouped", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "adds a resource within a resource",
    before: api({ "/pets": { get: { operationId: "pets.list", responses: ok } } }),
    after: api({
      "/pets": { get: { operationId: "pets.list", responses: ok } },
      "/toys": { get: { operationId: "pets.toys.list", responses: ok } },
    }),
    expect: [["operation-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "adds the id of an operation",
    before: api({ "/pets": { get: { tags: ["pets"], responses: ok } } }),
    after: api({ "/pets": { get: { operationId: "pets.search", tags: ["pets"], responses: ok } } }),
    expect: [["operation-renamed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "adds the id that the generator has made for an operation",
    before: api({ "/pets": { get: { tags: ["pets"], responses: ok } } }),
    after: api({ "/pets": { get: { operationId: "pets.list", tags: ["pets"], responses: ok } } }),
    expect: [],
    bump: "none",
  },
  {
    what: "adds an operation that takes the name of another one",
    // The caller of that test passes no params, so it compiles with the new operation.
    isClientOnly: false,
    before: api({ "/pets/{id}/{part}": { get: { parameters: [inPath("id"), inPath("part")], responses: ok } } }),
    after: api({
      "/pets/{id}/{part}": { get: { parameters: [inPath("id"), inPath("part")], responses: ok } },
      "/pets/{id}": { get: { parameters: [inPath("id")], responses: ok } },
    }),
    expect: [
      ["operation-added", "safe", "safe"],
      ["operation-renamed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "adds an operation to others without ids",
    before: api({ "/pets": { get: { tags: ["pets"], responses: ok } } }),
    after: api({
      "/pets": { get: { tags: ["pets"], responses: ok }, delete: { tags: ["pets"], responses: ok } },
    }),
    expect: [["operation-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "turns an empty response into a failure",
    before: withEmptyResponse(),
    after: withEmptyResponse({ "x-error": missing }),
    expect: [["empty-response-became-failure", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "turns a failure into an empty response",
    before: withEmptyResponse({ "x-error": missing }),
    after: withEmptyResponse(),
    expect: [["empty-response-became-success", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "adds an error class for one message of a failure",
    before: withFailure(missing),
    after: withFailure({ ...missing, cases: [gone] }),
    expect: [["error-class-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "adds error classes to a failure, by its message",
    before: withFailure(),
    after: withFailure({ ...missing, cases: [gone] }),
    expect: [["error-class-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "removes the error class for one message of a failure",
    before: withFailure({ ...missing, cases: [gone] }),
    after: withFailure(missing),
    expect: [["error-class-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "changes the message that selects an error class",
    before: withFailure({ ...missing, cases: [gone] }),
    after: withFailure({ ...missing, cases: [{ ...gone, contains: "went away" }] }),
    expect: [["error-class-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "changes the advice about a failure",
    before: withFailure({ ...missing, advice: "Ask for another." }),
    after: withFailure({ ...missing, advice: "Ask for one that exists." }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "adds a parameter with the name of the body",
    before: body({ type: "string" }),
    after: withBodyAndParameter("body"),
    expect: [["param-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "adds a parameter with the name of another one",
    before: params({ name: "trace", in: "query", schema: { type: "string" } }),
    after: params(
      { name: "trace", in: "query", schema: { type: "string" } },
      { name: "trace", in: "header", schema: { type: "string" } },
    ),
    expect: [["param-added", "safe", "safe"]],
    bump: "minor",
  },
];

function readListOperation(): Json {
  const { paths } = pagedList(cursorPagination);
  return (paths as Record<string, Record<string, Json>>)["/pets"]?.["get"] ?? {};
}

function withBodyAndParameter(name: string): Json {
  const content = { "application/json": { schema: { type: "string" } } };
  const parameters = [{ name, in: "query", schema: { type: "string" } }];
  const emptyResponses = { "204": { description: "All is well." } };
  const requestBody = { required: true, content };
  const add = { operationId: "pets.add", tags: ["pets"], parameters, requestBody, responses: emptyResponses };
  return api({ "/pets": { post: add } });
}
