import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { nameVariables } from "@shortvideo-api/model";
import { describe, expect, onTestFinished, test } from "vitest";
import { openTools, ToolsOptionError } from "../src/open/open-tools.js";
import type { ToolSet } from "../src/tools/tool-set.js";
import { callTool, openMockedTools, readModel } from "./open-tools.js";

const corpus = new URL("../../../generator/test/corpus/", import.meta.url).pathname;
const scenarios = new URL("../../../generator/test/scenarios/", import.meta.url).pathname;

describe("a document with more than 40 operations", async () => {
  const { tools, mock, model } = await openTools({ spec: `${corpus}figma.yaml` });

  test("has three tools, which take few tokens", () => {
    expect(model.resources.flatMap(({ operations }) => operations).length).toBeGreaterThan(40);
    expect(tools.definitions.map(({ name }) => name)).toEqual(["search", "describe", "execute"]);
    expect(JSON.stringify(tools.definitions).length).toBeLessThan(1_000);
    expect(tools.instructions).toMatch(/\d+ operations that may change something are not available\./);
  });

  test("searches, describes and executes an operation", async () => {
    const found = await callTool(tools, "search", { query: "comments of a file" });
    const [{ operation }] = found.value;
    const described = await callTool(tools, "describe", { operation });
    const executed = await callTool(tools, "execute", {
      operation,
      params: { file_key: "abc" },
      fields: "comments.id,comments.message",
    });

    expect(operation).toBe("getComments");
    expect(described.value).toMatchObject({
      request: "GET /v1/files/{file_key}/comments",
      params: { properties: { file_key: { type: "string" }, as_md: { type: "boolean" } }, required: ["file_key"] },
    });
    expect(Object.keys(executed.value.comments[0])).toEqual(["id", "message"]);
    expect(mock?.report().operations.find(({ id }) => id === "getComments")).toMatchObject({ requests: 1 });
  });

  test("names near operations, parameters and places of inputs", async () => {
    await expect(callTool(tools, "execute", { operation: "getComment" })).rejects.toThrow(
      "Did you mean `getComments`?",
    );
    await expect(callTool(tools, "execute", { operation: "getComments", file_key: "abc" })).rejects.toThrow(
      "`execute` has no input `file_key`. Put it into `params`.",
    );
    await expect(callTool(tools, "execute", { operation: "getComments", params: {} })).rejects.toThrow(
      "getComments was not sent: `file_key` must be text, got nothing.",
    );
  });

  test("offers no operation that may change something, unless it is allowed", async () => {
    const post = { operation: "postComment", params: { file_key: "abc", body: { message: "Hi" } } };
    await expect(callTool(tools, "execute", post)).rejects.toThrow("There is no operation `postComment`.");

    const allowed = await openTools({ spec: `${corpus}figma.yaml`, unsafe: ["postComment"] });
    // Some clients send objects as JSON text.
    const { value } = await callTool(allowed.tools, "execute", { ...post, params: JSON.stringify(post.params) });

    expect(value).toMatchObject({ id: expect.any(String) });
    await expect(openTools({ spec: `${corpus}figma.yaml`, unsafe: ["postComments"] })).rejects.toThrow(
      ToolsOptionError,
    );
  });
});

test("has no inputs for parameters that can have only one value", async () => {
  const { tools, sent } = await openMockedTools({ spec: `${scenarios}parameters-with-one-value/spec/openapi.yaml` });

  await callTool(tools, "queues_list", {});

  const [list, queue] = tools.definitions.map(({ inputSchema: { properties, required } }) => [properties, required]);
  expect([Object.keys(Object(list?.[0])), list?.[1]]).toEqual([["prefix", "fields"], undefined]);
  expect([Object.keys(Object(queue?.[0])), queue?.[1]]).toEqual([
    ["id", "view", "tags", "nothing", "fields"],
    ["id", "tags", "nothing"],
  ]);
  expect(sent).toEqual(["?Version=2012-11-05&Action=ListQueues"]);
});

