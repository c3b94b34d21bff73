import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMock, MockStartError, startMock } from "../../src/index.js";
import { key, library } from "../library.js";

// With `strict`, the mock reports every problem of a document with file and line, and does not start.

let folder: string;
let text: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "validate-"));
  text = await readFile(library.spec, "utf8");
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts the mock on the library after one text is replaced, with `strict` unless `options` change it. Returns the warnings. */
async function start(from: string, to: string, options: object = {}): Promise<readonly string[]> {
  const spec = join(folder, "library.yaml");
  expect(text).toContain(from);
  await writeFile(spec, text.replace(from, to));
  const mock = await startMock({ ...library, strict: true, ...options, spec });
  await mock.stop();
  return mock.warnings;
}

/** Starts the mock like {@link start}. Returns the reasons why it does not start; throws if it starts. */
async function findReasons(from: string, to: string, options: object = {}): Promise<readonly string[]> {
  const error: unknown = await start(from, to, options).then(
    () => new Error("The mock started."),
    (caught: unknown) => caught,
  );
  if (!(error instanceof MockStartError)) throw error;
  return error.reasons;
}

function findLine(searched: string): number {
  return text.slice(0, text.indexOf(searched)).split("\n").length;
}

test("starts on a consistent document", async () => {
  expect(await start("A library", "The library")).toEqual([]);
});

const wrongResponse = '        "400": { $ref: "#/components/responses/Wrong" }\n';
const group = "exactly-one-of: [[id, name]]";

test.each<[problem: string, from: string, to: string, marked: string, message: string]>([
  [
    "an echo of an unknown parameter",
    `x-${group}`,
    `x-echo: { nick: [books] }\n      x-${group}`,
    group,
    "readers.search has no parameter `nick`.",
  ],
  [
    "an echo into a missing field",
    `x-${group}`,
    `x-echo: { id: ["books[].id", "books[].reader"] }\n      x-${group}`,
    group,
    "The response of readers.search has no `books[].reader`.",
  ],
  [
    "an invalid pattern",
    'pattern: "^[a-z]+$"',
    'pattern: "^[a-z+$"',
    'pattern: "^[a-z]',
    "`pattern` is not a regular expression of ECMA-262: unterminated character class. It is ignored; correct it.",
  ],
  [
    "an unknown type",
    "title: { type: string",
    "title: { type: strng",
    "title: { type",
    "`type` is `strng`. Use `string`, `number`, `integer`, `boolean`, `array`, `object` or `null`",
  ],
  [
    "a limit that is not a number",
    "minimum: 1, maximum: 5",
    "minimum: one, maximum: 5",
    "maximum: 5",
    "`minimum` is `one`, and a number is expected.",
  ],
  [
    "a dangling reference",
    "responses/TooMany",
    "responses/TooFew",
    "responses/TooMany",
    "`#/components/responses/TooFew` leads nowhere",
  ],
  ["a reference to another file", "schemas/BookPage", "schemas.yaml", "schemas/BookPage", "leads nowhere"],
  [
    "an invalid example of a response",
    "example: { message: Bad request }",
    "example: { message: 1 }",
    "example: { message",
    "`/message` must be text",
  ],
  ["an invalid example of a header", "examples: [30]", "examples: [soon]", "examples: [30]", "it must be an integer"],
  ["an invalid example in a schema", "examples: [Atlas]", "examples: [7]", "examples: [Atlas]", "it must be text"],
  [
    "an invalid default",
    'default: "0"',
    "default: [0]",
    'default: "0"',
    "`default` is a list, and the type is `string`.",
  ],
  [
    "an invalid 64-bit example",
    'x-example: "7301234567890123456"',
    "x-example: many",
    "x-example",
    "it must be an integer",
  ],
  [
    "an example whose JSON text does not match its `contentSchema`",
    "title: { type: string, examples: [Atlas] }",
    "title: { type: string, contentMediaType: application/json, contentSchema: { type: object }, examples: ['[]'] }",
    "examples: [Atlas]",
    "it must contain JSON that fits its `contentSchema`",
  ],
  [
    "an operation without errors",
    `${wrongResponse}components`,
    "components",
    "exactly-one-of",
    "readers.search declares no error; it declares only 200.",
  ],
  [
    "a list in a missing field",
    "items: books, next: next",
    "items: boks, next: next",
    "x-pagination: { style: cursor",
    "The response of books.list has no `boks`.",
  ],
  [
    "an alternative cursor field that is missing",
    "items: books, next: next",
    "items: books, next: [next, nxt]",
    "x-pagination: { style: cursor",
    "The response of books.list has no `nxt`.",
  ],
  [
    "a list that is not an array",
    "items: books, next: next",
    "items: hasMore, next: next",
    "x-pagination: { style: cursor",
    "is not a list. Name the place of the list.",
  ],
  [
    "a page parameter that is missing",
    "param: page,",
    "param: pag,",
    "param: page,",
    "books.listNewest has no query parameter `pag`; it has page.",
  ],
  [
    "a page header that is missing",
    "param: page,",
    "param: $request.header.X-Page,",
    "param: page,",
    "books.listNewest has no header parameter `X-Page`; it has none.",
  ],
  [
    "a cursor in a missing body",
    "param: page,",
    "param: $request.body#/page/number,",
    "param: page,",
    "The body of books.listNewest has no `page.number`.",
  ],
  [
    "a response header that is missing",
    "items: books, next: next",
    "items: books, next: $response.header.X-Next",
    "x-pagination: { style: cursor",
    "The response of books.list declares no header `x-next`.",
  ],
  [
    "a cursor list without `next`",
    "items: books, next: next,",
    "items: books,",
    "x-pagination: { style: cursor",
    "`next` is missing, which the style `cursor` needs. The mock ignores `x-pagination`.",
  ],
  [
    "a group with an unknown parameter",
    group,
    "exactly-one-of: [[id, nam]]",
    group,
    "readers.search has no query parameter `nam`.",
  ],
  [
    "a repeated `operationId`",
    "operationId: readers.search",
    "operationId: books.list",
    "operationId: readers.search",
    "`books.list` is also the operationId of",
  ],
  [
    "a path without a slash",
    "\n  /books:",
    "\n  books:",
    "/books:",
    "The path `books` does not begin with a slash, and no request matches it. Write `/books`.",
  ],
])("does not start on %s, and reports its line", async (_problem, from, to, marked, message) => {
  const reasons = await findReasons(from, to);

  const matching = reasons.filter((reason) => reason.includes(message));
  expect(matching).not.toEqual([]);
  const [, file, line] = /^(.+):(\d+): /.exec(matching[0] ?? "") ?? [];
  expect(file).toMatch(/library\.yaml$/);
  // The mock reports this problem a few lines away, at the responses of the operation.
  const distance = message.includes("declares no error") ? 3 : 0;
  expect(Math.abs(Number(line) - findLine(marked))).toBeLessThanOrEqual(distance);
});

