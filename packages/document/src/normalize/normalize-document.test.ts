import { expect, test } from "vitest";
import { loadYaml } from "../../test/load-files.ts";
import { readOperations } from "../operation/read-operations.ts";

/** Normalizes a schema that is written in OpenAPI 3.0. */
async function normalize(schema: string, version = "3.0.3"): Promise<unknown> {
  const { root } = await loadYaml(`components: { schemas: { Other: { type: string }, Given: ${schema} } }`, version);
  return root?.components.schemas["Given"];
}

const other = { $ref: "#/components/schemas/Other" };
const assumedNull = { type: "null", "x-assumed-null": true };
const otherText = `{ $ref: '#/components/schemas/Other' }`;

test.each([
  ["{ type: string, nullable: true }", { type: ["string", "null"] }],
  ["{ type: string, nullable: false }", { type: "string" }],
  ["{ nullable: true }", {}],
  [
    "{ type: string, enum: [a, b], nullable: true }",
    { type: ["string", "null"], enum: ["a", "b", null], "x-assumed-null": true },
  ],
  ["{ type: [string, 'null'], enum: [a] }", { type: ["string", "null"], enum: ["a", null], "x-assumed-null": true }],
  ["{ type: string, enum: [a, ~] }", { type: ["string", "null"], enum: ["a", null], "x-assumed-null": true }],
  ["{ enum: [a, ~], nullable: true }", { enum: ["a", null] }],
  ["{ $ref: '#/components/schemas/Other', nullable: true }", { anyOf: [other, assumedNull] }],
  [`{ allOf: [${otherText}], nullable: true }`, { anyOf: [{ allOf: [other] }, assumedNull] }],
  [`{ oneOf: [${otherText}], nullable: true }`, { oneOf: [other, assumedNull] }],
  [`{ anyOf: [${otherText}, { type: "null" }], nullable: true }`, { anyOf: [other, { type: "null" }] }],
  [
    `{ type: object, description: d, allOf: [${otherText}], nullable: true }`,
    { description: "d", anyOf: [{ type: "object", allOf: [other] }, assumedNull] },
  ],
  [`{ type: "null", allOf: [${otherText}] }`, { anyOf: [{ allOf: [other] }, assumedNull] }],
  [`{ type: "null", oneOf: [${otherText}, { type: integer }] }`, { oneOf: [other, { type: "integer" }, assumedNull] }],
  [`{ type: "null", anyOf: [${otherText}, { type: "null" }] }`, { type: "null", anyOf: [other, { type: "null" }] }],
  [`{ type: "null", allOf: [{ maxLength: 3 }] }`, { type: "null", allOf: [{ maxLength: 3 }] }],
])("expresses nullable of %s in 3.1", async (schema, expected) => {
  expect(await normalize(schema)).toEqual(expected);
});

test.each([
  ["{ minimum: 1, exclusiveMinimum: true }", { exclusiveMinimum: 1 }],
  ["{ maximum: 9, exclusiveMaximum: false }", { maximum: 9 }],
  ["{ minimum: '1', exclusiveMaximum: '9' }", { minimum: 1, exclusiveMaximum: 9 }],
  ["{ example: 1 }", { examples: [1] }],
  ["{ example: 1, examples: [2] }", { examples: [1, 2] }],
  ["{ examples: { one: { value: 1 }, two: 2 } }", { examples: [1, 2] }],
  [
    "{ properties: { a: { not: {} }, b: { not: {}, title: b } }, additionalProperties: { not: true } }",
    { properties: { a: false, b: { not: {}, title: "b" } }, additionalProperties: false },
  ],
  ["{ type: array, items: {}, enum: [a, b] }", { type: "array", items: { enum: ["a", "b"] } }],
])("expresses %s in 3.1", async (schema, expected) => {
  expect(await normalize(schema)).toEqual(expected);
});

test("admits null without assumption where a document of 3.1 names it beside branches", async () => {
  const schema = `{ type: "null", allOf: [${otherText}] }`;

  expect(await normalize(schema, "3.1.0")).toEqual({ anyOf: [{ allOf: [other] }, { type: "null" }] });
});

test("ignores keywords beside `$ref` in 3.0, except annotations, and applies them in 3.1", async () => {
  const schema = "{ $ref: '#/components/schemas/Other', description: d, maxLength: 3 }";

  expect(await normalize(schema)).toEqual({ ...other, description: "d" });
  expect(await normalize(schema, "3.1.0")).toEqual({ description: "d", allOf: [other, { maxLength: 3 }] });
});

