import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeRequests } from "../../bench/make-requests.ts";
import { sendRequest } from "../../bench/send-request.ts";
import { startMock } from "../../src/index.js";
import { loadContract } from "../../src/core/load-contract.js";

// The mock starts on documents by others without an option. It reports their problems as warnings.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "others-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Creates a document of one operation, whose request and response bodies have these schemas. */
function createDocument({
  request = {},
  response = {},
  ...media
}: {
  request?: object;
  response?: object;
  [key: string]: unknown;
}) {
  const post = {
    requestBody: { content: { "application/json": { schema: request } } },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: response, ...media } } },
      400: { description: "Wrong." },
    },
  };
  return { openapi: "3.1.0", info: { title: "Others", version: "1" }, paths: { "/pets": { post } } };
}

async function writeDocument(document: object): Promise<string> {
  const spec = join(folder, "openapi.json");
  await writeFile(spec, JSON.stringify(document, null, 2));
  return spec;
}

/** Starts the mock on a document and sends each body to its only operation. */
async function send(document: object, bodies: readonly unknown[]) {
  const mock = await startMock({ spec: await writeDocument(document) });
  const statuses: number[] = [];
  for (const body of bodies) {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${mock.url}/pets`, { method: "POST", headers, body: JSON.stringify(body) });
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  await mock.stop();
  return { statuses, warnings: mock.warnings };
}

// Read as a schema, this would be invalid: two parts share an `$id`.
const ids = {
  one: { $id: "urn:one", a: 1 },
  two: { $id: "urn:one", a: 2 },
  three: { $id: 7 },
  four: { $ref: "nowhere.json" },
  five: { id: "x" },
};
const anything = { type: "object" };

test.each<[feature: string, document: object]>([
  ["a response", createDocument({ response: anything, example: ids })],
  ["named responses", createDocument({ response: anything, examples: { one: { value: ids }, two: { value: ids } } })],
  ["a schema", createDocument({ response: { ...anything, example: ids, examples: [ids], default: ids } })],
  ["a request body", createDocument({ request: { example: ids, default: ids } })],
  ["an enumeration", createDocument({ response: { enum: [ids, ids.one] }, example: ids })],
  ["a constant", createDocument({ response: { const: ids }, example: ids })],
  ["an extension", { ...createDocument({}), "x-samples": ids }],
])("starts, without a warning, on `$id`, `id` and `$ref` that are data of %s", async (_feature, document) => {
  expect(await send(document, [{}])).toEqual({ statuses: [200], warnings: [] });
});

const name = { type: "string", maxLength: 3 };
const valid = { name: "Rex" };
const invalid = { name: "Rexane" };

test.each<[feature: string, schema: object, warning: string]>([
  ["no value in an enumeration", { enum: [] }, "`enum` is an empty list"],
  [
    "a pattern of another language",
    { pattern: "(?i)\\A[a-z]+\\z(" },
    "`pattern` is not a regular expression of ECMA-262:",
  ],
  [
    "a `patternProperties` name that is not a pattern",
    { patternProperties: { "[": {} } },
    "`[` is not a regular expression of ECMA-262:",
  ],
  ["a type that does not exist", { type: "file" }, "`type` is `file`."],
  ["a limit that is a text", { minProperties: "one" }, "`minProperties` is `one`, and a number is expected."],
  ["a negative limit", { maxProperties: -1 }, "`maxProperties` must be an integer of at least 0."],
  ["`required` of JSON Schema 3", { required: true }, "`required` is `true`, and a list of texts is expected."],
  ["an empty `oneOf`", { oneOf: [] }, "`oneOf` is an empty list"],
])("starts on %s with a warning, and checks the rest of the schema", async (_feature, schema, warning) => {
  const whole = { type: "object", properties: { name }, ...schema };

  const { statuses, warnings } = await send(createDocument({ request: whole }), [valid, invalid]);

  expect(statuses).toEqual([200, 400]);
  expect(warnings).toEqual([expect.stringContaining(warning)]);
  expect(warnings[0]).toMatch(/openapi\.json:\d+: /);
});

test.each<[feature: string, schema: object]>([
  ["`$id` with a fragment", { $id: "#pet" }],
  ["`id` of JSON Schema 4", { id: "pet" }],
  ["`$schema` of JSON Schema 7", { $schema: "http://json-schema.org/draft-07/schema#" }],
  ["`$async`", { $async: true }],
  ["a limit in quotes", { minProperties: "1" }],
  ["a description that is a number", { description: 7 }],
  ["`discriminator` without `oneOf`", { discriminator: { propertyName: "kind" } }],
  ["a property that is required twice", { required: ["name", "name"] }],
  ["a repeated type", { type: ["object", "object"] }],
  ["an unknown format", { properties: { name: { ...name, format: "pet-name" } } }],
  ["keywords without a value", { items: null, required: null, description: null }],
])("ignores %s in a schema and checks the rest", async (_feature, schema) => {
  const pet = { type: "object", properties: { name, other: { $ref: "#/components/schemas/Pet" } }, ...schema };
  const document = {
    ...createDocument({ request: { $ref: "#/components/schemas/Pet" } }),
    components: { schemas: { Pet: pet } },
  };

  const { statuses, warnings } = await send(document, [valid, invalid]);

  expect(statuses).toEqual([200, 400]);
  expect(warnings.filter((warning) => !warning.includes("`$id` must be text that matches"))).toEqual([]);
});

test("reads values of an enumeration as its type says, as the generated client does", async () => {
  const level = { type: "object", properties: { level: { type: "string", enum: [1, 2] } } };
  const list = { type: "object", properties: { level: { type: "array", items: { type: "string" }, enum: ["1"] } } };

  expect(await send(createDocument({ request: level }), [{ level: "1" }, { level: 1 }])).toEqual({
    statuses: [200, 400],
    warnings: [expect.stringContaining("`enum` has `1`, `2`, and the type is `string`.")],
  });
  expect(await send(createDocument({ request: list }), [{ level: ["1"] }, { level: "1" }])).toEqual({
    statuses: [200, 400],
    warnings: [expect.stringContaining('`enum` has `"1"`, and the type is `array`.')],
  });
});

test("warns about an enumeration without a value of its type", async () => {
  const level = { type: "object", properties: { level: { type: "integer", enum: ["0 (Unknown)", "1 (Low)"] } } };

  const { statuses, warnings } = await send(createDocument({ request: level }), [{}, { level: 0 }]);

  expect(statuses).toEqual([200, 400]);
  expect(warnings).toEqual([
    expect.stringMatching(
      /openapi\.json:\d+: `enum` has `"0 \(Unknown\)"`, `"1 \(Low\)"`, and the type is `integer`\./,
    ),
  ]);
});

test("starts on a gzipped document", async () => {
  const spec = join(folder, "openapi.json.gz");
  await writeFile(spec, gzipSync(JSON.stringify(createDocument({ response: { const: 1 } }))));

  const mock = await startMock({ spec });
  const response = await fetch(`${mock.url}/pets`, { method: "POST" });
  await mock.stop();

  expect([response.status, await response.json()]).toEqual([200, 1]);
});

test("starts on a document whose keys have no value", async () => {
  const document = createDocument({ request: name });
  const { post } = document.paths["/pets"];
  const empty = { parameters: null, tags: null, security: null, callbacks: null };

  const { statuses } = await send(
    {
      ...document,
      security: null,
      servers: null,
      components: null,
      paths: { "/pets": { ...empty, post: { ...post, ...empty } }, "/none": null },
    },
    ["Rex", "Rexane"],
  );

  expect(statuses).toEqual([200, 400]);
});

test("warns about an invalid example once, when a response first uses it", async () => {
  const spec = await writeDocument(createDocument({ response: name, example: "Rexane" }));
  const warnings: string[] = [];
  const mock = await startMock({ spec, onWarning: (warning) => warnings.push(warning) });
  const before = mock.warnings;
  for (const _ of ["first", "second"]) await (await fetch(`${mock.url}/pets`, { method: "POST" })).arrayBuffer();
  await mock.stop();

  expect(before).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining("200 of POST /pets")]);
  expect(mock.warnings).toEqual(warnings);
});

test("renames operations that share a name", async () => {
  const get = { operationId: "pets", responses: { 200: { description: "Done." }, 400: { description: "Wrong." } } };
  const spec = await writeDocument({ openapi: "3.1.0", paths: { "/a": { get }, "/b": { get } } });
  const mock = await startMock({ spec });
  await mock.stop();

  expect(mock.operations).toEqual(["pets", "b.get"]);
  expect(mock.warnings).toEqual([expect.stringContaining("`pets` is also the operationId of `GET /a`")]);
});

const corpus = fileURLToPath(new URL("../../../../generator/test/corpus", import.meta.url));

test.each(["adyen-checkout.yaml", "figma.yaml", "museum.yaml", "petstore.yaml"])(
  "responds to a valid request of each operation of %s",
  async (file) => {
    const spec = join(corpus, file);
    const { operations } = await loadContract({ spec, fixtures: {}, strict: false });
    const requests = makeRequests(operations);
    const mock = await startMock({ spec });
    const port = Number(new URL(mock.url).port);
    const failed: string[] = [];
    for (const request of requests) {
      const status = await sendRequest(port, request);
      if (status < 200 || status >= 300) failed.push(`${request.method} ${request.path} ${status}`);
    }
    await mock.stop();

    expect(failed).toEqual([]);
    expect(requests.length).toBeGreaterThan(operations.length * 0.9);
    expect(basename(spec)).toBe(file);
  },
);