test("a document whose definitions would be too long has three tools, too", async () => {
  const opened = await openMockedTools({ spec: `${corpus}adyen-checkout.yaml`, allows: () => true });

  expect(opened.tools.definitions.map(({ name }) => name)).toEqual(["search", "describe", "execute"]);
});

test("marks tools that may change something, and sends 64-bit numbers of a body with all digits", async () => {
  const bodies: string[] = [];
  const { tools } = await openMockedTools({
    spec: `${scenarios}body-with-int64/spec/openapi.yaml`,
    allows: () => true,
    async fetch(given, init) {
      bodies.push(await new Request(given, init).text());
      return new Response('{"id":7300000000000000001,"lines":[]}', {
        status: 201,
        headers: { "content-type": "application/json" },
      });
    },
  });
  const body = { id: "7300000000000000003", lines: [{ article_id: "9007199254740993", count: 1 }] };

  const { value } = await callTool(tools, "orders_create", { body });

  const unsafe = tools.definitions.filter(({ annotations }) => annotations?.destructiveHint).map(({ name }) => name);
  expect(unsafe).toEqual(["orders_create", "orders_createBatch"]);
  expect(bodies).toEqual(['{"id":7300000000000000003,"lines":[{"article_id":9007199254740993,"count":1}]}']);
  expect(value.id).toBe("7300000000000000001");
  const { inputSchema } = tools.definitions.find(({ name }) => name === "orders_create") ?? { inputSchema: {} };
  expect(new Ajv2020({ strict: false }).compile({ ...inputSchema })({ body })).toBe(true);
});

test("sends a file of a body, and returns files and streams as JSON", async () => {
  const spec = `${scenarios}media-types/spec/openapi.yaml`;
  const { tools, mock } = await openMockedTools({ spec, allows: () => true });

  await callTool(tools, "files_store", { name: "a", body: { $base64: "iVBORw0KGgo=", $type: "image/webp" } });

  expect(mock.report().violations).toEqual([]);
});

test("calls the service with the credentials of the environment, by the names that the document declares", async () => {
  const spec = `${scenarios}client-defaults/spec/openapi.yaml`;
  const { auth, clientDefaults } = await readModel(spec);
  const { baseUrl, auth: names = {} } = nameVariables(clientDefaults.environment ?? "", auth);
  const name = Object.values(names).find((each) => typeof each === "string");
  const variables = { [baseUrl]: "http://127.0.0.1:9/v1", [name ?? ""]: "secret-token-0123" };
  Object.assign(process.env, variables);
  onTestFinished(() => {
    for (const each of Object.keys(variables)) delete process.env[each];
  });

  const live = await openTools({ spec });
  const mocked = await openTools({ spec, mock: true });

  expect(name).toBeDefined();
  expect(live.mock).toBeUndefined();
  expect(mocked.mock).toBeDefined();
});

test("offers a choice of media types, and prefers JSON", async () => {
  const spec = `${scenarios}response-media-types/spec/openapi.yaml`;
  const { tools } = await openMockedTools({ spec });
  const choices = tools.definitions.flatMap(({ inputSchema }) => Object(inputSchema["properties"]).accept ?? []);

  expect(choices.length).toBeGreaterThan(0);
  expect(choices.filter(({ type }) => type !== "string")).toEqual([]);
});

/** Writes a document with one operation, which is named `call`. Returns its path. */
function writeDocument(item: object, schemas: object = {}): string {
  return writePaths({ "/pets": item }, schemas);
}

/** Writes a document. Returns its path. */
function writePaths(paths: object, schemas: object = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "mcp-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "openapi.json");
  const info = { title: "Pets", version: "1" };
  writeFileSync(file, JSON.stringify({ openapi: "3.1.0", info, paths, components: { schemas } }));
  return file;
}

const responses = { 200: { description: "All.", content: { "application/json": { schema: { type: "object" } } } } };

