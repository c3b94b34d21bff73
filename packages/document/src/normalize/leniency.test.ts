import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { loadDocument } from "../load-document.ts";
import { openDocument } from "../open-document.ts";

// Documents that authors write otherwise than their version of OpenAPI allows. Both readers report what they make of them, at the same lines.

const folder = mkdtempSync(join(tmpdir(), "leniency-"));
afterAll(() => rmSync(folder, { recursive: true }));

function print({ line, code, message }: { line?: number | undefined; code: string; message: string }): string {
  return `${line} ${code} ${message}`;
}

/** Reads a document with this schema on line 5, as the generator and as the mock do. Returns what each reports, and the schema. */
async function read(schema: string, version = "3.0.3") {
  const file = join(folder, "openapi.yaml");
  const head = `openapi: ${version}\ninfo: { title: A, version: "1" }\ncomponents:\n  schemas:\n`;
  const used =
    "paths:\n  /a: { get: { operationId: a.get, tags: [a], responses: { 200: { description: A., content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } } } }\n";
  writeFileSync(file, `${head}    A: ${schema}\n    B: { type: object }\n${used}`);
  const loaded = await loadDocument(file);
  const opened = await openDocument(file);
  if (!loaded.document || !("document" in opened)) throw new Error("The document was not read.");
  return {
    loaded: loaded.diagnostics.filter(({ severity }) => severity === "warning").map(print),
    opened: opened.diagnostics.map(print),
    schemas: [loaded.document.root, opened.document].map(({ components }) => components.schemas["A"]),
  };
}

const list = "5 keyword-of-other-version OpenAPI 3.0 has no list of types. It is read as in 3.1.";
const asIfNull = "It is read as if null were valid.";

test.each<[schema: string, reports: string[]]>([
  [`{ type: [string, "null"] }`, [list]],
  [`{ type: [string, integer] }`, [list]],
  [
    `{ anyOf: [{ type: string }, { type: "null" }] }`,
    ["5 keyword-of-other-version OpenAPI 3.0 has no type `null`. It is read as in 3.1."],
  ],
  [
    `{ type: integer, exclusiveMinimum: 3 }`,
    ["5 keyword-of-other-version OpenAPI 3.0 has no number as `exclusiveMinimum`. It is read as in 3.1."],
  ],
  [`{ const: 3 }`, ["5 keyword-of-other-version OpenAPI 3.0 has no `const`. It is read as in 3.1."]],
  [
    `{ type: object, patternProperties: { a: {} } }`,
    ["5 keyword-of-other-version OpenAPI 3.0 has no `patternProperties`. It is read as in 3.1."],
  ],
  [
    `{ type: array, items: [{ type: integer }, { type: string }] }`,
    ["5 keyword-of-other-version OpenAPI 3.0 has no `prefixItems` or list in `items`. It is read as in 3.1."],
  ],
  [
    `{ type: object, dependencies: { a: [b] } }`,
    ["5 keyword-of-other-version OpenAPI 3.0 has no `dependentRequired` or `dependencies`. It is read as in 3.1."],
  ],
  [
    `{ type: integer, exclusiveMinimum: much }`,
    ["5 unexpected-type `exclusiveMinimum` is `much`, and a number is expected."],
  ],
  [`{ type: string, nullable: "true" }`, ["5 quoted-flag `nullable` is the text `true`."]],
  [`{ type: array, items: {}, uniqueItems: "false" }`, ["5 quoted-flag `uniqueItems` is the text `false`."]],
  [
    `{ $ref: "#/components/schemas/B", nullable: true }`,
    [`5 nullable-without-effect \`nullable\` has no effect beside \`$ref\`. ${asIfNull}`],
  ],
  [
    `{ allOf: [{ $ref: "#/components/schemas/B" }], nullable: true }`,
    [`5 nullable-without-effect \`nullable\` has no effect beside \`allOf\`. ${asIfNull}`],
  ],
  [
    `{ oneOf: [{ $ref: "#/components/schemas/B" }], nullable: true }`,
    [`5 nullable-without-effect \`nullable\` has no effect beside \`oneOf\`. ${asIfNull}`],
  ],
  [
    `{ type: string, enum: [a], nullable: true }`,
    [`5 nullable-without-effect \`nullable\` has no effect, because \`enum\` does not list null. ${asIfNull}`],
  ],
  [
    `{ $ref: "#/components/schemas/B", minProperties: 1 }`,
    ["5 ignored-beside-reference `minProperties` stands beside the `$ref` `#/components/schemas/B`."],
  ],
  [`{ type: string, nullable: true }`, []],
  [`{ type: string, enum: [a, null], nullable: true }`, []],
  [`{ type: string, enum: [a, null] }`, ["5 enum-of-wrong-type `enum` has `null`, and the type is `string`."]],
  [`{ nullable: true }`, []],
  [`{ $ref: "#/components/schemas/B", nullable: false }`, []],
  [`{ type: integer, minimum: 3, exclusiveMinimum: true, example: 4 }`, []],
])("reports what is read of %s in 3.0", async (schema, reports) => {
  const { loaded, opened } = await read(schema);

  expect(loaded).toEqual(reports);
  expect(opened).toEqual(reports);
});

