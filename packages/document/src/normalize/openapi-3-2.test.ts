import { expect, test } from "vitest";
import { listOperationNodes } from "../openapi/list-operation-nodes.ts";
import { loadFiles, loadYaml } from "../../test/load-files.ts";

test("lists the operations of `query` and of additional methods", async () => {
  const { root, problems } = await loadYaml(
    [
      "paths:",
      "  /letters/{id}:",
      "    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]",
      "    query: { responses: { '200': { description: Found. } } }",
      "    additionalOperations:",
      "      COPY: { responses: { '4xx': { description: Refused. } } }",
    ].join("\n"),
    "3.2.0",
  );

  expect(listOperationNodes(root?.paths["/letters/{id}"] ?? {})).toEqual([
    {
      method: "QUERY",
      inner: ["query"],
      operation: { operationId: "letters.query", responses: { "200": { description: "Found." } } },
    },
    {
      method: "COPY",
      inner: ["additionalOperations", "COPY"],
      operation: { operationId: "letters.copy", responses: { "4XX": { description: "Refused." } } },
    },
  ]);
  expect(problems).toEqual([]);
});

test("follows references to media types, and keeps the schema of their items", async () => {
  const { root, problems } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    get:",
      "      responses:",
      "        '200': { description: All., content: { text/event-stream: { $ref: '#/components/mediaTypes/Events' } } }",
      "components:",
      "  mediaTypes:",
      "    Events: { itemSchema: { $ref: '#/components/schemas/Event' } }",
      "  schemas:",
      "    Event: { type: object, properties: { data: { type: string, nullable: true } } }",
    ].join("\n"),
    "3.2.0",
  );

  expect(root?.paths["/letters"]?.get?.responses?.["200"]).toMatchObject({
    content: { "text/event-stream": { itemSchema: { $ref: "#/components/schemas/Event" } } },
  });
  // The schema of the items was read.
  expect(problems).toEqual(["openapi.yaml:12 warning nullable-without-effect"]);
});

test("follows the address of a security scheme, also to another file", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": [
      "openapi: 3.2.0\ninfo: { title: Letters, version: '1' }",
      "paths: { /letters: { get: { security: [{ '#/components/securitySchemes/key': [] }, { auth.yaml#/token: [read] }], responses: {} } } }",
      "components: { securitySchemes: { key: { type: apiKey, in: header, name: key } } }",
    ].join("\n"),
    "auth.yaml": "token: { type: http, scheme: bearer }",
  });

  expect(root?.paths["/letters"]?.get?.security).toEqual([{ key: [] }, { token: ["read"] }]);
  expect(root?.components.securitySchemes).toHaveProperty("token.scheme", "bearer");
  expect(problems).toEqual([]);
});

test("converts a form that is the whole query string to an exploded object", async () => {
  const { root, problems, messages } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    get:",
      "      parameters:",
      "        - $ref: '#/components/parameters/Filter'",
      "        - { name: xml, in: querystring, content: { application/xml: { schema: { type: object } } } }",
      "      responses: {}",
      "components:",
      "  parameters:",
      "    Filter:",
      "      name: filter",
      "      in: querystring",
      "      content:",
      "        application/x-www-form-urlencoded:",
      "          schema: { type: object, properties: { colour: { type: string } } }",
      "          example: { colour: red }",
    ].join("\n"),
    "3.2.0",
  );

  expect(root?.components.parameters?.["Filter"]).toEqual({
    name: "filter",
    in: "query",
    style: "form",
    explode: true,
    schema: { type: "object", properties: { colour: { type: "string" } } },
    example: { colour: "red" },
  });
  expect(root?.paths["/letters"]?.get?.parameters).toEqual([{ $ref: "#/components/parameters/Filter" }]);
  expect(problems).toEqual(["openapi.yaml:8 warning unsupported-feature"]);
  expect(messages).toEqual([
    "The query string is written as `application/xml`; only a form, JSON and text are supported.",
  ]);
});

