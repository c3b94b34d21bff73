import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type MockServer, startMock } from "../../src/index.js";
import { send } from "../library.js";

// Objects in a query: https://spec.openapis.org/oas/v3.1.1.html#style-examples

let folder: string;
let mock: MockServer | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "objects-"));
});
afterEach(() => mock?.stop());
afterAll(() => rm(folder, { recursive: true }));

const integer = { type: "integer", minimum: 0 };
const range = { type: "object", properties: { from: integer, to: integer } };
const content = { "application/json": { example: { found: 1 } } };
const responses = { 200: { description: "Found.", content }, 400: { description: "Wrong." } };

/** Writes a document whose only operation has these parameters. */
async function writeSpec(parameters: readonly object[], path = "/things", more: object = {}): Promise<string> {
  const spec = join(folder, "things.json");
  const paths = { [path]: { get: { operationId: "things.list", parameters, responses, ...more } } };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", info: { title: "Things", version: "1" }, paths }, null, 2));
  return spec;
}

async function start(...parameters: readonly object[]): Promise<MockServer> {
  mock = await startMock({ spec: await writeSpec(parameters) });
  return mock;
}

/** Sends a query. Returns its status and violations. */
async function ask({ url }: MockServer, query: string, path = "/things"): Promise<string> {
  const { status, headers } = await send(url, `${path}?${query}`);
  return [status, headers["x-mock-violation"] ?? []].flat().join(" ");
}

async function fetchCorrection({ url }: MockServer, query: string): Promise<string> {
  const { headers } = await send(url, `/things?${query}`);
  return String(headers["x-mock-correction"]);
}

const expectedForm =
  "an object, each property by itself: `from` (an integer of at least 0), `to` (an integer of at least 0)";

test("accepts each property of an object as a parameter, and rejects other names", async () => {
  const things = await start({ name: "range", in: "query", schema: range });

  expect(things.warnings).toEqual([]);
  expect(await ask(things, "")).toBe("200");
  expect(await ask(things, "from=1&to=3")).toBe("200");
  expect(await ask(things, "to=3")).toBe("200");
  expect(await ask(things, "from=one")).toContain("400 query.from: `from` is `one`; things.list takes an integer");
  expect(await ask(things, "from=1&from=2")).toContain("400 query.from: `from` is given 2 times");
  expect(await ask(things, "form=1")).toContain("400 query.form: `form` is not a parameter of things.list; `from` is.");
  expect(await ask(things, "range=1")).toContain(
    `400 query.range: \`range\` is given by itself; things.list takes ${expectedForm}.`,
  );
  expect(await fetchCorrection(things, "From=1&to=-5")).toBe('curl "$MOCK_URL/things?from=1&to=0"');
});

test("counts each property separately", async () => {
  const things = await start({ name: "range", in: "query", schema: range });
  await ask(things, "from=0");

  expect(things.report().operations[0]?.parameters).toMatchObject([
    { name: "from", in: "query", given: 1, boundaries: [{ kind: "minimum", value: 0, count: 1 }] },
    { name: "to", in: "query", given: 0 },
  ]);
});

test("requires the required properties of a required object", async () => {
  const things = await start({ name: "range", in: "query", required: true, schema: { ...range, required: ["from"] } });

  expect(await ask(things, "from=1")).toBe("200");
  expect(await ask(things, "to=1")).toContain("400 query.from: `from` is missing");
  expect(await ask(things, "")).toContain("400 query.from: `from` is missing");
});

test("requires the required properties of an optional object only if one of them is given", async () => {
  const things = await start({ name: "range", in: "query", schema: { ...range, required: ["from"] } });

  expect(await ask(things, "")).toBe("200");
  expect(await ask(things, "to=1")).toContain(
    `400 query.from: \`from\` is missing, but \`to\` is given; things.list takes ${expectedForm.replace(")", ", required)")}. (parameter-missing)`,
  );
  expect(await fetchCorrection(things, "to=1")).toBe('curl "$MOCK_URL/things?to=1&from=1"');
});

