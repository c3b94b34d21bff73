import { expect, test } from "vitest";
import { readSampleValue } from "@shortvideo-api/document/sample/source";
import { buildYaml, indexOperations } from "../../test/build-yaml.ts";
import { listProblems } from "../../../document/test/load-files.ts";
import type { BuiltModel } from "../build-model.ts";

/** Builds the model of a document with one list of letters and this `x-pagination`. */
function buildList(pagination: string, schemas: string = page, response = "", at = ""): Promise<BuiltModel> {
  return buildYaml(`paths:
  /letters:
    get:
      operationId: letters.list
      parameters:
        - { name: cursor, in: query, schema: { type: string, default: "0" } }
        - { name: page, in: query, schema: { type: integer } }
        - { name: count, in: query, schema: { type: integer, default: 20, maximum: 50 } }
        - { name: deep, in: query, schema: { type: array, items: {} } }${at && `\n        - { name: at, in: query, schema: ${at} }`}
      x-pagination: ${pagination}
      responses:
        "200": { description: A page., content: { application/json: { schema: { $ref: "#/components/schemas/Page" } } } }
        ${response}
${schemas}`);
}

const page = `components:
  schemas:
    Letter: { type: string }
    Envelope: { type: object, required: [hasMore], properties: { hasMore: { type: integer } } }
    Page:
      allOf:
        - { $ref: "#/components/schemas/Envelope" }
        - type: object
          required: [data, cursor]
          properties:
            cursor: { type: integer, format: int64 }
            data:
              anyOf:
                - { type: "null" }
                - type: object
                  required: [letters, total]
                  properties:
                    letters: { type: array, items: { $ref: "#/components/schemas/Letter" } }
                    words: { type: [array, "null"], items: { type: object, properties: { text: { type: string } } } }
                    total: { type: integer }
`;

test("finds the items of a cursor list through `$ref`, `allOf` and null", async () => {
  const built = await buildList(
    "{ style: cursor, param: cursor, items: data.letters, next: cursor, hasMore: hasMore, size: count }",
  );

  expect(built.diagnostics).toEqual([]);
  expect(indexOperations(built)["letters.list"]?.pagination).toMatchObject({
    style: "cursor",
    iterate: "iterate",
    paginate: "paginateLettersList",
    param: "cursor",
    paramType: "string",
    start: "0",
    items: [
      { name: "data", optional: true },
      { name: "letters", optional: false },
    ],
    itemType: { kind: "schema", name: "Letter" },
    hasMore: [[{ name: "hasMore", optional: false }]],
    size: { param: "count", default: 20, maximum: 50 },
    next: [[{ name: "cursor", optional: false }]],
    // Callers get an int64 as a string of digits.
    nextTypes: ["string"],
  });
});

test("numbers pages from 1 by default, and names items without a named schema by their path", async () => {
  const built = await buildList("{ style: page, param: page, items: data.words, total: data.total }");

  const path = [
    { name: "data", optional: true },
    { name: "words", optional: true },
  ];
  expect(indexOperations(built)["letters.list"]?.pagination).toMatchObject({
    style: "page",
    paramType: "number",
    start: 1,
    items: path,
    itemType: { kind: "itemOf", of: { kind: "schema", name: "Page" }, path },
    total: [
      [
        { name: "data", optional: true },
        { name: "total", optional: false },
      ],
    ],
    size: undefined,
    hasMore: [],
  });
});

test("reads all spellings of a field in their order", async () => {
  const built = await buildList(
    "{ style: cursor, param: cursor, items: data.letters, next: [data.total, cursor], hasMore: [hasMore, data.total] }",
  );

  expect(built.diagnostics).toEqual([]);
  expect(indexOperations(built)["letters.list"]?.pagination).toMatchObject({
    next: [
      [
        { name: "data", optional: true },
        { name: "total", optional: false },
      ],
      [{ name: "cursor", optional: false }],
    ],
    nextTypes: ["number", "string"],
    hasMore: [
      [{ name: "hasMore", optional: false }],
      [
        { name: "data", optional: true },
        { name: "total", optional: false },
      ],
    ],
  });
});