test.each<[schema: string, reports: string[]]>([
  [
    `{ type: string, nullable: true }`,
    [`5 nullable-without-effect \`nullable\` has no effect in OpenAPI 3.1 and later. ${asIfNull}`],
  ],
  [
    `{ $ref: "#/components/schemas/B", nullable: true }`,
    [`5 nullable-without-effect \`nullable\` has no effect beside \`$ref\`. ${asIfNull}`],
  ],
  [
    `{ type: integer, minimum: 3, exclusiveMinimum: true }`,
    ["5 keyword-of-other-version OpenAPI 3.1 has no `true` or `false` as `exclusiveMinimum`. It is read as in 3.0."],
  ],
  [
    `{ type: [string, "null"], enum: [a] }`,
    [`5 nullable-without-effect \`null\` in \`type\` has no effect, because \`enum\` does not list null. ${asIfNull}`],
  ],
  [
    `{ type: "null", allOf: [{ $ref: "#/components/schemas/B" }] }`,
    [`5 nullable-without-effect The type \`null\` beside \`allOf\` leaves no value. ${asIfNull}`],
  ],
  [`{ type: [string, "null"], enum: [a, null] }`, []],
  [`{ type: [string, "null"], nullable: true }`, []],
  [`{ type: [number, "null"], const: 4, exclusiveMinimum: 3 }`, []],
  [`{ type: string, nullable: false }`, []],
])("reports what is read of %s in 3.1", async (schema, reports) => {
  const { loaded, opened } = await read(schema, "3.1.0");

  expect(loaded).toEqual(reports);
  expect(opened).toEqual(reports);
});

describe("a pattern of another language", () => {
  test.each([
    [String.raw`\A[a-z]+\Z`, "^[a-z]+$", String.raw`\`\A\`, \`\Z\``],
    ["(?i)^a$", "^[aA]$", "`(?i)`"],
    ["(?P<a>b)", "(?<a>b)", "`(?P<`"],
  ])("is translated: %s", async (pattern, translated, foreign) => {
    const { loaded, opened, schemas } = await read(`{ type: string, pattern: '${pattern}' }`);

    const report = `5 foreign-pattern \`${pattern}\` is not a regular expression of ECMA-262: it has ${foreign.replaceAll("\\`", "`")}. It is read as \`${translated}\`.`;
    expect([loaded, opened]).toEqual([[report], [report]]);
    expect(schemas).toEqual([
      { type: "string", pattern: translated },
      { type: "string", pattern: translated },
    ]);
  });

  test("is read without the slashes and flags around it", async () => {
    const { loaded, opened, schemas } = await read("{ type: string, pattern: '/^a$/i' }");

    const report = "5 foreign-pattern `/^a$/i` matches nothing: its slashes are a part of it. It is read as `^[aA]$`.";
    expect([loaded, opened]).toEqual([[report], [report]]);
    expect(schemas.map((schema) => Object(schema).pattern)).toEqual(["^[aA]$", "^[aA]$"]);
  });

  test("is translated where it selects properties", async () => {
    const { loaded, opened, schemas } = await read(
      String.raw`{ type: object, patternProperties: { '\Aa\z': { type: string } } }`,
      "3.1.0",
    );

    expect(loaded).toEqual(opened);
    expect(loaded).toEqual([expect.stringContaining("5 foreign-pattern ")]);
    expect(schemas.map((schema) => Object(schema).patternProperties)).toEqual([
      { "^a$": { type: "string" } },
      { "^a$": { type: "string" } },
    ]);
  });
});

test("a document in JSON that repeats a key is read with overlays as without them", async () => {
  const [file, overlay] = [join(folder, "repeated.json"), join(folder, "overlay.yaml")];
  writeFileSync(file, '{ "openapi": "3.1.0", "info": { "title": "A", "title": "B", "version": "1" }, "paths": {} }');
  writeFileSync(overlay, "overlay: 1.0.0\nactions: [{ target: $.info, update: { version: '2' } }]\n");
  const opened = [await openDocument(file), await openDocument(file, [overlay])];

  const diagnostics = [{ code: "syntax", line: 1 }];
  expect(opened).toMatchObject([
    { document: { info: { title: "B", version: "1" } }, diagnostics },
    { document: { info: { title: "B", version: "2" } }, diagnostics },
  ]);
});
