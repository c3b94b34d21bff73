import { expect, test } from "vitest";
import { loadYaml } from "../../test/load-files.ts";
import type { DocumentedOperation } from "./read-operations.ts";
import { readOperations, readWebhooks } from "./read-operations.ts";

async function read(...lines: readonly string[]) {
  const { root } = await loadYaml(lines.join("\n"));
  if (!root) throw new Error("The document cannot be read.");
  return { operations: readOperations(root), webhooks: readWebhooks(root) };
}

async function readFirst(...lines: readonly string[]): Promise<DocumentedOperation> {
  const [operation] = (await read(...lines)).operations;
  if (!operation) throw new Error("The document has no operation.");
  return operation;
}

test("reads all operations with their methods and places", async () => {
  const { operations } = await read(
    "paths:",
    "  /pets:",
    "    query: { responses: {} }",
    "    get: { operationId: pets.find, deprecated: true, responses: {} }",
    "    additionalOperations: { COPY: { responses: {} } }",
  );

  expect(operations.map(({ id, method, steps, deprecated }) => [id, method, steps, deprecated])).toEqual([
    ["pets.find", "GET", ["paths", "/pets", "get"], true],
    ["pets.queryAll", "QUERY", ["paths", "/pets", "query"], false],
    ["pets.copyAll", "COPY", ["paths", "/pets", "additionalOperations", "COPY"], false],
  ]);
});

test("reads the parameters of path and operation with their defaults and places", async () => {
  const { parameters } = await readFirst(
    "paths:",
    "  /pets/{id}:",
    "    parameters:",
    "      - { name: id, in: path, schema: { type: string } }",
    "      - { name: tags, in: query, schema: { type: string } }",
    "    get:",
    "      parameters:",
    "        - { name: tags, in: query, style: pipeDelimited, schema: { type: array } }",
    "        - { $ref: '#/components/parameters/Filter' }",
    "        - { name: color, in: header, style: form, schema: { $ref: '#/components/schemas/Old' } }",
    "      responses: {}",
    "components:",
    "  parameters:",
    "    Filter: { name: filter, in: query, content: { application/json: { schema: { type: object }, example: {} } } }",
    "  schemas: { Old: { type: string, deprecated: true } }",
  );

  expect(
    parameters.map(({ name, required, style, explode, deprecated }) => [name, required, style, explode, deprecated]),
  ).toEqual([
    ["id", true, "simple", false, false],
    ["tags", false, "pipeDelimited", false, false],
    ["filter", false, "form", true, false],
    ["color", false, "simple", false, true],
  ]);
  expect(parameters.map(({ schemaSteps }) => schemaSteps.join("/"))).toEqual([
    "paths//pets/{id}/parameters/0/schema",
    "paths//pets/{id}/get/parameters/0/schema",
    "components/parameters/Filter/content/application/json/schema",
    "paths//pets/{id}/get/parameters/2/schema",
  ]);
  const [, tags, filter] = parameters;
  expect(tags?.view.types).toEqual(["array"]);
  expect([filter?.media?.essence, filter?.examples]).toEqual(["application/json", [{}]]);
});

test("reads bodies, responses and headers behind references", async () => {
  const { body, responses } = await readFirst(
    "paths:",
    "  /pets:",
    "    post:",
    "      requestBody: { $ref: '#/components/requestBodies/Pet' }",
    "      responses:",
    "        '4xx': { $ref: '#/components/responses/Wrong' }",
    "        default: { description: Other. }",
    "components:",
    "  requestBodies:",
    "    Pet:",
    "      content:",
    "        Multipart/Form-Data:",
    "          schema: { type: object, properties: { photo: {} } }",
    "          encoding: { photo: { headers: { X-Size: { required: true, schema: { type: integer } } } } }",
    "  responses:",
    "    Wrong:",
    "      description: Wrong.",
    "      headers: { Retry-After: { $ref: '#/components/headers/Wait' } }",
    "      content: { application/x-ndjson: { itemSchema: { type: object }, examples: { one: { value: 1 }, none: {} } } }",
    "  headers: { Wait: { schema: { type: integer } } }",
  );

  expect([body?.required, body?.steps]).toEqual([false, ["components", "requestBodies", "Pet"]]);
  const [form] = body?.media ?? [];
  expect([form?.name, form?.essence]).toEqual(["Multipart/Form-Data", "multipart/form-data"]);
  expect(form?.partHeaders.get("photo")).toMatchObject([{ name: "X-Size", in: "header", required: true }]);
  expect([...responses.keys()]).toEqual(["4XX", "default"]);
  const wrong = responses.get("4XX");
  expect(wrong?.headers).toMatchObject([
    { name: "Retry-After", schema: { type: "integer" }, steps: ["components", "headers", "Wait"] },
  ]);
  const [lines] = wrong?.media ?? [];
  expect(lines).toMatchObject({ stream: "lines", schema: true, itemSchema: { type: "object" } });
  expect([...(lines?.named ?? [])]).toEqual([["one", 1]]);
});