test("reads the key of the items", async () => {
  const built = await buildList("{ style: page, param: page, items: data.words, key: text }");

  expect(indexOperations(built)["letters.list"]?.pagination).toMatchObject({ key: [{ name: "text", optional: true }] });
});

test("finds the next position in the last item, which it identifies, too", async () => {
  const built = await buildList('{ style: cursor, param: cursor, items: data.words, next: "data.words[-1].text" }');

  const path = [{ name: "text", optional: true }];
  expect(indexOperations(built)["letters.list"]?.pagination).toMatchObject({
    next: [],
    nextInItem: path,
    nextTypes: ["string"],
    key: path,
  });
});

test("finds the items of a body that is an array", async () => {
  const built = await buildList(
    "{ style: page, param: page, items: $ }",
    "components: { schemas: { Page: { type: array, items: { type: object } } } }",
  );

  expect(indexOperations(built)["letters.list"]?.pagination).toMatchObject({
    items: [],
    itemType: { kind: "itemOf", of: { kind: "schema", name: "Page" }, path: [] },
  });
});

test.each([
  ["{ style: page, param: page, items: data.words, key: id }", "pagination-unknown-field"],
  ["{ style: page, param: page, items: data.letters, key: text }", "pagination-unknown-field"],
  ["{ style: page, param: page, items: data.words, key: [text] }", "pagination-malformed"],
  ["{ style: cursor, param: position, items: data.letters, next: cursor }", "pagination-unknown-param"],
  ["{ style: cursor, param: deep, items: data.letters, next: cursor }", "pagination-field-of-wrong-type"],
  ["{ style: cursor, param: cursor, items: data.letters, next: data.cursor }", "pagination-unknown-field"],
  ["{ style: cursor, param: cursor, items: data.letters, next: data }", "pagination-field-of-wrong-type"],
  [
    "{ style: cursor, param: cursor, items: data.letters, next: cursor, hasMore: data }",
    "pagination-field-of-wrong-type",
  ],
  ["{ style: cursor, param: cursor, items: cursor, next: cursor }", "pagination-items-not-a-list"],
  ["{ style: page, param: page, items: data.letters, size: amount }", "pagination-unknown-param"],
  ["{ style: keyset, param: cursor, items: data.letters }", "pagination-unknown-style"],
  ["{ style: cursor, param: cursor, items: data.letters }", "pagination-malformed"],
  ["{ style: page, param: page, items: data.letters, next: cursor }", "pagination-malformed"],
  ["{ style: page, param: 7, items: data.letters }", "pagination-malformed"],
  ["{ style: page, param: page, items: data.letters, hasMore: [] }", "pagination-malformed"],
  ["{ style: page, param: page, items: data.letters, hasMore: [hasMore, hasMore] }", "pagination-malformed"],
  ["{ style: page, param: page, items: data.letters, hasMore: [hasMore, 7] }", "pagination-malformed"],
  ["{ style: page, param: page, items: data.letters, hasMore: [hasMore, has_more] }", "pagination-unknown-field"],
  ["{ style: page, param: page, items: data.letters, total: [data.total, data] }", "pagination-field-of-wrong-type"],
  ["{ style: page, param: page, items: [data.letters] }", "pagination-malformed"],
  [
    '{ style: cursor, param: cursor, items: data.words, next: ["data.words[-1].text", cursor] }',
    "pagination-malformed",
  ],
  ['{ style: cursor, param: cursor, items: data.words, next: "data.words[-1].id" }', "pagination-unknown-field"],
  ['{ style: cursor, param: cursor, items: data.letters, next: "data.words[-1].text" }', "pagination-unknown-field"],
  ['{ style: page, param: page, items: "data.words[-1]" }', "pagination-unknown-field"],
  ["{ style: page, param: page, items: $ }", "pagination-items-not-a-list"],
])("reports the problem of %s at its line", async (pagination, code) => {
  const { model, diagnostics } = await buildList(pagination);

  expect(model).toBeUndefined();
  expect(listProblems(diagnostics)).toEqual([`openapi.yaml:12 error ${code}`]);
});