test("keeps keywords that depend on the target of a `$ref` outside of the `allOf`", async () => {
  const target = "$ref: '#/components/schemas/Other'";

  expect(await normalize(`{ ${target}, properties: { a: true }, unevaluatedProperties: false }`, "3.1.0")).toEqual({
    allOf: [other, { properties: { a: true } }],
    unevaluatedProperties: false,
  });
  expect(await normalize(`{ ${target}, unevaluatedItems: false }`, "3.1.0")).toEqual({
    allOf: [other],
    unevaluatedItems: false,
  });
});

test.each([
  ["{ enum: [a, 1] }, additionalProperties: { type: integer }", ["a"]],
  ["{ const: a }, additionalProperties: { type: integer }", ["a"]],
  [`${otherText}, additionalProperties: { type: integer }`, ["x", "y"]],
])("reads a map with the names %s as an object", async (keywords, names) => {
  const given = `{ type: object, required: [a], properties: { z: true }, propertyNames: ${keywords} }`;
  const { root } = await loadYaml(
    `components: { schemas: { Other: { type: string, enum: [x, y] }, Given: ${given} } }`,
  );

  expect(root?.components.schemas["Given"]).toEqual({
    type: "object",
    required: ["a"],
    properties: Object.fromEntries(names.map((name) => [name, { type: "integer" }])),
    additionalProperties: false,
  });
});

test.each([
  ["{ propertyNames: { enum: [a] } }"],
  ["{ propertyNames: { minLength: 1 }, additionalProperties: { type: integer } }"],
  ["{ propertyNames: { type: integer }, properties: { a: true }, additionalProperties: true }"],
  ["{ propertyNames: { enum: [a] }, additionalProperties: false }"],
  ["{ propertyNames: { enum: [a], maxLength: 2 }, additionalProperties: true }"],
  ["{ propertyNames: { enum: [a] }, additionalProperties: true, patternProperties: { b: true } }"],
])("leaves the names of %s, which no properties express", async (schema) => {
  expect(await normalize(schema, "3.1.0")).toHaveProperty("propertyNames");
});

test.each(["{ type: string }", "true", "{ description: Any name. }", "{ $ref: '#/components/schemas/Other' }"])(
  "leaves out `propertyNames` of %s, which admits every name",
  async (names) => {
    const schema = `{ type: object, propertyNames: ${names}, additionalProperties: { type: integer } }`;

    expect(await normalize(schema, "3.1.0")).toEqual({ type: "object", additionalProperties: { type: "integer" } });
  },
);

/** Writes two alternatives of a value that may be null. */
function chooseNullable(branch: string): string {
  return `{ nullable: true, oneOf: [{ type: boolean }, ${branch}] }`;
}

test.each([
  "{ enum: [~] }",
  "{ const: ~ }",
  "{ type: string, enum: [a, ~] }",
  "{ oneOf: [{ type: string, nullable: true }, { type: integer }] }",
])("adds no null to alternatives of which %s is one, since `oneOf` would reject it", async (branch) => {
  const referring = chooseNullable("{ $ref: '#/components/schemas/Nothing' }");
  const { root } = await loadYaml(
    `components: { schemas: { Above: ${referring}, Nothing: ${branch}, Below: ${referring}, Own: ${chooseNullable(branch)} } }`,
    "3.0.3",
  );

  for (const name of ["Above", "Below", "Own"]) {
    expect(root?.components.schemas[name]).toHaveProperty("oneOf.length", 2);
    expect(root?.components.schemas[name]).not.toHaveProperty("anyOf");
  }
});

test("reads keywords of earlier drafts", async () => {
  expect(await normalize("{ items: [{ type: string }, true], additionalItems: false }", "3.1.0")).toEqual({
    prefixItems: [{ type: "string" }, true],
    items: false,
  });
  expect(await normalize("{ dependencies: { a: [b], c: d, e: { minProperties: 2 } } }", "3.1.0")).toEqual({
    dependentRequired: { a: ["b"], c: ["d"] },
    dependentSchemas: { e: { minProperties: 2 } },
  });
});

