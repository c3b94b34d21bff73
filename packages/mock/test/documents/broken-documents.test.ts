import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMock, MockStartError } from "../../src/index.js";

// The mock warns about problems of a document. It serves all operations that it can, and responds with 501 for the others.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "broken-"));
});
afterAll(() => rm(folder, { recursive: true }));

const responses = {
  200: { description: "Done.", content: { "application/json": { schema: { type: "object" } } } },
  400: { description: "Wrong." },
};

/** Creates a document with a valid operation `GET /good` and these paths. */
function createDocument(paths: object, components: object = {}) {
  return {
    openapi: "3.1.0",
    info: { title: "Broken", version: "1" },
    paths: { "/good": { get: { responses } }, ...paths },
    components,
  };
}

function respondWith(schema: unknown) {
  return { responses: { ...responses, 200: { description: "Done.", content: { "application/json": { schema } } } } };
}

async function write(document: object): Promise<string> {
  const spec = join(folder, "openapi.json");
  await writeFile(spec, JSON.stringify(document, null, 2));
  return spec;
}

/** Starts the mock on a document. Returns the status and the message of `GET /good`, `GET /bad` and `POST /bad`, and the warnings. */
async function start(document: object) {
  const mock = await createMock({ spec: await write(document) });
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await mock.fetch(`http://mock${path}`, init);
    return { status: response.status, text: await response.text() };
  };
  const json = { "content-type": "application/json" };
  return {
    good: await send("/good"),
    get: await send("/bad"),
    post: await send("/bad", { method: "POST", headers: json, body: '"text"' }),
    warnings: mock.warnings,
    report: mock.report(),
  };
}

/** Finds the line of a text in a document as {@link write} writes it. */
function findLine(document: object, text: string): number {
  const written = JSON.stringify(document, null, 2);
  expect(written).toContain(text);
  return written.slice(0, written.indexOf(text)).split("\n").length;
}

const danglingReference = { $ref: "#/components/schemas/Missing" };
const unserved: [problem: string, document: ReturnType<typeof createDocument>, text: string][] = [
  ["a `$ref` to a missing schema", createDocument({ "/bad": { get: respondWith(danglingReference) } }), '"$ref"'],
  [
    "a `$ref` to a missing schema behind two components",
    createDocument(
      { "/bad": { get: respondWith({ $ref: "#/components/schemas/One" }) } },
      {
        schemas: {
          One: { items: { $ref: "#/components/schemas/Two" } },
          Two: { properties: { a: danglingReference } },
        },
      },
    ),
    '"$ref": "#/components/schemas/Missing"',
  ],
  [
    "a `$ref` to a missing schema in schemas called as parts that a response does not need",
    createDocument(
      { "/bad": { get: respondWith({ $ref: "#/components/schemas/headers" }) } },
      { schemas: { headers: { patternProperties: { examples: danglingReference } } } },
    ),
    '"$ref": "#/components/schemas/Missing"',
  ],
  [
    "a `$ref` to a missing response",
    createDocument({ "/bad": { get: { responses: { 200: { $ref: "#/components/responses/Missing" } } } } }),
    '"$ref"',
  ],
  [
    "a `$ref` to a missing parameter",
    createDocument({
      "/bad": { get: { parameters: [{ $ref: "#/components/parameters/Missing" }], responses } },
    }),
    '"$ref"',
  ],
  ["a `$ref` to a missing path item", createDocument({ "/bad": { $ref: "#/components/pathItems/Missing" } }), '"$ref"'],
  ["a `$ref` to a missing file", createDocument({ "/bad": { get: { $ref: "operations.yaml#/bad" } } }), '"$ref"'],
  [
    "a `$ref` to the network",
    createDocument({ "/bad": { get: respondWith({ $ref: "https://a.example/b" }) } }),
    '"$ref"',
  ],
  ["a malformed `$ref`", createDocument({ "/bad": { get: respondWith({ $ref: "#/components/%zz" }) } }), '"$ref"'],
  [
    "only a 1XX response",
    createDocument({ "/bad": { get: { responses: { 101: { description: "" } } } } }),
    '"get": {\n      "res',
  ],
];

