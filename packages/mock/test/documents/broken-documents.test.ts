import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMock, MockStartError } from "../../src/index.js";

// The mock serves what it can serve of a document with problems: it warns, and an operation that it cannot serve gets 501.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "broken-"));
});
afterAll(() => rm(folder, { recursive: true }));

const right = {
  200: { description: "Done.", content: { "application/json": { schema: { type: "object" } } } },
  400: { description: "Wrong." },
};

/** A document with a right operation `GET /good`, and these paths beside it. */
function createDocument(paths: object, components: object = {}) {
  return {
    openapi: "3.1.0",
    info: { title: "Broken", version: "1" },
    paths: { "/good": { get: { responses: right } }, ...paths },
    components,
  };
}

function respondWith(schema: unknown) {
  return { responses: { ...right, 200: { description: "Done.", content: { "application/json": { schema } } } } };
}

async function write(document: object): Promise<string> {
  const spec = join(folder, "openapi.json");
  await writeFile(spec, JSON.stringify(document, null, 2));
  return spec;
}

/** Starts on a document. Returns the status and the message of `GET /good`, `GET /bad` and `POST /bad`, and the warnings. */
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

/** The line of a text in the document that was written last. */
function lineOf(document: object, piece: string): number {
  const text = JSON.stringify(document, null, 2);
  expect(text).toContain(piece);
  return text.slice(0, text.indexOf(piece)).split("\n").length;
}

const nowhere = { $ref: "#/components/schemas/Missing" };
const unserved: [what: string, document: ReturnType<typeof createDocument>, piece: string][] = [
  ["no responses", createDocument({ "/bad": { get: {} } }), '"get": {}'],
  [
    "a response that is no object",
    createDocument({ "/bad": { get: { responses: [right[200]] } } }),
    '"get": {\n      "re',
  ],
  ["a schema nowhere", createDocument({ "/bad": { get: respondWith(nowhere) } }), '"$ref"'],
  [
    "a schema nowhere behind two components",
    createDocument(
      { "/bad": { get: respondWith({ $ref: "#/components/schemas/One" }) } },
      { schemas: { One: { items: { $ref: "#/components/schemas/Two" } }, Two: { properties: { a: nowhere } } } },
    ),
    '"$ref": "#/components/schemas/Missing"',
  ],
  [
    "a response nowhere",
    createDocument({ "/bad": { get: { responses: { 200: { $ref: "#/components/responses/Missing" } } } } }),
    '"$ref"',
  ],
  [
    "a parameter nowhere",
    createDocument({
      "/bad": { get: { parameters: [{ $ref: "#/components/parameters/Missing" }], responses: right } },
    }),
    '"$ref"',
  ],
  ["a path item nowhere", createDocument({ "/bad": { $ref: "#/components/pathItems/Missing" } }), '"$ref"'],
  ["an operation nowhere", createDocument({ "/bad": { get: { $ref: "operations.yaml#/bad" } } }), '"$ref"'],
  [
    "a schema on the network",
    createDocument({ "/bad": { get: respondWith({ $ref: "https://a.example/b" }) } }),
    '"$ref"',
  ],
  ["a malformed pointer", createDocument({ "/bad": { get: respondWith({ $ref: "#/components/%zz" }) } }), '"$ref"'],
  [
    "no final response",
    createDocument({ "/bad": { get: { responses: { 101: { description: "" } } } } }),
    '"get": {\n      "res',
  ],
];

