import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type MockSource, startMock } from "../../src/index.js";

// The mock generates responses from schemas if the document has no examples.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "made-"));
});
afterAll(() => rm(folder, { recursive: true }));

const writeSpec = (schema: object, status = 200): Promise<string> =>
  writeResponses({ [status]: describe(schema), 400: { description: "Wrong." } });

const describe = (schema: object) => ({ description: "One.", content: { "application/json": { schema } } });

async function writeResponses(responses: object): Promise<string> {
  const spec = join(folder, "made.json");
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths: { "/parcel": { get: { responses } } } }));
  return spec;
}

const start = async (schema: object, source: MockSource = {}) =>
  startMock({ spec: await writeSpec(schema), ...source });

const parcel = {
  type: "object",
  required: ["code", "sent", "stations", "weight"],
  properties: {
    code: { type: "string", pattern: "^[A-Z]{2}\\d{9}[A-Z]{2}$" },
    sent: { type: "string", format: "date-time" },
    stations: { type: "array", minItems: 2, uniqueItems: true, items: { type: "string", pattern: "^[a-z]{3,8}$" } },
    weight: { type: "number", exclusiveMinimum: 0, maximum: 0.5 },
  },
};

test("generated responses match patterns, formats and limits, and are equal at each start", async () => {
  const validate = addFormats.default(new Ajv2020()).compile(parcel);
  const bodies: unknown[][] = [];
  for (const _ of ["first", "second"]) {
    const mock = await start(parcel);
    const seeded = await fetch(`${mock.url}/parcel`, { headers: { prefer: "seed=7" } });
    bodies.push([await (await fetch(`${mock.url}/parcel`)).json(), await seeded.json()]);
    await mock.stop();
  }
  expect(bodies.flat().filter((body) => !validate(body))).toEqual([]);
  expect(bodies[0]).toEqual(bodies[1]);
});

test("returns the example of the schema as it is, and other values for other seeds", async () => {
  const example = [
    { code: "b", sent: "2020-01-01T00:00:00Z" },
    { code: "b", sent: "2021-01-01T00:00:00Z" },
  ];
  const item = {
    type: "object",
    properties: { code: { type: "string" }, sent: { type: "string", format: "date-time" } },
  };
  const mock = await start({ type: "array", items: item, examples: ["wrong", example] });
  onTestFinished(() => mock.stop());
  const get = async (prefer: string): Promise<unknown> =>
    (await fetch(`${mock.url}/parcel`, { headers: { prefer } })).json();

  expect(await get("code=200")).toEqual(example);
  expect(await get("dynamic=true")).not.toEqual(example);
});

test("reports an invalid response, at the start with `strict`, otherwise when it is requested", async () => {
  const impossible = {
    type: "object",
    required: ["code"],
    properties: { code: { type: "string", minLength: 5, pattern: "^a$" } },
  };

  await expect(start(impossible, { strict: true })).rejects.toMatchObject({
    message: expect.stringContaining("--strict"),
    reasons: [
      expect.stringMatching(
        /: No response for the 200 of GET \/parcel fits its schema: \/code must .* Correct the schema, or add an example\.$/,
      ),
    ],
  });

  const warnings: string[] = [];
  const mock = await startMock({ spec: await writeSpec(impossible), onWarning: (warning) => warnings.push(warning) });
  const before = mock.warnings;
  for (const _ of ["first", "second"]) await fetch(`${mock.url}/parcel`);
  await mock.stop();

  expect(before).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining("GET /parcel")]);
  expect(mock.warnings).toEqual(warnings);
});

const nested = { type: "object", required: ["kind"], properties: { kind: { type: "integer", enum: ["a"] } } };

test.each<[schema: object, reason: string]>([
  [
    {
      additionalProperties: false,
      allOf: [{ type: "object", required: ["a"], properties: { a: { type: "string" } } }],
    },
    "the body must have no further properties",
  ],
  [{ type: "object", required: ["box"], properties: { box: nested } }, "/box/kind must be an integer"],
])("names the part that makes a response of %j impossible", async (schema, reason) => {
  const mock = await startMock({ spec: await writeSpec(schema) });
  onTestFinished(() => mock.stop());

  expect(await (await fetch(`${mock.url}/parcel`)).json()).toEqual({
    message: expect.stringContaining(`fits its schema: ${reason}. Correct the schema, or add an example.`),
  });
});

