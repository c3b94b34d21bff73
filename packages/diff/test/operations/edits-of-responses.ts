import { api, body, type Edit, failure, json, operation, params, responses } from "../edit.ts";

const ok = { "200": { description: "All is well." } };

const bodiless = api({
  "/pets": { post: { operationId: "pets.add", tags: ["pets"], responses: { "204": ok["200"] } } },
});

/** Edits of responses and request bodies, other than their schemas. */
export const editsOfResponses: readonly Edit[] = [
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
    what: "adds an error class for a failure",
    before: responses({ ...ok, "404": failure() }),
    after: responses({ ...ok, "404": failure({ "x-error": { class: "MissingError" } }) }),
    expect: [["error-class-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "changes the error class of a failure",
    before: responses({ ...ok, "404": failure({ "x-error": { class: "MissingError" } }) }),
    after: responses({ ...ok, "404": failure({ "x-error": { class: "GoneError" } }) }),
    expect: [["error-class-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "returns 201 instead of 200",
    before: responses({ "200": json({ type: "object", properties: { id: { type: "string" } } }) }),
    after: responses({ "201": json({ type: "object", properties: { id: { type: "string" } } }) }),
    expect: [
      ["success-removed", "breaks", "safe"],
      ["success-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "adds an empty response to one with a body",
    before: responses({ "200": json({ type: "object", properties: { id: { type: "string" } } }) }),
    after: responses({
      "200": json({ type: "object", properties: { id: { type: "string" } } }),
      "204": { description: "Nothing." },
    }),
    expect: [["success-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "removes the empty response beside one with a body",
    before: responses({
      "200": json({ type: "object", properties: { id: { type: "string" } } }),
      "204": { description: "Nothing." },
    }),
    after: responses({ "200": json({ type: "object", properties: { id: { type: "string" } } }) }),
    expect: [["success-removed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "names the character set of a response",
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
    what: "returns another media type",
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
    what: "returns a second media type",
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
    what: "adds a header",
    before: responses({ "200": { description: "All is well." } }),
    after: responses({
      "200": { description: "All is well.", headers: { "x-total": { schema: { type: "integer" } } } },
    }),
    expect: [["header-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer returns a header that was required",
    before: responses({
      "200": { description: "All is well.", headers: { "x-total": { required: true, schema: { type: "integer" } } } },
    }),
    after: responses({ "200": { description: "All is well." } }),
    expect: [["header-removed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "no longer returns a header that was optional",
    before: responses({
      "200": { description: "All is well.", headers: { "x-total": { schema: { type: "integer" } } } },
    }),
    after: responses({ "200": { description: "All is well." } }),
    expect: [["header-removed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "makes a header required",
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
    what: "makes a header optional",
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
    what: "accepts a body",
    before: bodiless,
    after: body({ type: "string" }, {}),
    expect: [["body-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer accepts a body",
    before: body({ type: "string" }, {}),
    after: bodiless,
    expect: [["body-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "no longer accepts a body of GET, which the client cannot send",
    before: operation({ requestBody: { content: { "application/json": { schema: { type: "string" } } } } }),
    after: params(),
    expect: [["body-removed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "makes the body required",
    before: body({ type: "string" }, {}),
    after: body({ type: "string" }, { required: true }),
    expect: [["body-became-required", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "makes the body optional",
    before: body({ type: "string" }, { required: true }),
    after: body({ type: "string" }, {}),
    expect: [["body-became-optional", "safe", "safe"]],
    bump: "minor",
  },
];