test.each(unserved)("serves the other operations when one has %s", async (_, document, text) => {
  const { good, get, warnings, report } = await start(document);
  const line = `openapi.json:${text.startsWith('"get"') ? findLine(document, `"/bad"`) + 1 : findLine(document, text)}: `;

  expect(good).toEqual({ status: 200, text: "{}" });
  expect(get).toEqual({ status: 501, text: expect.stringContaining(line) });
  expect(get.text).toContain("The mock does not serve ");
  const [first = "", ...others] = warnings;
  const [, reason = ""] = /^Not served: (?:bad\.get|\/bad)\. (.+)$/.exec(first) ?? [];
  expect(reason).toContain(line);
  expect(others).not.toContain(reason);
  expect(report.operations.map(({ id }) => id)).toEqual(["good.get"]);
  expect(report.warnings).toMatchObject([{ code: "operation-unserved", operation: expect.stringContaining("bad") }]);
});

test("responds with 501 to an operation whose body has a dangling `$ref`, and serves the others of its path", async () => {
  const post = { requestBody: { content: { "application/json": { schema: danglingReference } } }, responses };
  const bad = await start(createDocument({ "/bad": { get: { responses }, post } }));
  expect([bad.get.status, bad.post.status]).toEqual([200, 501]);
});

test("serves an operation, except its response whose `$ref` leads nowhere", async () => {
  const { 200: usual } = responses;
  const missing = { description: "", content: { "application/json": { schema: danglingReference } } };
  const spec = await write(createDocument({ "/bad": { get: { responses: { 200: usual, 404: missing } } } }));
  const mock = await createMock({ spec });

  const response = await mock.fetch("http://mock/bad");
  const notFound = await mock.fetch("http://mock/bad", { headers: { prefer: "code=404" } });

  expect([response.status, notFound.status]).toEqual([200, 501]);
  expect(mock.warnings[0]).toMatch(/^Not served: the 404 of bad\.get\. /);
});

test.each([
  ["parameters that are not a list", { get: { parameters: { a: 1 }, responses } }, "parameter"],
  [
    "parameters that are null or a text",
    { get: { parameters: [null, "a"], responses } },
    "`parameters` contains `a`, and an object is expected.",
  ],
  ["a schema that is a text", { get: respondWith("string") }, "`schema` is `string`"],
  [
    "content that is a list",
    { get: { responses: { ...responses, 200: { description: "", content: [] } } } },
    "`content` is a list",
  ],
  [
    "x-pagination that is a text",
    { get: { "x-pagination": "cursor", responses } },
    "`x-pagination` is `cursor`, without `style`, `param`, `items`.",
  ],
  [
    "x-pagination without items",
    { get: { "x-pagination": { style: "cursor", param: "a", next: "b" }, responses } },
    "`items` is missing, which the style `cursor` needs.",
  ],
  [
    "x-exactly-one-of that is not a list",
    { get: { "x-exactly-one-of": "a", responses } },
    "A group must be a list of two or more parameters. The mock ignores `x-exactly-one-of`.",
  ],
  ["an unknown security scheme", { get: { security: [{ none: [] }], responses } }, "`none` is not a security scheme"],
  ["statuses that do not exist", { get: { responses: { ...responses, ok: {}, 99: {} } } }, "`ok` is neither a status"],
  [
    "a header that cannot be sent",
    {
      get: {
        responses: { ...responses, 200: { description: "", headers: { "a b": { required: true, schema: {} } } } },
      },
    },
    "A header cannot have the name `a b`",
  ],
  [
    "a `$ref` to a missing example",
    {
      get: {
        responses: {
          ...responses,
          200: { ...responses[200], content: { "application/json": { examples: { a: { $ref: "#/no" } } } } },
        },
      },
    },
    "`#/no` leads nowhere",
  ],
])("serves an operation with %s, and warns", async (_, bad, warning) => {
  const { good, get, warnings } = await start(createDocument({ "/bad": bad }));
  expect([good.status, get.status]).toEqual([200, 200]);
  expect(warnings.join("\n")).toContain(warning);
});

test("returns a body that fits several schemas of a `oneOf` if none fits exactly one, and warns", async () => {
  const sent = { type: "object", properties: { id: { type: "string", default: "a" } } };
  const failed = { type: "object", properties: { id: { type: "string", default: "b" } } };
  const warnings: string[] = [];
  const document = createDocument({ "/bad": { get: respondWith({ oneOf: [sent, failed] }) } });
  const mock = await createMock({ spec: await write(document), onWarning: (warning) => warnings.push(warning) });

  const response = await mock.fetch("http://mock/bad");

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ id: expect.any(String) });
  expect([...mock.warnings, ...warnings].join("\n")).toContain("that fits exactly one schema of each `oneOf`");
});