test("reads numbers in a 64-bit integer format as integers", async () => {
  expect(await normalize("{ type: number, format: int64 }", "3.0.0")).toMatchObject({ type: "integer" });
  expect(await normalize('{ type: [number, integer, "null"], format: uint64 }', "3.1.0")).toMatchObject({
    type: ["integer", "null"],
  });
  expect(await normalize('{ type: [number, "null"], format: double }', "3.1.0")).toMatchObject({
    type: ["number", "null"],
  });
});

test("converts defaults and enums to the type of the schema, and leaves out a default that cannot be converted", async () => {
  const { root, problems } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    Count: { type: integer, default: '20' }",
      "    Flag: { type: boolean, default: 'true' }",
      "    Code: { type: string, default: 7, enum: [7, 8, 8] }",
      "    None: { type: string, default: ~ }",
      "    Wrong: { type: array, items: {}, default: {} }",
    ].join("\n"),
  );

  expect(root?.components.schemas).toEqual({
    Count: { type: "integer", default: 20 },
    Flag: { type: "boolean", default: true },
    Code: { type: "string", default: "7", enum: ["7", "8"] },
    None: { type: "string" },
    Wrong: { type: "array", items: {} },
  });
  expect(problems).toEqual([
    "openapi.yaml:7 warning enum-of-wrong-type",
    "openapi.yaml:9 warning default-of-wrong-type",
  ]);
});

test("reads null in place of an object or text as absent", async () => {
  const { root, problems } = await loadYaml(
    [
      "tags: [~, { name: ~ }, { name: letters, description: ~ }]",
      "paths:",
      "  /letters:",
      "    get:",
      "      summary: ~",
      "      operationId: ~",
      "      tags: [~, letters]",
      "      parameters: ~",
      "      responses: { '200': ~, '404': { description: ~ } }",
      "    post: ~",
      "components:",
      "  schemas:",
      "    Open: { properties: { any: ~ } }",
      "    Maybe: { oneOf: [{}, { type: 'null' }] }",
    ].join("\n"),
  );

  expect(root?.tags).toEqual([{ name: "letters" }]);
  expect(root?.paths["/letters"]).toEqual({
    get: {
      operationId: "letters.list",
      tags: ["letters"],
      responses: { "200": { description: "" }, "404": { description: "" } },
    },
  });
  expect(root?.components.schemas["Open"]).toEqual({ properties: { any: {} } });
  expect(root?.components.schemas["Maybe"]).toEqual({ oneOf: [{}, { type: "null" }] });
  expect(problems).toEqual([]);
});

test("warns about a field with the wrong kind of value, with its line, and leaves the field out", async () => {
  const { root, problems, messages } = await loadYaml(
    [
      "paths: { /letters: { get: { description: { en: Letters }, deprecated: 'true' } } }",
      "components:",
      "  schemas:",
      "    Letter:",
      "      type: file",
      "      required: true",
    ].join("\n"),
  );

  expect(root?.paths["/letters"]?.get).toEqual({ operationId: "letters.list", deprecated: true, responses: {} });
  expect(root?.components.schemas["Letter"]).toEqual({});
  expect(problems).toEqual([
    "openapi.yaml:3 warning unexpected-type",
    "openapi.yaml:3 warning quoted-flag",
    "openapi.yaml:7 warning unknown-schema-type",
    "openapi.yaml:8 warning unexpected-type",
  ]);
  expect(messages[0]).toBe("`description` is an object, and text is expected.");
});

test("warns about items of another type in a list, with their lines, and leaves them out", async () => {
  const { root, problems, messages } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    get:",
      "      tags: [letters, { name: mail }]",
      "      parameters:",
      "        - ~",
      "        - page",
      "        - { name: size, in: query, schema: { type: integer } }",
      "      responses: {}",
    ].join("\n"),
  );

  expect(root?.paths["/letters"]?.get?.tags).toEqual(["letters"]);
  expect(root?.paths["/letters"]?.get?.parameters).toMatchObject([{ name: "size" }]);
  expect(problems).toEqual(["openapi.yaml:6 warning unexpected-type", "openapi.yaml:9 warning unexpected-type"]);
  expect(messages).toEqual([
    "`tags` contains an object, and text is expected.",
    "`parameters` contains `page`, and an object is expected.",
  ]);
});