test("lists the names that exist", async () => {
  const { diagnostics } = await buildList("{ style: cursor, param: position, items: data.lettres, next: data.next }");

  expect(diagnostics.map(({ message }) => message)).toEqual([
    "`position` is not a query parameter of the operation. The query parameters: `cursor`, `page`, `count`, `deep`.",
    "`data.lettres` is not in the response: there is no `lettres`. The properties: `letters`, `words`, `total`.",
    "`data.next` is not in the response: there is no `next`. The properties: `letters`, `words`, `total`.",
  ]);
});

test.each([
  ["{ type: integer, minimum: 0 }", ["unclear-first-page"]],
  ["{ type: integer, minimum: 0, default: 0 }", []],
  ["{ type: integer, minimum: 1 }", []],
  ["{ type: integer }", []],
])("warns if the first page number may be 0 or 1: %s", async (at, codes) => {
  const built = await buildList("{ style: page, param: at, items: data.letters }", page, "", at);

  expect(built.diagnostics.map(({ code }) => code)).toEqual(codes);
  expect(indexOperations(built)["letters.list"]?.pagination).toBeDefined();
});

test("reports a list without a JSON response", async () => {
  const { diagnostics } = await buildYaml(
    "paths:\n  /letters:\n    get:\n      x-pagination: { style: page, param: page, items: data }\n      responses: { '204': { description: None. } }",
  );

  expect(listProblems(diagnostics)).toEqual(["openapi.yaml:6 error pagination-without-response"]);
});

test.each([
  [
    '"202": { description: A job., content: { text/plain: { schema: { type: string } } } }',
    "with 202 another body in `text/plain`",
  ],
  [
    '"202": { description: A job., content: { application/json: { schema: { type: object } } } }',
    "with 202 another body in `application/json`",
  ],
  ['"302": { description: Elsewhere., headers: { Location: { schema: { type: string } } } }', "a redirect with 302"],
])("names no method that iterates over pages beside %s", async (response, found) => {
  const built = await buildList("{ style: page, param: page, items: data.letters }", page, response);

  expect(built.diagnostics).toMatchObject([
    { code: "pagination-with-other-responses", severity: "warning", message: expect.stringContaining(found) },
  ]);
  expect(indexOperations(built)["letters.list"]?.pagination).toBeUndefined();
});

test.each(["{ type: integer, format: int64 }", "{ anyOf: [{ type: integer, format: int64 }, { type: 'null' }] }"])(
  "takes the total from %s",
  async (total) => {
    const schemas = page.replace("total: { type: integer }", `total: ${total}`);
    const built = await buildList("{ style: page, param: page, items: data.letters, total: data.total }", schemas);

    expect(built.diagnostics).toEqual([]);
    expect(indexOperations(built)["letters.list"]?.pagination?.total).toHaveLength(1);
    const flag = await buildList("{ style: page, param: page, items: data.letters, hasMore: data.total }", schemas);
    expect(flag.diagnostics).toMatchObject([{ code: "pagination-field-of-wrong-type" }]);
  },
);

const withHeaders = (declared: string): string =>
  `"201": { description: A page., headers: ${declared}, content: { application/json: { schema: { $ref: "#/components/schemas/Page" } } } }`;
const headers =
  "{ Link: { schema: { type: string } }, X-Next: { schema: { type: string } }, X-More: { schema: { type: boolean } } }";