test("serves path items and operations behind `$ref`s, also to other files", async () => {
  await writeFile(join(folder, "operations.json"), JSON.stringify({ post: { responses } }));
  const item = { $ref: "#/components/pathItems/Item" };
  const { get, post } = await start(
    createDocument(
      { "/bad": item },
      { pathItems: { Item: { get: { responses }, post: { $ref: "operations.json#/post" } } } },
    ),
  );
  expect([get.status, post.status]).toEqual([200, 400]);
  expect(post.text).not.toContain("501");
});

test.each([
  ["contains itself", { allOf: [{ $ref: "#/components/schemas/Self" }] }, "`Self` contains itself."],
  ["is itself", { $ref: "#/components/schemas/Self" }, "`#/components/schemas/Self` leads back to itself."],
])("ignores the circle of a schema that %s, and reports its line", async (_, self, warning) => {
  const schema = { $ref: "#/components/schemas/Self" };
  const post = { requestBody: { content: { "application/json": { schema } } }, responses };
  const document = createDocument({ "/bad": { post } }, { schemas: { Self: self } });
  const { good, post: bad, warnings } = await start(document);
  expect([good.status, bad.status]).toEqual([200, 200]);
  expect(warnings).toEqual([expect.stringContaining(warning)]);
  expect(warnings[0]).toMatch(/openapi\.json:\d+: /);
});

test.each([
  ["no responses", {}],
  ["a list of responses", { responses: [responses[200]] }],
])("responds to an operation with %s, and checks its requests", async (_, fields) => {
  const parameters = [{ name: "size", in: "query", required: true, schema: { type: "integer" } }];
  const document = createDocument({ "/bad": { get: { parameters, ...fields } } });
  const mock = await createMock({ spec: await write(document) });
  const send = async (query: string, prefer = "") => {
    const response = await mock.fetch(`http://mock/bad${query}`, { headers: { prefer } });
    return [response.status, await response.text()];
  };

  expect(await send("?size=1")).toEqual([200, ""]);
  expect(await send("?size=1", "dynamic=true")).toEqual([200, ""]);
  expect(await send("")).toEqual([400, expect.stringContaining("size")]);
  expect(await send("?size=1", "code=201")).toEqual([400, expect.stringContaining("it has none")]);
  const line = findLine(document, '"/bad"') + 1;
  expect(mock.warnings.join("\n")).toContain(
    `openapi.json:${line}: bad.get documents no response, so the mock sends 200 without a body. Add one, such as \`200\`.`,
  );
});

test.each([
  [["422"], 422],
  [["422", "default"], 422],
  [["400", "422"], 400],
  [["4XX"], 400],
  [[], 400],
])("refuses invalid requests of an operation whose failures are %j with %i", async (failures, status) => {
  const known = Object.fromEntries(failures.map((each) => [each, { description: "Invalid." }]));
  const get = { parameters: [{ name: "count", in: "query", required: true }], responses: { 200: {}, ...known } };

  expect((await start(createDocument({ "/bad": { get } }))).get.status).toBe(status);
});

test("does not start in strict mode, and lists all problems", async () => {
  const document = createDocument({
    "/bad": { get: respondWith(danglingReference), post: {} },
    worse: { get: { "x-echo": 1, responses } },
  });
  const error: unknown = await createMock({ spec: await write(document), strict: true }).catch(
    (caught: unknown) => caught,
  );
  if (!(error instanceof MockStartError)) throw error;
  expect(error.reasons).toHaveLength(4);
  for (const text of [
    "`#/components/schemas/Missing` leads nowhere",
    "bad.create documents no response",
    "`worse` does not begin with a slash",
    "`x-echo` is not an object. The mock ignores `x-echo`. Write `x-echo:",
  ])
    expect(error.reasons.join("\n")).toContain(text);
});

test.each([
  ["only webhooks", { webhooks: { done: { post: { responses } } } }],
  ["an empty `paths`", { paths: {} }],
  ["a list as `paths`", { paths: [] }],
])("starts on a document with %s, warns, and responds with 404", async (_, parts) => {
  const { paths: __, ...rest } = createDocument({});
  const spec = await write({ ...rest, ...parts });
  const mock = await createMock({ spec });

  const response = await mock.fetch("http://mock/done", { method: "POST" });

  expect([response.status, mock.operations]).toEqual([404, []]);
  expect(mock.warnings.at(-1)).toMatch(/openapi\.json:\d+: The document has no operation under `paths`/);
  expect(mock.report().operations).toEqual([]);
  await expect(createMock({ spec, strict: true })).rejects.toThrow("The document has no operation under `paths`");
});
