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

// Documents of others start without an option. Their problems are warnings.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "others-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A document of one operation, whose request and response have a body of these schemas. */
function createDocument({ sent = {}, got = {}, ...media }: { sent?: object; got?: object; [key: string]: unknown }) {
  const post = {
    requestBody: { content: { "application/json": { schema: sent } } },
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: got, ...media } } },
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

/** Starts on a document, sends each body to its only operation, and returns the statuses. */
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

// As a whole, it would be a schema of which two parts have one id.
const ids = {
  one: { $id: "urn:one", a: 1 },
  two: { $id: "urn:one", a: 2 },
  three: { $id: 7 },
  four: { $ref: "nowhere.json" },
  five: { id: "x" },
};
const anything = { type: "object" };

test.each<[what: string, document: object]>([
  ["a response", createDocument({ got: anything, example: ids })],
  ["named responses", createDocument({ got: anything, examples: { one: { value: ids }, two: { value: ids } } })],
  ["a schema", createDocument({ got: { ...anything, example: ids, examples: [ids], default: ids } })],
  ["a body that is sent", createDocument({ sent: { example: ids, default: ids } })],
  ["an enumeration", createDocument({ got: { enum: [ids, ids.one] }, example: ids })],
  ["a constant", createDocument({ got: { const: ids }, example: ids })],
  ["an extension", { ...createDocument({}), "x-samples": ids }],
])("starts, without a warning, on `$id`, `id` and `$ref` that are data of %s", async (_what, document) => {
  expect(await send(document, [{}])).toEqual({ statuses: [200], warnings: [] });
});

const name = { type: "string", maxLength: 3 };
const right = { name: "Rex" };
const wrong = { name: "Rexane" };

test.each<[what: string, schema: object, warning: string]>([
  ["no value in an enumeration", { enum: [] }, "`enum` lists no value."],
  ["a pattern of another language", { pattern: "(?i)\\A[a-z]+\\z(" }, "`pattern` is not a regular expression."],
  ["a name of properties that is no pattern", { patternProperties: { "[": {} } }, "`[` is not a regular expression."],
  ["a type that does not exist", { type: "file" }, '`type` must be one of "array"'],
  ["a limit that is a text", { minProperties: "1" }, "`minProperties` must be integer."],
  ["a limit that nothing meets", { maxProperties: -1 }, "`maxProperties` must be >= 0."],
  ["`required` of JSON Schema 3", { required: true }, "`required` must be array."],
  ["a choice of nothing", { oneOf: [] }, "`oneOf` must NOT have fewer than 1 items."],
  ["a description that is a number", { description: 7 }, "`description` must be string."],
])("starts on %s with a warning, and checks what else the schema says", async (_what, schema, warning) => {
  const whole = { type: "object", properties: { name }, ...schema };

  const { statuses, warnings } = await send(createDocument({ sent: whole }), [right, wrong]);

  expect(statuses).toEqual([200, 400]);
  expect(warnings).toEqual([expect.stringContaining(warning)]);
  expect(warnings[0]).toMatch(/openapi\.json:\d+: /);
});

test.each<[what: string, schema: object]>([
  ["`$id`", { $id: "https://example.com/pet" }],
  ["`$id` with a fragment", { $id: "#pet" }],
  ["`id` of JSON Schema 4", { id: "pet" }],
  ["`$schema` of JSON Schema 7", { $schema: "http://json-schema.org/draft-07/schema#" }],
  ["`$async`", { $async: true }],
  ["`discriminator` without `oneOf`", { discriminator: { propertyName: "kind" } }],
  ["a name that is required twice", { required: ["name", "name"] }],
  ["a type that stands twice", { type: ["object", "object"] }],
  ["an unknown format", { properties: { name: { ...name, format: "pet-name" } } }],
  ["nothing behind keywords", { items: null, required: null, description: null }],
])("reads a schema with %s as others do", async (_what, schema) => {
  const pet = { type: "object", properties: { name, other: { $ref: "#/components/schemas/Pet" } }, ...schema };
  const document = {
    ...createDocument({ sent: { $ref: "#/components/schemas/Pet" } }),
    components: { schemas: { Pet: pet } },
  };

  const { statuses, warnings } = await send(document, [right, wrong]);

  expect(statuses).toEqual([200, 400]);
  expect(warnings.filter((warning) => !warning.includes("`$id` must match pattern"))).toEqual([]);
});

test("starts with a document that is gzipped", async () => {
  const spec = join(folder, "openapi.json.gz");
  await writeFile(spec, gzipSync(JSON.stringify(createDocument({ got: { const: 1 } }))));

  const mock = await startMock({ spec });
  const response = await fetch(`${mock.url}/pets`, { method: "POST" });
  await mock.stop();

  expect([response.status, await response.json()]).toEqual([200, 1]);
});

test("starts where keys of the document have no value", async () => {
  const document = createDocument({ sent: name });
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

test("warns of an example that does not fit when it is used first", async () => {
  const spec = await writeDocument(createDocument({ got: name, example: "Rexane" }));
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

  expect(mock.operations).toEqual(["pets", "GET /b"]);
  expect(mock.warnings).toEqual([expect.stringContaining("Another operation has the id pets, too.")]);
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