/** The properties of the inputs of the operation, and the whole schema. */
function readInputs({ definitions }: ToolSet): { readonly properties: object; readonly schema: object } {
  const schema = definitions.find(({ name }) => name === "call")?.inputSchema;
  return { properties: Object(schema?.["properties"]), schema: Object(schema) };
}

test("names inputs by the characters that all agents accept, and also takes the names of the document", async () => {
  const long = "a".repeat(70);
  const names = ["filter[name]", "filter_name", "$top", "Date<", "Date>", "日付", long, "X.y-z"];
  const parameters = names.map((name) => ({
    name,
    in: "query",
    required: name === "$top",
    schema: { type: "string" },
  }));
  const spec = writeDocument({ get: { operationId: "call", parameters, responses } });
  const { tools, sent } = await openMockedTools({ spec });
  const { properties, schema } = readInputs(tools);
  const inputs = Object.keys(properties);

  await callTool(tools, "call", Object.fromEntries(inputs.map((name, index) => [name, String(index)])));
  await callTool(tools, "call", { $top: "1", "filter[name]": "y" });

  expect(inputs).toEqual([
    "filter_name_2",
    "filter_name",
    "top",
    "Date",
    "Date_2",
    "param",
    "a".repeat(56),
    "X.y-z",
    "fields",
  ]);
  expect(schema).toMatchObject({
    properties: { filter_name_2: { description: "filter[name]" }, filter_name: { type: "string" } },
    required: ["top"],
  });
  expect(sent.map((query) => [...new URLSearchParams(query)])).toEqual([
    names.map((name, index) => [name, String(index)]),
    [
      ["$top", "1"],
      ["filter[name]", "y"],
    ],
  ]);
});