test("writes statuses as OpenAPI does, and leaves out responses with other keys", async () => {
  const { root, problems } = await loadYaml(
    "paths:\n  /letters:\n    get:\n      responses:\n        200: { description: a }\n        4xx: { description: b }\n        Default: { description: c }\n        ok: { description: d }\n        x-note: true",
  );

  expect(root?.paths["/letters"]?.get?.responses).toEqual({
    "200": { description: "a" },
    "4XX": { description: "b" },
    default: { description: "c" },
  });
  expect(problems).toEqual(["openapi.yaml:10 warning unknown-status"]);
});

test("adds missing path parameters, and removes duplicate, unused and ignored ones", async () => {
  const { root, problems } = await loadYaml(
    [
      "paths:",
      "  /letters/{name}/{part}:",
      "    parameters:",
      "      - { name: name, in: path, schema: { type: string } }",
      "    get:",
      "      parameters:",
      "        - { name: size, in: query, type: integer }",
      "        - { name: size, in: query, schema: { type: string } }",
      "        - { name: old, in: path, schema: {} }",
      "        - { name: Accept, in: header, schema: { type: string } }",
    ].join("\n"),
  );

  expect(root?.paths["/letters/{name}/{part}"]).toMatchObject({
    parameters: [{ name: "name", in: "path", required: true }],
    get: {
      parameters: [
        { name: "size", in: "query", schema: { type: "integer" } },
        { name: "part", in: "path", required: true, schema: { type: "string" } },
      ],
    },
  });
  expect(problems).toEqual([
    "openapi.yaml:6 warning path-parameter-not-required",
    "openapi.yaml:7 warning path-parameter-undeclared",
    "openapi.yaml:9 warning unknown-field",
    "openapi.yaml:10 warning duplicate-parameter",
    "openapi.yaml:11 warning path-parameter-unused",
    "openapi.yaml:12 warning header-ignored",
  ]);
});

test("compares the path parameters of a shared path item with the paths that refer to it", async () => {
  const { root, problems, messages } = await loadYaml(
    [
      "paths:",
      '  /letters/{name}: { $ref: "#/components/pathItems/Letter" }',
      '  /letters: { $ref: "#/components/pathItems/Letter" }',
      "components:",
      "  pathItems:",
      "    Letter:",
      "      parameters: [{ name: name, in: path, required: true, schema: { type: string } }]",
      '      get: { responses: { "204": { description: Read. } } }',
    ].join("\n"),
  );

  expect(root?.paths["/letters/{name}"]).toMatchObject({ parameters: [{ name: "name", in: "path" }] });
  expect(problems).toEqual(["openapi.yaml:9 warning path-parameter-unused"]);
  expect(messages).toEqual(["There is no `{name}` in `/letters`."]);
});

test("knows that the case of a header has no meaning", async () => {
  const { root, problems } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    parameters:",
      "      - { name: X-SIZE, in: header, schema: { type: string } }",
      "    get:",
      "      parameters:",
      "        - { name: X-Size, in: header, schema: { type: integer } }",
      "        - { name: x-size, in: header, schema: { type: string } }",
      "        - { name: X-SIZE, in: query, schema: { type: string } }",
    ].join("\n"),
  );

  const [operation] = root ? readOperations(root) : [];
  expect(operation?.parameters.map(({ in: place, name }) => `${place} ${name}`)).toEqual([
    "header X-Size",
    "query X-SIZE",
  ]);
  expect(problems).toEqual(["openapi.yaml:10 warning duplicate-parameter"]);
});

test.each(["{proxy+}", "{*proxy}", "{**proxy}", "{proxy:int:min(1)}", "{proxy:[0-9]+}", "{proxy=1}"])(
  "uses the declared parameter of the placeholder `%s`, and reports it once",
  async (placeholder) => {
    const { root, problems, messages } = await loadYaml(
      [
        "paths:",
        `  "/files/${placeholder}":`,
        "    parameters:",
        "      - { name: proxy, in: path, required: true, description: The file., schema: { type: integer } }",
        "    get: {}",
        "    delete: { parameters: [{ name: proxy, in: path, schema: { type: boolean } }] }",
      ].join("\n"),
    );

    expect(problems).toEqual(["openapi.yaml:4 warning path-malformed"]);
    expect(messages).toEqual([`\`${placeholder}\` in \`/files/${placeholder}\` has more than the name \`proxy\`.`]);
    const operations = root ? readOperations(root) : [];
    expect(
      operations.map(({ parameters }) => parameters.map(({ node, schema }) => [node.description, schema])),
    ).toEqual([[["The file.", { type: "integer" }]], [[undefined, { type: "boolean" }]]]);
    expect(operations.flatMap(({ parameters }) => parameters.map(({ name }) => `{${name}}`))).toEqual([
      placeholder,
      placeholder,
    ]);
  },
);