test.each(["application/json", "text/plain"])(
  "keeps the media type %s of a parameter that is the whole query string",
  async (mediaType) => {
    const content = { [mediaType]: { schema: { type: "string" } } };
    const { root, problems, messages } = await loadYaml(
      [
        "paths:",
        "  /letters:",
        "    parameters: [{ name: page, in: query, schema: { type: integer } }]",
        "    get:",
        `      parameters: [{ name: whole, in: querystring, content: ${JSON.stringify(content)} }]`,
        "      responses: {}",
      ].join("\n"),
      "3.2.0",
    );

    const whole = { name: "whole", in: "query", style: "querystring", content };
    expect(root?.paths["/letters"]?.get?.parameters).toEqual([whole]);
    expect(problems).toEqual(["openapi.yaml:6 warning unsupported-feature"]);
    expect(messages).toEqual(["`whole` is the whole query string. The client appends `page` to it, after `&`."]);
  },
);

test("reports the style `querystring`, which only the loader sets", async () => {
  const { root, problems } = await loadYaml(
    [
      "components:",
      "  parameters:",
      "    Colour: { name: colour, in: query, style: querystring, schema: { type: string } }",
    ].join("\n"),
    "3.2.0",
  );

  expect(root?.components.parameters?.["Colour"]).toEqual({ name: "colour", in: "query", schema: { type: "string" } });
  expect(problems).toEqual(["openapi.yaml:5 warning unknown-style"]);
});

test("reads the data of examples as their value", async () => {
  const { root, problems } = await loadYaml(
    [
      "components:",
      "  examples:",
      "    Data: { dataValue: { id: 7 }, serializedValue: '{\"id\":7}' }",
      "    Text: { serializedValue: '{\"id\":7}' }",
    ].join("\n"),
    "3.2.0",
  );

  expect(root?.components.examples).toMatchObject({ Data: { value: { id: 7 } }, Text: { value: { id: 7 } } });
  expect(problems).toEqual([]);
});

test.each([
  ["items", "{ itemSchema: { type: string } }", ["itemSchema"]],
  [
    "parts by position",
    "{ schema: { type: object }, prefixEncoding: [{ contentType: image/png }], itemEncoding: { contentType: image/png } }",
    ["itemEncoding", "prefixEncoding"],
  ],
  ["a list", "{ schema: { $ref: '#/components/schemas/List' }, example: [one] }", ["schema"]],
  ["items beside names", "{ itemSchema: {}, encoding: { a: { contentType: image/png } } }", ["encoding", "itemSchema"]],
])("makes a multipart body of %s bytes, and says so", async (_, media, fields) => {
  for (const mediaType of ["multipart/mixed", "multipart/form-data"]) {
    const { root, problems, messages } = await loadYaml(
      [
        "paths:",
        "  /letters:",
        "    post:",
        "      requestBody:",
        `        content: { ${mediaType}: ${media} }`,
        "      responses: {}",
        "components: { schemas: { List: { type: array, items: { type: string } } } }",
      ].join("\n"),
      "3.2.0",
    );

    expect(root?.paths["/letters"]?.post?.requestBody).toEqual({
      content: { [mediaType]: { schema: { type: "string", format: "binary" } } },
    });
    expect(problems).toEqual(fields.map(() => "openapi.yaml:7 warning unsupported-feature"));
    expect(messages.toSorted()).toEqual(fields.map((field) => expect.stringContaining(`\`${field}\` is ignored`)));
  }
});

test.each([
  ["application/json", "itemSchema: { type: string }"],
  ["text/csv", "itemSchema: { type: string }"],
  ["application/x-www-form-urlencoded", "itemSchema: { type: string }"],
  ["application/json", "prefixEncoding: [{ contentType: image/png }]"],
  ["application/jsonl", "itemEncoding: { contentType: image/png }"],
])("ignores fields of sequences that %s does not have: %s", async (mediaType, field) => {
  const { root, problems, messages } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    post:",
      "      requestBody:",
      "        content:",
      `          ${mediaType}:`,
      "            schema: { type: object }",
      `            ${field}`,
      "      responses: {}",
    ].join("\n"),
    "3.2.0",
  );

  expect(root?.paths["/letters"]?.post?.requestBody).toEqual({
    content: { [mediaType]: { schema: { type: "object" } } },
  });
  expect(problems).toEqual(["openapi.yaml:10 warning unsupported-feature"]);
  expect(messages[0]).toContain(`and this is \`${mediaType}\`.`);
});

