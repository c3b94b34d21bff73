import { expect, test } from "vitest";
import { buildYaml, indexOperations } from "../test/build-yaml.ts";

const ok = "responses: { '204': { description: Done. } }";

test("puts resources in the order of the document's tags, then of first appearance", async () => {
  const { model } = await buildYaml(
    [
      "tags: [{ name: words }, { name: letters, description: The alphabet. }]",
      "paths:",
      `  /others: { get: { operationId: others.get, ${ok} } }`,
      `  /letters: { get: { operationId: letters.get, ${ok} } }`,
      `  /words: { get: { tags: [words], ${ok} } }`,
    ].join("\n"),
  );

  expect(model?.resources.map(({ name, description }) => [name, description])).toEqual([
    ["words", undefined],
    ["letters", "The alphabet."],
    ["others", undefined],
  ]);
});

test.each([
  ["{ type: [integer, 'null'], minimum: 1 }", "an integer of at least 1"],
  ["{ anyOf: [{ type: string }, { type: 'null' }] }", "text"],
  ["{ enum: [a, b, null] }", "one of `a`, `b`"],
  ["{ type: 'null' }", "null"],
  ["{}", "any value"],
])("expects no null of the parameter %s, because clients send none", async (schema, expected) => {
  const built = await buildYaml(
    `paths: { /letters: { get: { operationId: letters.get, parameters: [{ name: size, in: query, schema: ${schema} }], ${ok} } } }`,
  );

  expect(indexOperations(built)["letters.get"]?.params).toMatchObject([{ expected }]);
});

test("merges the parameters of path and operation, and prefers those of the operation", async () => {
  const built = await buildYaml(
    [
      "security: [{ key: [] }]",
      "paths:",
      "  /letters/{name}:",
      "    parameters:",
      "      - { name: name, in: path, description: 'Name: A */ to Z', schema: { type: string } }",
      "      - { name: size, in: query, schema: { type: integer, default: 3 } }",
      "    get:",
      "      operationId: letters.get",
      "      parameters:",
      "        - { name: size, in: query, required: true, description: In points, schema: { type: integer, minimum: 1, maximum: 9, default: 5 } }",
      "        - { name: filter, in: query, content: { application/json: { schema: { type: object } } } }",
      "        - { name: tags, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: { type: string } } }",
      "        - { name: X-Key, in: header, required: true, schema: { type: string } }",
      `      ${ok}`,
      "components: { securitySchemes: { key: { type: apiKey, in: header, name: x-key } } }",
    ].join("\n"),
  );

  expect(built.model?.auth).toMatchObject({
    option: "apiKey",
    schemes: [{ credential: { in: "header", name: "x-key", prefix: "", form: "key", lifetime: "lasting" } }],
  });
  expect(indexOperations(built)["letters.get"]?.params).toMatchObject([
    {
      name: "name",
      in: "path",
      required: true,
      doc: "Name: A *\\/ to Z.",
      style: "simple",
      explode: false,
      json: false,
      form: false,
    },
    {
      name: "size",
      in: "query",
      required: true,
      doc: "In points. From 1 to 9, default `5`.",
      style: "form",
      explode: true,
    },
    { name: "filter", in: "query", required: false, json: true },
    { name: "tags", in: "query", style: "pipeDelimited", explode: false },
  ]);
});

test("reads the most convenient media type of a body", async () => {
  const built = await buildYaml(
    [
      "paths:",
      "  /letters:",
      "    post:",
      "      operationId: letters.make",
      "      requestBody:",
      "        required: true",
      "        content:",
      "          multipart/form-data: { schema: { type: object } }",
      "          application/merge-patch+json: { schema: { type: array, items: { $ref: '#/components/schemas/Letter' } } }",
      `      ${ok}`,
      "components: { schemas: { Letter: { type: string } } }",
    ].join("\n"),
  );

  expect(indexOperations(built)["letters.make"]).toMatchObject({
    body: {
      mediaType: "application/merge-patch+json",
      required: true,
      type: { kind: "array", of: { kind: "schema", name: "Letter" } },
    },
    paramsOptional: false,
  });
});

const letter = "content: { application/json: { schema: { $ref: '#/components/schemas/Letter' } } }";