test("accepts a placeholder that is declared as it is written", async () => {
  const { problems } = await loadYaml(
    "paths:\n  /files/{proxy+}:\n    get: { parameters: [{ name: proxy+, in: path, required: true, schema: {} }] }",
  );

  expect(problems).toEqual([]);
});

test("reports a pattern in a placeholder once", async () => {
  const { problems } = await loadYaml(
    [
      "paths:",
      "  /letters/{id:[0-9]+}:",
      "    get:",
      "      parameters:",
      "        - { name: id, in: path, required: true, schema: { type: integer } }",
      "    delete: { parameters: [{ name: id, in: path, required: true, schema: { type: integer } }] }",
    ].join("\n"),
  );

  expect(problems).toEqual(["openapi.yaml:4 warning path-malformed"]);
});

test("removes a response header that OpenAPI ignores", async () => {
  const { root, problems } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    get:",
      "      responses:",
      "        '200':",
      "          headers:",
      "            content-type: { required: true, schema: { type: string } }",
      "            X-Total: { schema: { type: integer } }",
    ].join("\n"),
  );

  expect(root?.paths["/letters"]?.get?.responses?.["200"]).toHaveProperty("headers", {
    "X-Total": { schema: { type: "integer" } },
  });
  expect(problems).toEqual(["openapi.yaml:9 warning header-ignored"]);
});

test("sends a placeholder in the path that is declared in another place", async () => {
  const { root, problems, messages } = await loadYaml(
    [
      "paths:",
      "  /letters/{id}/notes/{note}:",
      "    parameters:",
      '      - { $ref: "#/components/parameters/Note" }',
      "    get:",
      "      parameters:",
      "        - { name: id, in: query, style: form, explode: false, schema: { type: integer } }",
      "        - { name: size, in: query, schema: { type: integer } }",
      "    put:",
      "      parameters:",
      "        - { name: id, in: path, required: true, schema: { type: integer } }",
      "        - { name: id, in: query, schema: { type: string } }",
      "components:",
      "  parameters:",
      "    Note: { name: note, in: header, schema: { type: boolean } }",
    ].join("\n"),
  );

  expect(problems).toEqual([
    "openapi.yaml:6 warning path-parameter-misplaced",
    "openapi.yaml:9 warning path-parameter-misplaced",
  ]);
  expect(messages).toEqual([
    "`{note}` in the path is declared in `header`.",
    "`{id}` in the path is declared in `query`.",
  ]);
  const item = root?.paths["/letters/{id}/notes/{note}"];
  const note = { name: "note", in: "path", required: true, schema: { type: "boolean" } };
  const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  expect(item?.parameters).toEqual([note]);
  expect(item?.get?.parameters).toEqual([id, { name: "size", in: "query", schema: { type: "integer" } }]);
  expect(item?.put?.parameters).toEqual([id, { name: "id", in: "query", schema: { type: "string" } }]);
  expect(root?.components?.parameters?.["Note"]).toMatchObject({ in: "header" });
});

test("reads the query of a path as required parameters", async () => {
  const { root, problems, messages } = await loadYaml(
    [
      "paths:",
      "  /letters/{id}?op=find&by={sender}&page={page}&raw#short:",
      "    parameters:",
      "      - { name: page, in: query, explode: false, schema: { type: integer } }",
      "    get:",
      "      parameters:",
      "        - { name: id, in: path, required: true, schema: { type: integer } }",
      '        - { $ref: "#/components/parameters/Sender" }',
      "        - { name: op, in: query, description: The function., example: 7, schema: { type: integer } }",
      "    put: {}",
      "components:",
      "  parameters:",
      "    Sender: { name: sender, in: path, required: true, style: label, schema: { type: boolean } }",
    ].join("\n"),
  );

  expect(problems).toEqual([
    "openapi.yaml:4 warning path-with-query",
    "openapi.yaml:12 warning path-parameter-undeclared",
  ]);
  expect(messages[0]).toContain("contains a query, which is read as required parameters.");
  const item = root?.paths["/letters/{id}?op=find&by={sender}&page={page}&raw#short"];
  const ofQuery = { in: "query", required: true };
  const find = { ...ofQuery, name: "op", schema: { type: "string", enum: ["find"] } };
  const raw = { ...ofQuery, name: "raw", schema: { type: "string", enum: [""] } };
  expect(item?.parameters).toEqual([{ ...ofQuery, name: "page", explode: false, schema: { type: "integer" } }]);
  expect(item?.get?.parameters).toEqual([
    { name: "id", in: "path", required: true, schema: { type: "integer" } },
    { ...ofQuery, name: "by", schema: { type: "boolean" } },
    { ...find, description: "The function." },
    raw,
  ]);
  expect(item?.put?.parameters).toEqual([
    { name: "id", in: "path", required: true, schema: { type: "string" } },
    find,
    { ...ofQuery, name: "by", schema: { type: "string" } },
    raw,
  ]);
  expect(root?.components?.parameters?.["Sender"]).toMatchObject({ in: "path" });
});