test("ignores the parts of a part, and its media type", async () => {
  const { root, problems } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    post:",
      "      requestBody:",
      "        content:",
      "          multipart/form-data:",
      "            schema: { type: object }",
      "            encoding:",
      "              a: { contentType: multipart/mixed, encoding: { inner: { contentType: text/plain } } }",
      "              b: { contentType: multipart/mixed, prefixEncoding: [{ contentType: text/plain }] }",
      "              c: { contentType: application/json, itemEncoding: { contentType: text/plain } }",
      "              d: { contentType: multipart/mixed }",
      "      responses: {}",
    ].join("\n"),
    "3.2.0",
  );

  expect(root?.paths["/letters"]?.post?.requestBody).toEqual({
    content: {
      "multipart/form-data": {
        schema: { type: "object" },
        encoding: { a: {}, b: {}, c: { contentType: "application/json" }, d: { contentType: "multipart/mixed" } },
      },
    },
  });
  expect(problems).toEqual([11, 12, 13].map((line) => `openapi.yaml:${line} warning unsupported-feature`));
});

test.each([
  ["application/x-www-form-urlencoded", "a=1"],
  ["multipart/form-data", "--x--"],
])("does not take the text of an example for its data: %s", async (mediaType, text) => {
  const { root, problems } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    post:",
      `      requestBody: { content: { ${mediaType}: { examples: { one: { serializedValue: "${text}" } } } } }`,
      "      responses: {}",
    ].join("\n"),
    "3.2.0",
  );

  expect(root?.paths["/letters"]?.post?.requestBody).toEqual({
    content: { [mediaType]: { examples: { one: { serializedValue: text } } } },
  });
  expect(problems).toEqual([]);
});

test("makes a list in an urlencoded form text, and says so", async () => {
  const { root, problems, messages } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    post:",
      "      requestBody:",
      "        content: { application/x-www-form-urlencoded: { schema: { type: array }, example: [one] } }",
      "      responses: {}",
    ].join("\n"),
    "3.0.0",
  );

  expect(root?.paths["/letters"]?.post?.requestBody).toEqual({
    content: { "application/x-www-form-urlencoded": { schema: { type: "string" } } },
  });
  expect(problems).toEqual(["openapi.yaml:7 warning unsupported-feature"]);
  expect(messages).toEqual([
    "`schema` is ignored: a form gives each value a name, and a list has none. The body is text.",
  ]);
});

test("reports unsupported parts, with their lines", async () => {
  const { problems, messages } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    get:",
      "      parameters: [{ name: colour, in: cookie, style: simple, schema: { type: string } }]",
      "      responses: {}",
      "    post:",
      "      requestBody:",
      "        content:",
      "          multipart/mixed:",
      "            prefixEncoding: [{ contentType: image/png }]",
      "            itemEncoding: { contentType: image/png }",
      "      responses: {}",
      "    additionalOperations: { POST: { responses: {} } }",
      "components:",
      "  schemas:",
      "    Letter: { discriminator: { propertyName: kind, defaultMapping: Letter } }",
    ].join("\n"),
    "3.2.0",
  );

  expect(problems).toEqual([
    "openapi.yaml:6 warning unknown-style",
    "openapi.yaml:12 warning unsupported-feature",
    "openapi.yaml:13 warning unsupported-feature",
    "openapi.yaml:15 error misplaced-operation",
    "openapi.yaml:18 warning unsupported-feature",
  ]);
  expect(messages[1]).toBe(
    "`prefixEncoding` is ignored: parts without names are not supported. The body is bytes, such as a `Blob` whose `type` has the boundary.",
  );
});