test("reads security and servers from the nearest place that has them", async () => {
  const { operations, webhooks } = await read(
    "security: [{ key: [] }]",
    "paths:",
    "  /shared:",
    "    servers: [{ url: https://path.example }]",
    "    get: { responses: {} }",
    "  /own:",
    "    get: { security: [], servers: [{ url: https://own.example }], responses: {} }",
    "  /none:",
    "    get: { servers: [], responses: {} }",
    "webhooks: { born: { post: { responses: {} } } }",
    "components: { securitySchemes: { key: { type: apiKey, in: query, name: key } } }",
  );

  expect(operations.map(({ security: { steps, alternatives } }) => [steps, alternatives.length])).toEqual([
    [["security"], 1],
    [["paths", "/own", "get", "security"], 0],
    [["security"], 1],
  ]);
  expect(operations.map(({ servers }) => servers?.steps)).toEqual([
    ["paths", "/shared", "servers"],
    ["paths", "/own", "get", "servers"],
    undefined,
  ]);
  expect(webhooks.map(({ security }) => security.requirements)).toEqual([[]]);
});

test("reads the well-formed parts of extensions, and says what is malformed", async () => {
  const { pagination, exactlyOneOf, echoes, deprecation, problems } = await readFirst(
    "paths:",
    "  /pets:",
    "    get:",
    "      x-pagination: { style: page, param: page, items: pets, total: count }",
    "      x-exactly-one-of: [[a, b], [c]]",
    "      x-echo: { a: [id], b: id }",
    "      x-deprecated: { since: 1.5, why: Old. }",
    "      responses: {}",
  );

  expect(pagination).toMatchObject({ style: "page", total: ["count"], hasMore: [] });
  expect(exactlyOneOf).toEqual([{ index: 0, names: ["a", "b"] }]);
  expect(echoes).toEqual([{ param: "a", places: ["id"] }]);
  expect(deprecation).toEqual({ since: undefined, why: "Old.", use: undefined });
  expect(problems.map(({ code, steps }) => [code, ...steps.slice(3)])).toEqual([
    ["exactly-one-of-malformed", "x-exactly-one-of", 1],
    ["echo-malformed", "x-echo", "b"],
    ["deprecation-malformed", "x-deprecated", "since"],
  ]);
});

test("reads webhooks, then the callbacks of operations", async () => {
  const { operations, webhooks } = await read(
    "paths:",
    "  /orders:",
    "    post:",
    "      callbacks:",
    "        paid: { $ref: '#/components/callbacks/Paid' }",
    "      responses: {}",
    "webhooks: { born: { post: { responses: {} } } }",
    "components:",
    "  callbacks: { Paid: { '{$request.body#/url}': { put: { responses: {} } } } }",
  );

  expect(webhooks.map(({ kind, title, method, path, expression }) => [kind, title, method, path, expression])).toEqual([
    ["webhook", "born", "POST", "born", undefined],
    ["callback", "paid", "PUT", "{$request.body#/url}", "{$request.body#/url}"],
  ]);
  expect(webhooks.map(({ steps }) => steps)).toEqual([
    ["webhooks", "born", "post"],
    ["components", "callbacks", "Paid", "{$request.body#/url}", "put"],
  ]);
  expect(webhooks.map(({ owner }) => owner)).toEqual([undefined, operations[0]]);
});