test("reports a path parameter that is not required, once for each declaration", async () => {
  const { root, problems } = await loadYaml(
    [
      "paths:",
      "  /letters/{id}/notes/{note}:",
      "    get:",
      "      parameters:",
      "        - { name: id, in: path, schema: { type: integer } }",
      '        - { $ref: "#/components/parameters/Note" }',
      "    put:",
      "      parameters:",
      "        - { name: id, in: path, required: true, schema: { type: integer } }",
      '        - { $ref: "#/components/parameters/Note" }',
      "components:",
      "  parameters:",
      "    Note: { name: note, in: path, required: false, schema: { type: boolean } }",
    ].join("\n"),
  );

  expect(problems).toEqual([
    "openapi.yaml:7 warning path-parameter-not-required",
    "openapi.yaml:15 warning path-parameter-not-required",
  ]);
  expect(root?.components?.parameters?.["Note"]).toMatchObject({ required: true });
});

test("reports parameters that cannot be sent", async () => {
  const { problems, messages } = await loadYaml(
    "paths:\n  /letters:\n    post:\n      parameters:\n        - { in: query, schema: {} }\n        - { name: body, in: body, schema: {} }",
  );

  expect(problems).toEqual([
    "openapi.yaml:7 warning parameter-incomplete",
    "openapi.yaml:8 warning parameter-incomplete",
  ]);
  expect(messages).toEqual(["The parameter has no `name`.", "The parameter `body` has `body` as `in`."]);
});

test("reports a shared parameter that cannot be sent once, at its own place", async () => {
  const reference = '        - { $ref: "#/components/parameters/Lost" }';
  const { root, problems, messages } = await loadYaml(
    [
      "paths:\n  /letters:\n    get:\n      parameters:",
      reference,
      "    post:\n      parameters:",
      reference,
      "components:\n  parameters:",
      "    Lost: { name: page, in: null, schema: {} }",
      '    Other: { $ref: "#/components/parameters/Lost" }',
      "    Kept: { name: page, in: query, schema: {} }",
    ].join("\n"),
  );

  expect(problems).toEqual(["openapi.yaml:13 warning parameter-incomplete"]);
  expect(messages).toEqual(["The parameter `page` has nothing as `in`."]);
  expect(Object.keys(root?.components?.parameters ?? {})).toEqual(["Kept"]);
});

test("leaves out a header with an impossible name, with a warning", async () => {
  const { root, problems } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    get:",
      "      parameters:",
      "        - { name: API Key, in: header, required: true, schema: { type: string } }",
      '        - { name: "a\\r\\nb", in: header, schema: { type: string } }',
      "        - { name: x_a-b.c, in: header, schema: { type: string } }",
      "        - { name: a b, in: query, schema: { type: string } }",
    ].join("\n"),
  );

  expect(root?.paths["/letters"]?.get?.parameters).toMatchObject([{ name: "x_a-b.c" }, { name: "a b" }]);
  expect(problems).toEqual(["openapi.yaml:7 warning header-never-sent", "openapi.yaml:8 warning header-never-sent"]);
});

test("reads the value of an Example object among the examples of a schema that admits no object", async () => {
  const { root } = await loadYaml(
    "components: { schemas: { Name: { type: string, examples: [{ summary: A dog., value: Rex }, Tom] }, Any: { examples: [{ value: Rex }] } } }",
  );

  expect(root?.components.schemas).toEqual({
    Name: { type: "string", examples: ["Rex", "Tom"] },
    Any: { examples: [{ value: "Rex" }] },
  });
});