test("does not start with an invalid fixture, and names its operation", async () => {
  const { "books.get": book } = library.fixtures;
  const fixtures = { ...library.fixtures, "books.get": { ...book, responses: { example: { id: "1", title: 2 } } } };

  expect(await findReasons("A library", "One library", { fixtures })).toEqual([
    expect.stringMatching(
      /library\.yaml:\d+: The fixture `example` of books\.get: The example does not fit its schema: `\/title` must be text\./,
    ),
  ]);
});

test("a `default` that describes the success has fixtures, and is checked as a success", async () => {
  const spec = join(folder, "default.yaml");
  const pets = "type: array, items: { type: object, required: [id], properties: { id: { type: integer } } }";
  const schema = `{ type: object, required: [pets], properties: { pets: { ${pets} }, next: { type: string } } }`;
  const write = (items: string) =>
    writeFile(
      spec,
      `openapi: 3.1.0
info: { title: Pets, version: "1" }
paths:
  /pets:
    get:
      operationId: pets.list
      x-pagination: { style: cursor, param: cursor, items: ${items}, next: next }
      parameters: [{ name: cursor, in: query, schema: { type: string } }]
      responses: { default: { description: Pets, content: { application/json: { schema: ${schema} } } } }
`,
    );
  await write("pets");
  const page = { pets: [{ id: 4711 }] };
  const mock = await createMock({ spec, fixtures: { "pets.list": { responses: { lastPage: page }, failures: {} } } });
  expect(await (await mock.fetch("http://mock/pets")).json()).toEqual(page);
  expect(mock.warnings).toEqual([]);

  await write("pet");
  const { warnings } = await createMock({ spec });
  expect(warnings).toEqual([expect.stringContaining("The response of pets.list has no `pet`.")]);
});

test("reads the fields of a page in JSON, whatever media type the document names before it", async () => {
  const spec = join(folder, "csv-first.yaml");
  const schema =
    "{ type: object, required: [pets, more], properties: { pets: { type: array, items: { type: object, properties: { id: { type: integer } } } }, " +
    "more: { type: integer, enum: [0, 1] }, next: { type: string } } }";
  await writeFile(
    spec,
    `openapi: 3.1.0
info: { title: Pets, version: "1" }
paths:
  /pets:
    get:
      operationId: pets.list
      x-pagination: { style: cursor, param: cursor, items: pets, next: next, hasMore: more }
      parameters: [{ name: cursor, in: query, schema: { type: string } }]
      responses:
        "200": { description: Pets, content: { text/csv: { schema: { type: string } }, application/json: { schema: ${schema} } } }
        "400": { description: Wrong }
`,
  );
  const mock = await createMock({ spec });

  expect(mock.warnings).toEqual([]);
  expect(
    await (await mock.fetch("http://mock/pets", { headers: { accept: "application/json" } })).json(),
  ).toMatchObject({ more: expect.any(Number) });
});