test("validates the whole object, not only its properties", async () => {
  const schema = { allOf: [range, { properties: { unit: { enum: ["m", "km"] } } }], maxProperties: 2 };
  const things = await start({ name: "range", in: "query", required: true, schema: { ...schema, minProperties: 1 } });

  expect(await ask(things, "from=1&unit=km")).toBe("200");
  expect(await ask(things, "from=1&to=2&unit=km")).toContain(
    "400 query.range: `from`, `to`, `unit` do not go together; things.list takes an object",
  );
  expect(await ask(things, "")).toContain(
    "400 query.range: No property of `range` is given; things.list takes an object",
  );
});

test("corrects with the values of the document's example", async () => {
  const schema = { ...range, required: ["from", "to"] };
  const parameter = { name: "range", in: "query", required: true, schema, example: { from: 7, to: 9 } };
  const things = await start(parameter);

  expect(await fetchCorrection(things, "")).toBe('curl "$MOCK_URL/things?from=7&to=9"');
});

test("warns about an object property with the name of another parameter, and does not check it", async () => {
  const things = await start(
    { name: "range", in: "query", schema: range },
    { name: "to", in: "query", schema: { const: "end" } },
  );

  expect(things.warnings).toEqual(["`to` of `range` is not checked in things.list: another parameter has its name."]);
  expect(await ask(things, "to=end&from=1")).toBe("200");
  expect(await ask(things, "to=3")).toContain("400 query.to: `to` is `3`");
});

test("iterates over a list whose position is the property of an object", async () => {
  const page = { type: "object", required: ["items"], properties: { items: { type: "array", items: {} } } };
  const spec = await writeSpec([{ name: "paging", in: "query", schema: range }], "/things", {
    "x-pagination": { style: "offset", param: "from", items: "items" },
    responses: {
      200: { description: "Found.", content: { "application/json": { schema: page, example: { items: [1, 2] } } } },
      400: { description: "Wrong." },
    },
  });
  mock = await startMock({ spec });

  expect(await ask(mock, "from=2")).toBe("200");
});

test.each<[feature: string, parameter: object, query: string, expected: string]>([
  [
    "allows additional properties",
    { name: "range", in: "query", schema: { ...range, additionalProperties: true } },
    "colour=red&from=1",
    "Names of query parameters are not checked in things.list: `range` accepts properties of any name.",
  ],
  [
    "declares no properties",
    { name: "range", in: "query", schema: { type: "object" } },
    "colour=red",
    "Names of query parameters are not checked in things.list: `range` accepts properties of any name.",
  ],
  [
    "contains a list",
    { name: "range", in: "query", schema: { properties: { tags: { type: "array", items: integer } } } },
    "tags=1,2",
    "`tags` of `range` is not checked in things.list: OpenAPI does not say how a list or an object within another one is written.",
  ],
  [
    "is separated by commas and contains a list",
    { name: "range", in: "query", explode: false, schema: { properties: { tags: { type: "array" } } } },
    "range=tags,1",
    "`range` is not checked in things.list: OpenAPI does not say how a list or an object within another one is written.",
  ],
  [
    "has the style `deepObject` and contains a list",
    { name: "range", in: "query", style: "deepObject", schema: { properties: { tags: { type: "array" } } } },
    "range[tags][]=1&range[tags][]=2",
    "`range` is not checked in things.list: OpenAPI does not say how a list or an object within another one is written.",
  ],
  [
    "has the style `deepObject` and is a list",
    { name: "range", in: "query", style: "deepObject", schema: { type: "array", items: integer } },
    "range[]=5&range[]=6",
    "`range` is not checked in things.list: the mock does not read a list in the style `deepObject`.",
  ],
  [
    "is a list of lists",
    { name: "range", in: "query", schema: { type: "array", items: { type: "array", items: integer } } },
    "range=%5B1%5D",
    "`range` is not checked in things.list: OpenAPI does not say how a list or an object within another one is written.",
  ],
  [
    "is XML",
    { name: "range", in: "query", content: { "application/xml": { schema: range } } },
    "range=%3Crange/%3E",
    "`range` is not checked in things.list: the mock does not read a parameter as `application/xml`.",
  ],
  [
    "is text",
    { name: "range", in: "query", content: { "text/plain; charset=utf-8": { schema: range } } },
    "range=one%20to%20three",
    "`range` is not checked in things.list: the mock does not read a parameter as `text/plain; charset=utf-8`.",
  ],
])("warns that it does not check a parameter that %s", async (_feature, parameter, query, expected) => {
  const things = await start(parameter);

  expect(things.warnings).toEqual([expected]);
  expect(await ask(things, query)).toBe("200");
});