test.each([
  [`{ "200": { description: One, ${letter} } }`, { statuses: [200], kind: "json", mayBeEmpty: false, doc: "One." }],
  [`{ "200": { description: "", ${letter} }, "204": { description: "" } }`, { statuses: [200, 204], mayBeEmpty: true }],
  [`{ "201": { description: "" } }`, { statuses: [201], kind: "none", type: undefined, mayBeEmpty: false }],
  [
    `{ "2XX": { description: "", ${letter} } }`,
    { statuses: [200], contents: [{ status: "2XX", mediaType: "application/json" }] },
  ],
  [`{ default: { description: "", ${letter} } }`, { statuses: [200], type: { kind: "schema", name: "Letter" } }],
  [
    `{ "200": { description: "", content: { text/csv: {} } } }`,
    { kind: "text", type: { kind: "response", operation: "letters.get" } },
  ],
  [`{ "200": { description: "", content: { image/png: {} } } }`, { kind: "binary" }],
  [
    `{ "200": { description: "", content: { "application/json": { schema: { type: string, format: binary } } } } }`,
    { kind: "binary" },
  ],
  [
    `{ "200": { description: "", ${letter} }, "202": { description: "", content: { application/json: {} } } }`,
    { statuses: [200, 202], type: { kind: "response", operation: "letters.get" } },
  ],
])("reads the response of %s", async (responses, response) => {
  const built = await buildYaml(
    `paths: { /letters: { get: { operationId: letters.get, responses: ${responses} } } }\ncomponents: { schemas: { Letter: { type: string } } }`,
  );

  expect(indexOperations(built)["letters.get"]?.response).toMatchObject(response);
});

test("reads failures and their classes through references", async () => {
  const built = await buildYaml(
    [
      "paths:",
      "  /letters:",
      "    get:",
      "      operationId: letters.get",
      "      responses:",
      "        '204': { description: Done. }",
      "        '404': { $ref: '#/components/responses/Lost' }",
      "        4XX: { description: Other, content: { application/problem+json: { schema: { type: object } } } }",
      "components:",
      "  responses: { Lost: { description: No such letter., x-error: { class: LostError } } }",
    ].join("\n"),
  );

  expect(indexOperations(built)["letters.get"]?.failures).toMatchObject([
    { status: 404, errorClass: "LostError", description: "No such letter.", type: undefined, content: undefined },
    {
      status: "4XX",
      errorClass: "ApiError",
      type: { kind: "failure", operation: "letters.get", status: "4XX" },
      content: { status: "4XX", mediaType: "application/problem+json" },
    },
  ]);
  expect(built.model?.errors).toEqual([
    {
      name: "LostError",
      statuses: [404],
      description: "No such letter.",
      advice: undefined,
      meaning: "No such letter.",
    },
  ]);
});

test("reads error cases, advice, and successes without a body that are failures", async () => {
  const built = await buildYaml(
    [
      "paths:",
      "  /letters:",
      "    get:",
      "      operationId: letters.get",
      "      responses:",
      "        '200': { description: A letter., content: { application/json: { schema: { type: object } } } }",
      "        '204': { description: No letter, x-error: { class: NoLetterError } }",
      "        '401': { description: No key., x-error: { class: KeyError, advice: Ask for one, cases: [{ contains: 'no plan', class: PlanError }] }, content: { application/json: { schema: { type: object } } } }",
      "        '403': { description: No plan., x-error: { class: PlanError, advice: Pay. }, content: { application/json: {} } }",
    ].join("\n"),
  );

  const { response, failures } = indexOperations(built)["letters.get"] ?? {};
  expect([response?.mayBeEmpty, response?.statuses]).toEqual([false, [200]]);
  expect(failures).toMatchObject([
    { status: 204, errorClass: "NoLetterError", envelope: undefined },
    { status: 401, errorClass: "KeyError", cases: [{ contains: "no plan", errorClass: "PlanError" }], envelope: [] },
    { status: 403, errorClass: "PlanError", cases: [], envelope: undefined },
  ]);
  expect(built.model?.errors).toEqual([
    { name: "NoLetterError", statuses: [204], description: "No letter", advice: undefined, meaning: "No letter." },
    { name: "KeyError", statuses: [401], description: "No key.", advice: "Ask for one.", meaning: undefined },
    { name: "PlanError", statuses: [401, 403], description: "No plan.", advice: "Pay.", meaning: undefined },
  ]);
});