test("names tools by what all agents accept, with room for the name of the server", async () => {
  const ids = [
    "2fa_enable",
    "获取",
    "列表",
    "pets.list",
    "pets_list",
    `get_${"long".repeat(12)}`,
    `put_${"long".repeat(12)}`,
  ];
  const paths = Object.fromEntries(ids.map((operationId, index) => [`/${index}`, { get: { operationId, responses } }]));
  const { tools } = await openMockedTools({ spec: writePaths(paths) });
  const names = tools.definitions.map(({ name }) => name);

  expect(names.slice(0, 5)).toEqual(["_2fa_enable", "__", expect.any(String), "pets_list", expect.any(String)]);
  expect(names.filter((name) => !/^[A-Za-z_][\w-]{0,43}$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(ids.length + 1);
});

test("says what the items of each list are, because APIs of agents reject a list without items", async () => {
  const list = { type: "array" };
  const parameters = [{ name: "tags", in: "query", schema: { ...list, items: {} } }];
  const schema = { type: "object", properties: { a: list, b: { type: ["array", "null"] }, c: { anyOf: [list] } } };
  const requestBody = { content: { "application/json": { schema } } };
  const spec = writeDocument({ post: { operationId: "call", parameters, requestBody, responses } });
  const { tools } = await openMockedTools({ spec, allows: () => true });

  expect(readInputs(tools).properties).toMatchObject({
    tags: { type: "array", items: {} },
    body: {
      properties: {
        a: { type: "array", items: {} },
        b: { type: ["array", "null"], items: {} },
        c: { anyOf: [{ type: "array", items: {} }] },
      },
    },
  });
});

test("reads objects and lists that a client sends as JSON text, and null as nothing", async () => {
  const list = { type: "array", items: { type: "integer" } };
  const ids = { type: "object", properties: { ids: { ...list, items: { type: "integer", format: "int64" } } } };
  const spec = writePaths({
    "/pets": {
      post: {
        operationId: "call",
        parameters: [{ name: "tags", in: "query", schema: list }],
        requestBody: { content: { "application/json": { schema: ids }, "text/plain": {} } },
        responses,
      },
    },
  });
  const bodies: string[] = [];
  const { tools, mock } = await openMockedTools({
    spec,
    allows: () => true,
    async fetch(given, init) {
      const request = new Request(given, init);
      bodies.push(`${new URL(request.url).search} ${await request.text()}`);
      return Response.json({});
    },
  });

  await callTool(tools, "call", { body: '{"ids":[9007199254740993]}', tags: "[1,2]", contentType: null });
  await callTool(tools, "call", { body: '{"ids":[]}', contentType: "text/plain" });
  await callTool(tools, "call", { body: null });

  expect(bodies).toEqual(['?tags=1&tags=2 {"ids":[9007199254740993]}', ' {"ids":[]}', " "]);
  expect(mock.report().violations).toEqual([]);
  await expect(callTool(tools, "call", { tags: '["a"]' })).rejects.toThrow('got `"a"` as item 1');
});

test("describes the media types that a range of a body stands for", async () => {
  const requestBody = { content: { "image/*": {} } };
  const spec = writeDocument({ post: { operationId: "call", requestBody, responses } });
  const { tools } = await openMockedTools({ spec, allows: () => true });

  expect(readInputs(tools).properties).toMatchObject({ contentType: { type: "string", description: "image/*" } });
});

test("describes values that must be absent as JSON Schema allows, which forbids an empty list of values", async () => {
  const properties = { pair: { type: "array", prefixItems: [{}, {}], items: false }, gone: false, count: {} };
  const requestBody = { content: { "application/json": { schema: { type: "object", properties } } } };
  const spec = writeDocument({ post: { operationId: "call", requestBody, responses } });
  const { tools } = await openMockedTools({ spec, allows: () => true });

  const check = new Ajv2020({ strict: false }).compile({ ...readInputs(tools) });

  expect(check({ body: { pair: [1, 2], count: 1 } })).toBe(true);
  expect(check({ body: { pair: [1, 2, 3] } })).toBe(false);
  expect(check({ body: { gone: 1 } })).toBe(false);
});

test("names properties of any value, because APIs of agents reject a required property that is not described", async () => {
  const properties = { id: { readOnly: true }, data: { description: "Anything." }, more: {} };
  const schema = { type: "object", required: ["data", "other"], properties };
  const requestBody = { content: { "application/json": { schema } } };
  const spec = writeDocument({ post: { operationId: "call", requestBody, responses } });
  const { tools } = await openMockedTools({ spec, allows: () => true });

  expect(readInputs(tools).properties).toMatchObject({
    body: { type: "object", properties: { data: {}, more: {}, other: {} }, required: ["data", "other"] },
  });
  expect(JSON.stringify(tools.definitions)).not.toContain('"id"');
});

test("takes files of a multipart body as bytes, and leaves out what only responses have", async () => {
  const Pet = {
    type: "object",
    required: ["id", "photo"],
    properties: {
      id: { type: "integer", readOnly: true },
      name: { type: "string" },
      photo: { $ref: "#/components/schemas/Photo" },
      others: { type: "array", items: { type: "string", format: "binary" } },
    },
  };
  const requestBody = { content: { "multipart/form-data": { schema: { $ref: "#/components/schemas/Pet" } } } };
  const spec = writeDocument(
    { post: { operationId: "call", requestBody, responses } },
    { Pet, Photo: { type: "string", format: "binary" } },
  );
  const bodies: string[] = [];
  const { tools } = await openMockedTools({
    spec,
    allows: () => true,
    async fetch(given, init) {
      bodies.push(await new Request(given, init).text());
      return Response.json({});
    },
  });
  const file = { properties: { $base64: { type: "string" } }, required: ["$base64"] };

  await callTool(tools, "call", { body: { photo: { $base64: "aGk=", $type: "image/png" } } });

  const { $defs: definitions } = Object(readInputs(tools).schema);
  expect(definitions).toMatchObject({
    Pet: { required: ["photo"], properties: { others: { items: file } } },
    Photo: file,
  });
  expect(Object.keys(definitions.Pet.properties)).toEqual(["name", "photo", "others"]);
  expect(bodies).toEqual([expect.stringMatching(/filename="blob"\r\ncontent-type: image\/png\r\n\r\nhi\r\n/)]);
});
