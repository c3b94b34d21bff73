import { expect, test } from "vitest";
import { loadFiles, loadYaml } from "../../test/load-files.ts";
import { resolve } from "../openapi/resolve-reference.ts";

const head = `openapi: 3.1.0\ninfo: { title: Letters, version: "1.0.0" }\n`;

test("follows a misplaced `$ref` through several files, and warns with its line", async () => {
  const { root, problems, messages, document } = await loadFiles({
    "openapi.yaml": [
      head.trim(),
      "servers:",
      "  - $ref: parts/servers.yaml#/main",
      "paths:",
      "  /letters:",
      "    get:",
      "      summary: Lists letters.",
      "      $ref: parts/operations.yaml#/list",
    ].join("\n"),
    "parts/servers.yaml": "main: { $ref: '#/other', description: The one. }\nother: { url: https://letters.example }",
    "parts/operations.yaml": [
      "list:",
      "  summary: Lists.",
      "  responses:",
      "    '200': { description: All., content: { application/json: { $ref: '#/media' } } }",
      "media: { schema: { $ref: letter.yaml } }",
    ].join("\n"),
    "parts/letter.yaml": "type: object",
  });

  expect(root?.servers).toEqual([{ description: "The one.", url: "https://letters.example" }]);
  expect(root?.paths["/letters"]?.get).toEqual({
    operationId: "letters.list",
    summary: "Lists letters.",
    responses: {
      "200": {
        description: "All.",
        content: { "application/json": { schema: { $ref: "#/components/schemas/letter" } } },
      },
    },
  });
  expect(problems).toEqual([
    "openapi.yaml:4 warning misplaced-reference",
    "openapi.yaml:9 warning misplaced-reference",
    "parts/operations.yaml:4 warning misplaced-reference",
    "parts/servers.yaml:1 warning misplaced-reference",
  ]);
  expect(messages[0]).toBe(
    "OpenAPI allows no `$ref` as `servers/0`. The generator follows `parts/servers.yaml#/main`; other tools may not.",
  );
  const responses = document?.locate("/paths/~1letters/get/responses/200");
  expect(responses).toMatchObject({ file: expect.stringContaining("operations.yaml"), line: 4 });
  const summary = document?.locate("/paths/~1letters/get/summary");
  expect(summary).toMatchObject({ file: expect.stringContaining("openapi.yaml"), line: 8 });
});

test("replaces a `$ref` by the list, text or number that it leads to", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": `${head}components: { schemas: { Kind: { type: string, enum: { $ref: 'lists.yaml#/kinds' },\n  maxLength: { $ref: 'lists.yaml#/most' } } } }`,
    "lists.yaml": "kinds: [letter, card]\nmost: 9",
  });

  expect(root?.components.schemas).toEqual({ Kind: { type: "string", enum: ["letter", "card"], maxLength: 9 } });
  expect(problems).toEqual([
    "openapi.yaml:3 warning misplaced-reference",
    "openapi.yaml:4 warning misplaced-reference",
  ]);
});

test("keeps a `$ref` that is a value of the API, or the name of a property", async () => {
  const value = { $ref: "#/nowhere" };
  const { root, problems } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    Pointer:",
      "      properties: { $ref: { type: string } }",
      "      const: { $ref: '#/nowhere' }",
      "      default: { inner: { $ref: '#/nowhere' } }",
      "      enum: [{ $ref: '#/nowhere' }]",
      "      examples: [{ $ref: '#/nowhere', and: more }]",
    ].join("\n"),
  );

  expect(root?.components.schemas["Pointer"]).toEqual({
    properties: { $ref: { type: "string" } },
    const: value,
    default: { inner: value },
    enum: [value],
    examples: [{ ...value, and: "more" }],
  });
  expect(problems).toEqual(["openapi.yaml:7 warning reference-as-value", "openapi.yaml:9 warning reference-as-value"]);
});

test("uses the description beside a `$ref` in 3.1, and not in 3.0", async () => {
  const body = [
    "paths:",
    "  /letters:",
    "    get:",
    "      parameters: [{ $ref: '#/components/parameters/Size', description: How many letters., required: true }]",
    "      responses: {}",
    "components: { parameters: { Size: { name: size, in: query, description: How many., schema: { type: integer } } } }",
  ].join("\n");
  const [newer, older] = await Promise.all([loadYaml(body), loadYaml(body, "3.0.3")]);

  expect(newer.root?.paths["/letters"]?.get?.parameters).toEqual([
    { name: "size", in: "query", description: "How many letters.", schema: { type: "integer" } },
  ]);
  expect(older.root?.paths["/letters"]?.get?.parameters).toMatchObject([{ $ref: "#/components/parameters/Size" }]);
});

test("reports a circle of `$ref`s between objects that cannot be components", async () => {
  const { problems } = await loadYaml(
    [
      "servers: [{ $ref: '#/servers/0' }]",
      "paths:",
      "  /a:",
      "    get: { $ref: '#/paths/~1b/get' }",
      "  /b:",
      "    get: { $ref: '#/paths/~1a/get' }",
      "components:",
      "  schemas:",
      "    Loop: { properties: { $ref: '#/components/schemas/Loop/properties' } }",
      "    Through: { maximum: { $ref: '#/components/schemas/Through/maximum' } }",
    ].join("\n"),
  );

  expect(problems.filter((problem) => problem.includes("error"))).toEqual([
    "openapi.yaml:3 error dangling-reference",
    "openapi.yaml:8 error dangling-reference",
    "openapi.yaml:11 error dangling-reference",
    "openapi.yaml:12 error dangling-reference",
  ]);
});