test("checks what an object in brackets contains beside lists and objects", async () => {
  const properties = { from: integer, tags: { type: "array", items: integer }, by: { type: "object" } };
  const where = { type: "object", required: ["from"], properties };
  const things = await start({ name: "where", in: "query", style: "deepObject", schema: where });
  const nested = "OpenAPI does not say how a list or an object within another one is written.";

  expect(things.warnings).toEqual([
    `\`tags\` of \`where\` is not checked in things.list: ${nested}`,
    `\`by\` of \`where\` is not checked in things.list: ${nested}`,
  ]);
  expect(await ask(things, "")).toBe("200");
  expect(await ask(things, "where[from]=1&where[tags]=2&where[tags]=3&where[by][to][be]=1")).toBe("200");
  expect(await ask(things, "where%5Bfrom%5D=1&where%5Btags%5D%5B%5D=2")).toBe("200");
  expect(await ask(things, "where[from]=x")).toContain(
    "400 query.where[from]: `where[from]` is `x`; things.list takes",
  );
  expect(await ask(things, "where[tags]=1")).toContain(
    "400 query.where[from]: `where[from]` is missing, but `where[tags]` is given; things.list takes an object, written",
  );
  expect(await ask(things, "where[form]=1")).toContain("400 query.where[form]: `where[form]` is not a parameter");
  expect(await ask(things, "where=1")).toContain("400 query.where: `where` is given by itself; things.list takes");
  expect(await fetchCorrection(things, "where[tags][a]=2&where[from]=-1")).toBe(
    'curl "$MOCK_URL/things?where%5Bfrom%5D=0&where%5Btags%5D%5Ba%5D=2"',
  );
});

test("checks the named properties of an object in brackets that accepts other ones", async () => {
  const properties = { from: integer, by: { type: "object" } };
  const where = { type: "object", required: ["from"], properties, additionalProperties: true };
  const things = await start({ name: "where", in: "query", style: "deepObject", required: true, schema: where });

  expect(things.warnings).toContain(
    "Other properties of `where` are not checked in things.list: `where` accepts properties of any name.",
  );
  expect(await ask(things, "where[from]=1&where[by][a]=1&where[other][b]=1")).toBe("200");
  expect(await ask(things, "where[other]=1")).toContain("400 query.where[from]: `where[from]` is missing; things.list");
  expect(await ask(things, "where[from]=x&where[other]=1")).toContain("400 query.where[from]: `where[from]` is `x`");
  expect(await ask(things, "where[from]=1&other=1")).toContain("400 query.other: `other` is not a parameter");
  expect(await fetchCorrection(things, "where[from]=-1&where[other]=2")).toBe(
    'curl "$MOCK_URL/things?where%5Bfrom%5D=0&where%5Bother%5D=2"',
  );
});

test("misses a required object in brackets that contains a list", async () => {
  const schema = { type: "object", properties: { tags: { type: "array" } } };
  const things = await start({ name: "where", in: "query", style: "deepObject", required: true, schema });

  expect(await ask(things, "where[tags][]=1")).toBe("200");
  expect(await ask(things, "")).toContain("400 query.where: ");
});

test("rejects unknown parameters beside unchecked objects", async () => {
  const things = await start(
    { name: "range", in: "query", explode: false, required: true, schema: range },
    { name: "where", in: "query", style: "deepObject", schema: { properties: { tags: { type: "array" } } } },
  );

  expect(await ask(things, "range=from,1&other=2")).toContain("400 query.other: `other` is not a parameter");
  expect(await ask(things, "where[tags]=1")).toContain("400 query.range: `range` is missing");
  expect(await fetchCorrection(things, "range=from,1&where[tags][a]=2&count=2")).toBe(
    'curl "$MOCK_URL/things?range=from,1&where%5Btags%5D%5Ba%5D=2"',
  );
});

test("serves a path with an object", async () => {
  const parameter = { name: "range", in: "path", required: true, schema: range };
  mock = await startMock({ spec: await writeSpec([parameter], "/things/{range}") });

  expect(await ask(mock, "", "/things/from,1")).toBe("200");
});