test("reports all problems at once, in the order of the file", async () => {
  const spec = join(folder, "library.yaml");
  await writeFile(spec, text.replace('default: "0"', "default: [0]").replace("examples: [Atlas]", "examples: [7]"));

  const error = await startMock({ ...library, spec, strict: true }).catch((caught: unknown) => caught);

  expect(error).toBeInstanceOf(MockStartError);
  expect(String(error).match(/library\.yaml:\d+/g)).toEqual([
    `library.yaml:${findLine('default: "0"')}`,
    `library.yaml:${findLine("examples: [Atlas]")}`,
  ]);
});

test("starts without overlays as strictly as without a list of them", async () => {
  const fixtures = { "dramas.explore": { responses: { empty: {} }, failures: {} } };

  await expect(createMock({ fixtures })).rejects.toThrow("dramas.explore");
  await expect(createMock({ fixtures, overlays: [] })).rejects.toThrow("dramas.explore");
});

test("starts without `strict`, and warns with file and line", async () => {
  const notStrict = { strict: false };
  const undeclared = await start(`${wrongResponse}components`, "components", notStrict);
  const pattern = await start('pattern: "^[a-z]+$"', 'pattern: "^[a-z+$"', notStrict);
  const list = await start("items: books, next: next", "items: boks, next: next", notStrict);

  expect(undeclared).toEqual([expect.stringMatching(/library\.yaml:\d+: readers\.search declares no error/)]);
  expect(pattern).toEqual([
    expect.stringMatching(/library\.yaml:\d+: `pattern` is not a regular expression of ECMA-262: /),
  ]);
  expect(list).toEqual([
    expect.stringMatching(/library\.yaml:\d+: The response of books\.list has no `boks`\./),
    "`firstPage` of books.list has no list at `boks`, the place that `x-pagination` names.",
  ]);
});

test.each([
  ["a dangling reference", "responses/TooMany", "responses/TooFew", "`#/components/responses/TooFew` leads nowhere"],
  ["a path without a slash", "\n  /books:", "\n  books:", "The path `books` does not begin with a slash"],
])("starts on %s with a warning, and with `strict` does not start", async (_problem, from, to, message) => {
  expect(await start(from, to, { strict: false })).toEqual([expect.stringContaining(message)]);
  expect(await findReasons(from, to)).toEqual([expect.stringContaining(message)]);
});

test("ignores extensions among the paths", async () => {
  expect(await start("\n  /books:", "\n  x-notes: { get: { responses: {} } }\n  /books:")).toEqual([]);
});

test("reads a boolean `exclusiveMinimum` in OpenAPI 3.0", async () => {
  const spec = join(folder, "older.yaml");
  const older = text
    .replace("openapi: 3.1.0", "openapi: 3.0.3")
    .replace("exclusiveMinimum: 0", "minimum: 0, exclusiveMinimum: true");
  await writeFile(spec, older);
  const mock = await startMock({ ...library, spec });
  const fetchStatus = async (weight: string) =>
    (await fetch(`${mock.url}/books?weight=${weight}`, { headers: key })).status;
  const statuses = [await fetchStatus("0.5"), await fetchStatus("0")];
  await mock.stop();

  expect(statuses).toEqual([200, 400]);
});

test("rejects documents other than OpenAPI 3.0 to 3.2, and reports what it found", async () => {
  expect(await findReasons("openapi: 3.1.0", 'swagger: "2.0"')).toEqual([
    expect.stringMatching(
      /library\.yaml`: `swagger` is the text `2\.0`\. Run this command in the folder of the file to convert it: `npx swagger2openapi@7.0.8 library\.yaml --patch /,
    ),
  ]);
  expect(await findReasons("openapi: 3.1.0", "info2: {}")).toEqual([
    expect.stringContaining("library.yaml`: The document lacks `openapi`."),
  ]);
});

test("accepts a pattern that is invalid with the flag `u`", async () => {
  expect(await start('pattern: "^[a-z]+$"', String.raw`pattern: "^[a-z\\-\\/\\#]+$"`)).toEqual([]);
});

test("names `--strict` only if the mock would start without it", async () => {
  const spec = join(folder, "library.yaml");
  const startOn = (changed: string) =>
    writeFile(spec, changed).then(() => startMock({ ...library, spec, strict: true }));

  await expect(startOn(text.replace("examples: [30]", "examples: [soon]"))).rejects.toThrow(
    /^The mock did not start.*`--strict`/,
  );
  await expect(startOn(text.replace("openapi: 3.1.0", "openapi: 4.0.0"))).rejects.toThrow(
    /^The mock did not start\.$/m,
  );
});