test("reads the reason of a deprecation and its replacement", async () => {
  const built = await buildYaml(
    [
      "paths:",
      `  /old: { get: { operationId: old.get, deprecated: true, x-deprecated: { since: "1.2.0", why: Slow, use: new.get }, ${ok} } }`,
      `  /new: { get: { operationId: new.get, ${ok} } }`,
    ].join("\n"),
  );

  expect(indexOperations(built)["old.get"]?.deprecated).toEqual({
    since: "1.2.0",
    why: "Slow.",
    use: { id: "new.get", resource: "new", className: "New", method: "get" },
  });
});

test("marks schemas that are encoded as JSON in a string", async () => {
  const { model } = await buildYaml(
    "components:\n  schemas:\n    Inner: { type: object }\n    Outer: { properties: { raw: { type: string, contentMediaType: application/json, contentSchema: { $ref: '#/components/schemas/Inner' } } } }",
  );

  expect(model?.schemas.map(({ name, encoded }) => [name, encoded])).toEqual([
    ["Inner", true],
    ["Outer", false],
  ]);
});

test("leaves out a repeated description, and text that could pass for code", async () => {
  const built = await buildYaml(
    `paths: { /letters: { get: { operationId: letters.get, summary: "List\\u202E all", description: List all, externalDocs: { url: "javascript:alert(1)" }, ${ok} } } }`,
  );

  expect(indexOperations(built)["letters.get"]).toMatchObject({
    summary: "List all",
    description: undefined,
    docs: undefined,
  });
});

test("builds a model of an almost empty document", async () => {
  const { model } = await buildYaml("");

  expect(model).toMatchObject({
    title: "Letters",
    version: "1.0.0",
    source: "openapi.yaml",
    resources: [],
    schemas: [],
  });
});

test("warns of parts that contradict each other, and gives their factory no overrides", async () => {
  const { model, diagnostics } = await buildYaml(
    [
      "components:",
      "  schemas:",
      "    Pet: { properties: { name: { type: string } } }",
      "    Owner: { type: object, required: [pet], properties: { pet: { $ref: '#/components/schemas/Pet' } } }",
      "    Lonely: { allOf: [{ $ref: '#/components/schemas/Owner' }, { type: object, properties: { pet: { enum: [null] } } }] }",
      "    Happy: { allOf: [{ $ref: '#/components/schemas/Owner' }, { type: object, properties: { age: { enum: [7] } } }] }",
    ].join("\n"),
  );

  expect(diagnostics.map(({ code, line, message }) => [code, line, message])).toEqual([
    ["contradictory-schema", 7, "No value has the type of `Lonely`: its parts contradict each other in `pet`."],
  ]);
  expect(model?.schemas.map(({ sample }) => sample?.kind)).toEqual(["object", "object", "irregular", "object"]);
});

test("does not warn of branches that exclude each other", async () => {
  const cat = "{ type: object, required: [kind], properties: { kind: { const: cat } } }";
  const dog = "{ type: object, required: [kind], properties: { kind: { const: dog } } }";
  const { model, diagnostics } = await buildYaml(
    [
      "components:",
      "  schemas:",
      `    Pet: { type: object, properties: { kind: { type: string } }, oneOf: [${cat}, ${dog}] }`,
      `    Cat: { allOf: [${cat}, { oneOf: [${cat}, ${dog}] }] }`,
    ].join("\n"),
  );

  expect(diagnostics).toEqual([]);
  expect(model?.schemas.map(({ sample }) => sample?.kind)).toEqual(["object", "object"]);
});

test("warns of schemas without a factory, and of operations without a fixture", async () => {
  const { model, diagnostics } = await buildYaml(
    [
      "paths:",
      "  /pets:",
      "    get: { operationId: list, responses: { 200: { description: '', content: { application/json: { schema: false } } } } }",
      "components:",
      "  schemas:",
      "    None: false",
      "    Endless: { type: object, required: [next], properties: { next: { $ref: '#/components/schemas/Endless' } } }",
      "    Twice: { oneOf: [{ type: string }, { type: string }] }",
      "    Fine: { type: string }",
      "    Keys: { type: object, required: [keys], properties: { keys: { type: array, minItems: 1, items: { $ref: '#/components/schemas/Key' } } } }",
      "    Key: { type: object, required: [id, bytes], properties: { id: { type: string }, bytes: { type: string, format: byte, minLength: 5, maxLength: 7 } } }",
    ].join("\n"),
  );

  expect(diagnostics.map(({ code, line, message }) => [code, line, message])).toEqual([
    ["operation-without-fixture", 5, "`list` has no fixture: no value of its successful response was found."],
    ["schema-without-factory", 8, "`None` has no factory: the schema `false` accepts no value."],
    ["schema-without-factory", 9, "`Endless` has no factory: each of its values would contain others without end."],
    ["factory-not-verified", 10, "`createTwice` creates a value that may not match `Twice`."],
    ["schema-without-factory", 12, "`Keys` has no factory: no value of `keys[].bytes` was found."],
    ["schema-without-factory", 13, "`Key` has no factory: no value of `bytes` was found."],
  ]);
  const made = model?.schemas.filter(({ sample }) => sample !== undefined).map(({ name }) => name);
  expect(made).toEqual(["Twice", "Fine"]);
});