test("reads positions and flags from headers", async () => {
  const links = await buildList(
    "{ style: page, param: page, items: data.letters, hasMore: $response.header.Link }",
    page,
    withHeaders(headers),
  );
  const cursors = await buildList(
    "{ style: cursor, param: cursor, items: data.letters, next: $response.header.x-next, hasMore: $response.header.X-More }",
    page,
    withHeaders(headers),
  );

  expect([...links.diagnostics, ...cursors.diagnostics]).toEqual([]);
  expect(indexOperations(links)["letters.list"]?.pagination).toMatchObject({
    headers: { next: undefined, hasMore: "link" },
    hasMoreIsText: true,
    hasMore: [],
    readsResponse: true,
  });
  expect(indexOperations(cursors)["letters.list"]?.pagination).toMatchObject({
    headers: { next: "x-next", hasMore: "x-more" },
    hasMoreIsText: false,
    next: [],
  });
});

test.each([
  ["{ style: cursor, param: cursor, items: data.letters, next: $response.header.Link }", "only the style `link` reads"],
  [
    "{ style: link, param: cursor, items: data.letters, next: $response.header.X-Nxt }",
    "no header `x-nxt`. The headers: `Link`",
  ],
  [
    "{ style: link, param: cursor, items: data.letters, next: [$response.header.Link, cursor] }",
    "another place beside it",
  ],
  ["{ style: link, param: cursor, items: data.letters, next: hasMore }", "`hasMore` is of type `integer`"],
  [
    "{ style: page, param: page, items: data.letters, hasMore: [hasMore, data.words] }",
    "`data.words` is of type `array`",
  ],
])("reports the problem of %s", async (pagination, problem) => {
  const { diagnostics } = await buildList(pagination, page, withHeaders(headers));

  expect(diagnostics.map(({ message }) => message).join("\n")).toContain(problem);
});

test.each([
  ["a 64-bit number", "{ type: integer, format: int64 }"],
  ["one of a few texts", "{ type: string, enum: [yes, no] }"],
])("refuses %s as the flag of a list", async (_, schema) => {
  const schemas = page.replace("total: { type: integer }", `total: ${schema}`);
  const { diagnostics } = await buildList(
    "{ style: page, param: page, items: data.letters, hasMore: data.total }",
    schemas,
  );

  expect(diagnostics).toMatchObject([{ code: "pagination-field-of-wrong-type" }]);
});

/** Builds the model of a search with this body and position. */
const buildSearch = (body: string, param: string, next = "next"): Promise<BuiltModel> =>
  buildYaml(`paths:
  /search:
    post:
      operationId: letters.search
      requestBody: ${body}
      x-pagination: { style: cursor, param: ${param}, items: letters, next: ${next} }
      responses:
        "200": { description: A page., content: { application/json: { schema: { $ref: "#/components/schemas/Page" } } } }
components:
  schemas:
    Page:
      type: object
      properties: { letters: { type: array, items: { type: string } }, next: { type: string }, number: { type: number } }
    Query: { type: object, required: [words], properties: { words: { type: string }, after: { type: string } } }
    Nested:
      type: object
      properties: { at: { $ref: "#/components/schemas/Query" }, "a/b.": { type: object, properties: { c: { type: string } } } }
`);
const json = (schema: string, required = true): string =>
  `{ required: ${required}, content: { application/json: { schema: { $ref: "#/components/schemas/${schema}" } } } }`;

test.each([
  [json("Query"), "$request.body#/after", ["body", "after"]],
  [json("Nested", false), "$request.body#/a~1b./c", ["body", "a/b.", "c"]],
])("finds a position in the body %s", async (body, param, names) => {
  const built = await buildSearch(body, param);
  const { pagination } = indexOperations(built)["letters.search"] ?? {};

  expect(built.diagnostics).toEqual([]);
  expect(pagination?.paramPath?.map(({ name }) => name)).toEqual(names);
  expect(pagination?.param).toBe(names.join("."));
});