test("a standard header that may be any text has a value that clients can read", async () => {
  const schemas = {
    "Access-Control-Allow-Origin": { type: "string" },
    ETag: { type: "string" },
    "Last-Modified": { type: "string" },
    Location: { type: "string", format: "uri" },
    "Retry-After": { type: "integer", minimum: 30 },
    Vary: { type: "string", const: "cookie" },
  };
  const headers = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, { schema }]));
  const mock = await startMock({ spec: await writeResponses({ 200: { description: "One.", headers } }) });
  const response = await fetch(`${mock.url}/parcel`);
  await mock.stop();

  expect(Object.fromEntries(response.headers)).toMatchObject({
    "access-control-allow-origin": "*",
    etag: '"1"',
    "last-modified": "Wed, 14 Jan 2026 09:26:53 GMT",
    location: expect.stringMatching(/^https:/),
    "retry-after": expect.stringMatching(/^(?:[3-9]\d|\d{3,})$/),
    vary: "cookie",
  });
});

test("an operation without a success returns its first redirect", async () => {
  const mock = await startMock({ spec: await writeSpec({ type: "object" }, 300) });
  const { status } = await fetch(`${mock.url}/parcel`);
  await mock.stop();

  expect(status).toBe(300);
});

test("an operation without a success returns its redirect, not a message that has no target", async () => {
  const mock = await startMock({ spec: await writeResponses({ 301: describe({}), 302: { description: "There." } }) });
  const { status, headers } = await fetch(`${mock.url}/parcel`, { redirect: "manual" });
  await mock.stop();

  expect([status, headers.get("location")]).toEqual([302, expect.any(String)]);
});

test.each([
  ["3XX", 300, '"a"'],
  ["4XX", 200, ""],
  ["405", 200, ""],
  ["5XX", 200, ""],
])("an operation with only %s responds with %s", async (documented, status, text) => {
  const mock = await startMock({ spec: await writeResponses({ [documented]: describe({ const: "a" }) }) });
  const response = await fetch(`${mock.url}/parcel`);
  const { violations } = mock.report();
  await mock.stop();

  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(violations).toEqual([]);
});

test.each([204, 205, 304])("a response with the status %d has no body and no media type", async (status) => {
  const mock = await startMock({ spec: await writeSpec({ const: "a" }, status) });
  const response = await fetch(`${mock.url}/parcel`);
  const { violations } = mock.report();
  await mock.stop();

  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([status, null, ""]);
  expect(violations).toEqual([]);
});

test("generates a text for a pattern with lookarounds", async () => {
  const pattern = "^(?!-)[a-z]+(?<!-)$";
  const items = { type: "string", pattern, examples: ["lower"] };
  const mock = await start({ type: "array", minItems: 1, items }, { strict: true });
  const read = async (prefer: string): Promise<unknown> =>
    (await fetch(`${mock.url}/parcel`, { headers: { prefer } })).json();
  const [usual, generated] = [await read("seed=0"), await read("dynamic=true, seed=3")];
  await mock.stop();

  expect(usual).toEqual(["lower"]);
  expect(generated).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(pattern))]));
});

test("`absent` omits and `nulls` sets to null the fields that are nullable through `allOf`, `oneOf` or `anyOf`", async () => {
  const name = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
  const sender = { nullable: true, allOf: [name] };
  const receiver = { oneOf: [name, { type: "null" }] };
  const keeper = { anyOf: [name, { type: "object", required: ["id"] }] };
  const schema = {
    type: "object",
    required: ["code", "sender"],
    properties: { code: { type: "string" }, sender, receiver, keeper },
    // Without an example, a generated value could be null.
    example: { code: "A", sender: { name: "B" }, receiver: { name: "C" }, keeper: { name: "D" } },
  };
  const mock = await start(schema);
  const read = async (scenario: string): Promise<unknown> =>
    (await fetch(`${mock.url}/~scenario=${scenario}/parcel`)).json();
  const [absent, nulls] = [await read("absent"), await read("nulls")];
  await mock.stop();

  expect(absent).toEqual({ code: "A", sender: { name: "B" } });
  expect(nulls).toEqual({ code: "A", sender: null, receiver: null, keeper: { name: "D" } });
});

test("writes 64-bit numbers as numbers in each media type, even if only the second one has them", async () => {
  const spec = join(folder, "media.json");
  const item = { type: "object", required: ["id"], properties: { id: { type: "integer", format: "int64" } } };
  const content = {
    "application/json": { schema: { type: "string" } },
    "application/vnd.items+json": { schema: { type: "array", minItems: 1, items: item } },
  };
  const responses = { 200: { description: "Items.", content } };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths: { "/items": { get: { responses } } } }));
  const mock = await startMock({ spec });

  const response = await fetch(`${mock.url}/items`, { headers: { accept: "application/vnd.items+json" } });
  await mock.stop();

  expect(await response.text()).toMatch(/^\[\{"id":\d{16}\}/);
});