test("warns of properties that a closed part of their schema rejects", async () => {
  const closed = "type: object, additionalProperties: false";
  const { diagnostics } = await buildYaml(
    [
      "components:",
      "  schemas:",
      `    Animal: { ${closed}, properties: { id: { type: string, readOnly: true }, name: { type: string } } }`,
      `    Dog: { allOf: [{ $ref: '#/components/schemas/Animal' }, { ${closed}, properties: { bark: { type: string }, name: {} } }] }`,
      "    Cat: { allOf: [{ $ref: '#/components/schemas/Animal' }], properties: { purr: { type: string } } }",
      "    Alias: { allOf: [{ $ref: '#/components/schemas/Animal' }], description: An animal. }",
      `    Fish: { allOf: [{ $ref: '#/components/schemas/Animal' }, { ${closed}, properties: { id: {}, name: {} } }] }`,
      "    Open: { allOf: [{ type: object, properties: { a: {} } }, { properties: { b: {} } }], unevaluatedProperties: false }",
      "    Without: { allOf: [{ $ref: '#/components/schemas/Animal' }, { properties: { purr: false } }] }",
    ].join("\n"),
  );

  expect(diagnostics.map(({ code, line, message }) => [code, line, message])).toEqual([
    ["closed-part", 6, "A part of `Dog` with `additionalProperties: false` rejects `id`, `bark`."],
    ["closed-part", 7, "A part of `Cat` with `additionalProperties: false` rejects `purr`."],
  ]);
});

test("warns of operations without a valid example request, and names their params", async () => {
  const { model, diagnostics } = await buildYaml(
    [
      "paths:",
      "  /pets/{id}:",
      "    get:",
      "      operationId: get",
      "      parameters: [{ name: id, in: path, required: true, schema: { type: string, pattern: ^a$b } }]",
      "      responses: { 204: { description: '' } }",
      "    put:",
      "      operationId: replace",
      "      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]",
      "      requestBody:",
      "        required: true",
      "        content: { application/json: { schema: { type: object, required: [code], properties: { code: { type: string, pattern: ^a$b } } } } }",
      "      responses: { 204: { description: '' } }",
    ].join("\n"),
  );

  expect(diagnostics.map(({ code, line, message }) => [code, line, message])).toEqual([
    ["operation-without-fixture", 7, "`get` has no valid example request: no value of `id` was found."],
    ["operation-without-fixture", 12, "`replace` has no valid example request: no value of `body.code` was found."],
  ]);
  expect(
    model?.resources.flatMap(({ operations }) => operations.map(({ paramsWithoutValue }) => paramsWithoutValue)),
  ).toEqual([["id"], ["body"]]);
});

test("warns of both factories of a schema that differs between requests and responses", async () => {
  const pet = "{ schema: { $ref: '#/components/schemas/Pet' } }";
  const { diagnostics } = await buildYaml(
    [
      "paths:",
      "  /pets:",
      "    post:",
      `      requestBody: { content: { application/json: ${pet} } }`,
      `      responses: { 200: { description: '', content: { application/json: ${pet} } } }`,
      "components:",
      "  schemas:",
      "    Pet:",
      "      properties: { id: { type: string, readOnly: true } }",
      "      oneOf: [{ type: object }, { type: object }]",
    ].join("\n"),
  );

  expect(diagnostics.map(({ message }) => message)).toEqual([
    "`createPet` creates a value that may not match `Pet`.",
    "`createPetRequest` creates a value that may not match `PetRequest`.",
  ]);
});