test("reports a `$ref` without a target in links and callbacks", async () => {
  const { problems } = await loadYaml(
    [
      "components:",
      "  links:",
      "    One: { $ref: '#/components/links/Lost' }",
      "  callbacks:",
      "    Two:",
      "      '{$url}':",
      "        post:",
      "          requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Lost' } } } }",
    ].join("\n"),
  );

  expect(problems).toEqual(["openapi.yaml:5 error dangling-reference", "openapi.yaml:10 error dangling-reference"]);
});

test("reads a description from a text file", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": `openapi: 3.1.0\ninfo: { title: Letters, version: "1", description: { $ref: intro.md } }\npaths: {}`,
    "intro.md": "# Letters\n\nOne: two: three.\n",
  });

  expect(root?.info.description).toBe("# Letters\n\nOne: two: three.\n");
  expect(problems).toEqual(["openapi.yaml:2 warning misplaced-reference"]);
});

test("keeps callbacks, with their `$ref`s resolved, whichever part of the document comes first", async () => {
  const callbacks = [
    "components:",
    "  callbacks:",
    "    Born:",
    "      '{$request.body#/url}':",
    "        post: { requestBody: { content: { application/json: { schema: { nullable: true, type: string } } } } }",
  ];
  const paths = [
    "paths:",
    "  /pets/{id}:",
    "    post:",
    "      parameters: [{ name: id, in: path, required: true, schema: {} }]",
    "      callbacks: { born: { $ref: '#/components/callbacks/Born' } }",
  ];
  for (const parts of [
    [...callbacks, ...paths],
    [...paths, ...callbacks],
  ]) {
    const { root, problems } = await loadFiles({
      "openapi.yaml": ["openapi: 3.0.3", "info: { title: Pets, version: '1' }", ...parts].join("\n"),
    });

    expect(problems).toEqual([]);
    expect(root?.paths["/pets/{id}"]?.post?.callbacks).toEqual({ born: { $ref: "#/components/callbacks/Born" } });
    expect(root?.components.callbacks?.["Born"]).toEqual({
      "{$request.body#/url}": {
        post: {
          requestBody: { content: { "application/json": { schema: { type: ["string", "null"] } } } },
          responses: {},
        },
      },
    });
  }
});

test("follows a `$ref` into a list or a keyword as it was written, before and after the object itself is read", async () => {
  const schemas = [
    "List:",
    "  items: [{ type: string }, { type: integer }]",
    "  additionalItems: { type: boolean }",
    "  dependencies: { a: { minProperties: 2 } }",
  ];
  const users = ["item: items/1", "rest: additionalItems", "dependency: dependencies/a"].map((user) =>
    user.replace(/ (.*)/, " { $ref: '#/components/schemas/List/$1' }"),
  );
  const byOrder = [
    [...schemas, `Object: { properties: { ${users.join(", ")} } }`],
    [`Object: { properties: { ${users.join(", ")} } }`, ...schemas],
  ];
  for (const lines of byOrder) {
    const { root, problems } = await loadYaml(
      `components:\n  schemas:\n${lines.map((line) => `    ${line}`).join("\n")}`,
    );
    const { properties } = Object(root?.components.schemas["Object"]);
    const read = (name: string) => resolve(Object(root), properties[name]);

    expect(problems).toEqual([]);
    expect(["item", "rest", "dependency"].map(read)).toEqual([
      { type: "integer" },
      { type: "boolean" },
      { minProperties: 2 },
    ]);
  }
});

test("names the list of an item to which a `$ref` leads", async () => {
  const { messages } = await loadYaml(
    ["servers: [{ $ref: '#/x-servers/0' }]", "x-servers: [{ $ref: '#/x-main' }]", "x-main: { url: /v1 }"].join("\n"),
  );

  expect(messages).toContain(
    "OpenAPI allows no `$ref` as `x-servers/0`. The generator follows `#/x-main`; other tools may not.",
  );
});

test("counts the items of a list as they were written", async () => {
  const { root, problems } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    parameters: [null, { name: at, in: query, schema: { type: string } }]",
      "    get: { parameters: [{ $ref: '#/paths/~1letters/parameters/1' }], responses: {} }",
    ].join("\n"),
  );

  expect(problems).toEqual([]);
  const [parameter] = root?.paths["/letters"]?.get?.parameters ?? [];
  expect(resolve(Object(root), Object(parameter))).toMatchObject({ name: "at" });
});

test("follows a `$ref` into a field that was removed, or that became a list", async () => {
  const { problems } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    post:",
      "      responses:",
      "        '201': { description: Written., links: { read: { operationId: letters.read } } }",
      "    put:",
      "      responses:",
      "        '200': { description: Changed., links: { read: { $ref: '#/paths/~1letters/post/responses/201/links/read' } } }",
      "components:",
      "  schemas:",
      "    Letter: { allOf: { '3': { properties: { size: { type: string } } } } }",
      "    Size: { $ref: '#/components/schemas/Letter/allOf/3/properties/size' }",
    ].join("\n"),
  );

  expect(problems).toEqual([
    "openapi.yaml:7 warning unsupported-feature",
    "openapi.yaml:10 warning unsupported-feature",
  ]);
});