test.each([
  [
    "no such property",
    json("Query"),
    "$request.body#/cursor",
    "The body has no `cursor`. The properties: `words`, `after`.",
  ],
  ["an optional body", json("Query", false), "$request.body#/after", "`after` cannot be written alone"],
  ["an optional object", json("Nested"), "$request.body#/at/after", "requires `words`"],
  ["a list of texts", json("Query"), "$request.body#/words/0", "The body has no `0`"],
  ["a header that is not declared", json("Query"), "$request.header.X-After", "`X-After` is not a header parameter"],
  [
    "several media types",
    "{ content: { application/json: { schema: {} }, text/plain: { schema: { type: string } } } }",
    "$request.body#/after",
    "no body that is always JSON",
  ],
])("reports a position in %s", async (_, body, param, problem) => {
  const { diagnostics } = await buildSearch(body, param);

  expect(diagnostics.map(({ message }) => message).join("\n")).toContain(problem);
});

test("reports a position in the body of another type than the next one", async () => {
  const { diagnostics } = await buildSearch(json("Query"), "$request.body#/after", "number");

  expect(diagnostics).toMatchObject([
    { code: "pagination-field-of-wrong-type", message: "`number` is a number, and `body.after` takes a string." },
  ]);
});

test("paginates a list that may have no body", async () => {
  const response = '"204": { description: No letters. }';
  const built = await buildList("{ style: page, param: page, items: data.letters }", page, response);

  expect(built.diagnostics).toEqual([]);
  expect(indexOperations(built)["letters.list"]).toMatchObject({
    pagination: { style: "page" },
    response: { mayBeEmpty: true },
  });
});

test.each([
  ["{ type: [integer, 'null'], default: 0 }", "number", 0],
  ["{ anyOf: [{ type: integer, default: 1 }, { type: 'null' }], default: null }", "number", 1],
  ["{ oneOf: [{ type: 'null' }, { type: string }] }", "string", 1],
  ["{ allOf: [{ $ref: '#/components/schemas/Count' }], default: 2 }", "number", 2],
  ["{ $ref: '#/components/schemas/Count' }", "number", 1],
  ["{ anyOf: [{ type: integer, format: int64 }, { type: 'null' }] }", "string", 1],
])("reads the meaning of the parameter %s", async (schema, paramType, start) => {
  const schemas = `${page}    Count: { anyOf: [{ type: integer }, { type: "null" }] }`;
  const built = await buildList("{ style: page, param: at, items: data.letters }", schemas, "", schema);

  expect(built.diagnostics).toEqual([]);
  expect(indexOperations(built)["letters.list"]?.pagination).toMatchObject({ paramType, start });
});

test.each([
  "{ enum: [1, 2, null] }",
  "{ anyOf: [{ type: string, enum: [a] }, { type: 'null' }] }",
  "{ allOf: [{ const: a }] }",
])("reports a parameter that cannot select each page: %s", async (schema) => {
  const { diagnostics } = await buildList("{ style: page, param: at, items: data.letters }", page, "", schema);

  expect(diagnostics).toMatchObject([
    { code: "pagination-field-of-wrong-type", message: "`at` takes only the values that it lists." },
  ]);
});

test.each([
  ["page", "{ type: integer, minimum: 0 }", 1],
  ["offset", "{ type: integer, format: int64 }", "0"],
  ["offset", "{ type: integer, minimum: 5 }", 40],
])("requests the first page where the position of the style %s is required: %s", async (style, schema, start) => {
  const built = await buildYaml(`paths:
  /letters:
    get:
      operationId: letters.list
      parameters: [{ name: at, in: query, required: true, schema: ${schema}, example: 40 }]
      x-pagination: { style: ${style}, param: at, items: letters }
      responses:
        "200": { description: A page., content: { application/json: { schema: { $ref: "#/components/schemas/Page" } } } }
components:
  schemas:
    Page: { type: object, properties: { letters: { type: array, items: { type: string } } } }
`);
  const request = indexOperations(built)["letters.list"]?.request;

  expect(request && readSampleValue(request, 0, () => undefined)).toMatchObject({ at: start });
});