test.each(unserved)("serves the other operations beside one with %s", async (_, document, piece) => {
  const { good, get, warnings, report } = await start(document);
  const line = `openapi.json:${piece.startsWith('"get"') ? lineOf(document, `"/bad"`) + 1 : lineOf(document, piece)}: `;

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

test("reports a dangling body for its operation, and serves the other operations of the path", async () => {
  const post = { requestBody: { content: { "application/json": { schema: nowhere } } }, responses: right };
  const { get, post: posted } = await start(createDocument({ "/bad": { get: { responses: right }, post } }));
  expect([get.status, posted.status]).toEqual([200, 501]);
});

test("serves an operation whose usual response is right, and not its response that leads nowhere", async () => {
  const { 200: usual } = right;
  const missing = { description: "", content: { "application/json": { schema: nowhere } } };
  const spec = await write(createDocument({ "/bad": { get: { responses: { 200: usual, 404: missing } } } }));
  const mock = await createMock({ spec });

  const response = await mock.fetch("http://mock/bad");
  const notFound = await mock.fetch("http://mock/bad", { headers: { prefer: "code=404" } });

  expect([response.status, notFound.status]).toEqual([200, 501]);
  expect(mock.warnings[0]).toMatch(/^Not served: the 404 of bad\.get\. /);
});

test.each([
  ["parameters that are no list", { get: { parameters: { a: 1 }, responses: right } }, "parameter"],
  ["a parameter that is nothing", { get: { parameters: [null, "a"], responses: right } }, ""],
  ["a schema that is a text", { get: respondWith("string") }, "`schema` is `string`"],
  [
    "content that is a list",
    { get: { responses: { ...right, 200: { description: "", content: [] } } } },
    "`content` is a list",
  ],
  [
    "x-pagination that is a text",
    { get: { "x-pagination": "cursor", responses: right } },
    "`x-pagination` is not an object. The mock ignores `x-pagination`. Write",
  ],
  [
    "x-pagination without items",
    { get: { "x-pagination": { style: "cursor", param: "a", next: "b" }, responses: right } },
    "`items` is missing, which the style `cursor` needs.",
  ],
  [
    "x-exactly-one-of that is no list",
    { get: { "x-exactly-one-of": "a", responses: right } },
    "A group must be a list of two or more parameters. The mock ignores `x-exactly-one-of`.",
  ],
  [
    "an unknown security scheme",
    { get: { security: [{ none: [] }], responses: right } },
    "`none` is not a security scheme",
  ],
  ["statuses that do not exist", { get: { responses: { ...right, ok: {}, 99: {} } } }, "`ok` is neither a status"],
  [
    "a header that cannot be sent",
    { get: { responses: { ...right, 200: { description: "", headers: { "a b": { required: true, schema: {} } } } } } },
    "A header cannot have the name `a b`",
  ],
  [
    "an example nowhere",
    {
      get: {
        responses: {
          ...right,
          200: { ...right[200], content: { "application/json": { examples: { a: { $ref: "#/no" } } } } },
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

test("serves path items and operations behind `$ref`s, also to other files", async () => {
  await writeFile(join(folder, "operations.json"), JSON.stringify({ post: { responses: right } }));
  const item = { $ref: "#/components/pathItems/Item" };
  const { get, post } = await start(
    createDocument(
      { "/bad": item },
      { pathItems: { Item: { get: { responses: right }, post: { $ref: "operations.json#/post" } } } },
    ),
  );
  expect([get.status, post.status]).toEqual([200, 400]);
  expect(post.text).not.toContain("501");
});

test.each([
  ["contains itself", { allOf: [{ $ref: "#/components/schemas/Self" }] }],
  ["is itself", { $ref: "#/components/schemas/Self" }],
])("responds with 501 and the line to each request for a schema that %s", async (_, self) => {
  const schema = { $ref: "#/components/schemas/Self" };
  const post = { requestBody: { content: { "application/json": { schema } } }, responses: right };
  const document = createDocument({ "/bad": { post } }, { schemas: { Self: self } });
  const { good: first, post: posted } = await start(document);
  expect(first.status).toBe(200);
  expect(posted).toEqual({ status: 501, text: expect.stringContaining("openapi.json:") });
});

test("says at the start that no request matches a path with a query", async () => {
  const mock = await createMock({
    spec: await write(createDocument({ "/by?id={id}": { get: { responses: right } } })),
  });

  expect(mock.warnings).toEqual([expect.stringContaining("The path `/by?id={id}` contains a query")]);
});

test("does not start in strict mode, with all problems", async () => {
  const document = createDocument({
    "/bad": { get: respondWith(nowhere), post: {} },
    worse: { get: { "x-echo": 1, responses: right } },
  });
  const error: unknown = await createMock({ spec: await write(document), strict: true }).catch(
    (caught: unknown) => caught,
  );
  if (!(error instanceof MockStartError)) throw error;
  expect(error.reasons).toHaveLength(4);
  for (const piece of [
    "`#/components/schemas/Missing` leads nowhere",
    "bad.create documents no response",
    "`worse` does not begin with a slash",
    "`x-echo` is not an object. The mock ignores `x-echo`. Write `x-echo:",
  ])
    expect(error.reasons.join("\n")).toContain(piece);
});

test("does not start on a document of webhooks alone, and says so", async () => {
  const { paths: _, ...rest } = createDocument({});
  const spec = await write({ ...rest, webhooks: { done: { post: { responses: right } } } });
  await expect(createMock({ spec })).rejects.toThrow("The document has no operation under `paths`.");
});
