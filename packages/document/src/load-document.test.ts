import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadDocument } from "./load-document.ts";
import { loadFiles, loadYaml } from "../test/load-files.ts";

const secrets = mkdtempSync(join(tmpdir(), "secrets-"));

beforeAll(() => {
  mkdirSync(join(secrets, "api"));
  writeFileSync(join(secrets, "secret.json"), '{ "const": "classified" }');
  symlinkSync(join(secrets, "secret.json"), join(secrets, "api/link.json"));
});

afterAll(() => rmSync(secrets, { recursive: true }));

function writeReference(spec: string, $ref: string): void {
  const info = { title: "Letters", version: "1.0.0" };
  writeFileSync(
    spec,
    JSON.stringify({ openapi: "3.1.0", info, paths: {}, components: { schemas: { Letter: { $ref } } } }),
  );
}

const head = `openapi: 3.1.0\ninfo: { title: Letters, version: "1.0.0" }\n`;

test("reads YAML, JSON and gzipped JSON alike", async () => {
  const text = `{ "openapi": "3.1.0", "info": { "title": "Letters", "version": "1" }, "paths": {} }`;

  const roots = await Promise.all([
    loadFiles({ "openapi.yaml": text }),
    loadFiles({ "openapi.json": text }),
    loadFiles({ "openapi.txt": text }),
    loadFiles({ "openapi.json.gz": gzipSync(text) }),
  ]);

  for (const { root, problems } of roots) {
    expect(root?.info.title).toBe("Letters");
    expect(problems).toEqual([]);
  }
});

test("keeps dates, the word no and digits after a zero as text", async () => {
  const { root } = await loadYaml(
    `components: { schemas: { Reply: { enum: [no, 2026-01-01, ~, 08, -007, 01.50, 0, 0.5, -0.5, 0e1, 0x10, !!int 08] } } }`,
  );

  const texts = ["no", "2026-01-01", null, "08", "-007", "01.50"];
  expect(root?.components.schemas["Reply"]).toEqual({ enum: [...texts, 0, 0.5, -0.5, 16, 8] });
});

test("reports the line of a syntax error", async () => {
  const { problems } = await loadFiles({ "openapi.yaml": `${head}paths:\n  /letters:\n    get:\n   - oops\n` });

  expect(problems).toEqual(["openapi.yaml:6 error syntax"]);
});

test("reports the line of another document in the file", async () => {
  const { problems } = await loadFiles({ "openapi.yaml": `---\n${head}paths: {}\n---\n# Other.\na: 1\n` });

  expect(problems).toEqual(["openapi.yaml:7 error syntax"]);
});

test("reports the line of a syntax error in JSON", async () => {
  const { problems } = await loadFiles({ "openapi.json": `{\n  "openapi": "3.1.0",\n  "info": }\n` });

  expect(problems).toEqual(["openapi.json:3 error syntax"]);
});

test("reads keys as they are written, so that a merge key can be overridden by a status", async () => {
  const { root, problems } = await loadYaml(`x-errors: &errors
  404: { description: Shared. }
  <<: { 500: { description: Failed. } }
components:
  responses: { <<: *errors, 404: { description: Own. }, "007": { description: Quoted. } }
  schemas: { Codes: { properties: { 01: {}, 1: {}, 1.0: {}, 0x1: {}, ~: {}, "null": {}, True: {}, ? a : {} } } }`);

  expect(problems).toEqual([]);
  expect(root?.components.responses).toMatchObject({
    404: { description: "Own." },
    500: { description: "Failed." },
    "007": {},
  });
  const codes = { "1": {}, "01": {}, "1.0": {}, "0x1": {}, "~": {}, null: {}, True: {}, a: {} };
  expect(root?.components.schemas["Codes"]).toEqual({ properties: codes });
});

test("reads the fields that are text as they are written", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": [
      "info: { title: 007, version: 1.10, description: ~ }",
      "openapi: 3.1",
      "servers: [{ url: 'https://a.example/{v}', variables: { v: { default: 1.0, enum: [1.0, 2.0] } } }]",
      "components: { schemas: { A: { title: 1.0, required: [1.0], properties: { 1.0: { enum: [1.0], example: { version: 1.0 } } } } } }",
    ].join("\n"),
  });

  expect(problems).toEqual([]);
  expect(root?.info).toEqual({ title: "007", version: "1.10" });
  expect(root?.servers?.[0]?.variables).toEqual({ v: { default: "1.0", enum: ["1.0", "2.0"] } });
  expect(root?.components.schemas["A"]).toEqual({
    title: "1.0",
    required: ["1.0"],
    properties: { "1.0": { enum: [1], examples: [{ version: 1 }] } },
  });
});

test("reads the values of a text as they are written", async () => {
  const { root } = await loadFiles({
    "openapi.yaml": [
      head.trimEnd(),
      "paths:",
      "  /a: { get: { parameters: [{ name: phone, in: query, example: +4123, schema: { type: string } }], responses: {} } }",
      "components:",
      "  schemas:",
      "    Version: { enum: [1.0, 1.10, 2, null], type: string, default: 1.10, nullable: true }",
      "    Phone: { type: [string, 'null'], example: +4123, const: 0x1F, examples: [1e3, True, ~] }",
      "    Number: { type: [string, number], enum: [1.0], default: 1.10 }",
      "    Data: { type: object, example: { type: string, default: 1.0 }, x-a: { type: string, default: 1.0 } }",
      "    Other: { $ref: other.yaml }",
    ].join("\n"),
    "other.yaml": "{ type: string, enum: [1.0, 08] }",
  });

  expect(root?.components.schemas).toMatchObject({
    Version: { enum: ["1.0", "1.10", "2", null], default: "1.10" },
    Phone: { const: "0x1F", examples: ["+4123", "1e3", "True", null] },
    Number: { enum: [1], default: 1.1 },
    Data: { examples: [{ type: "string", default: 1 }], "x-a": { type: "string", default: 1 } },
    Other: { enum: ["1.0", "08"] },
  });
  expect(root?.paths["/a"]).toMatchObject({ get: { parameters: [{ example: "+4123" }] } });
});

test("reports a repeated key", async () => {
  const { problems } = await loadFiles({ "openapi.yaml": `${head}paths: {}\npaths: {}\n` });

  expect(problems).toEqual(["openapi.yaml:4 error syntax"]);
});

test("reports a repeated key in JSON", async () => {
  const json =
    '{\n"openapi": "3.1.0", "info": { "title": "\\":", "version": "1" },\n"paths": {\n"/a": {},\n"/a": {} } }';

  const { problems } = await loadFiles({ "openapi.json": json });

  expect(problems).toEqual(["openapi.json:5 error syntax"]);
});

test.each([
  [
    "UTF-16 with a byte order mark",
    Buffer.from("\uFEFFopenapi: 3.1.0\n", "utf16le"),
    "?",
    "The text is UTF-16, not UTF-8.",
  ],
  [
    "UTF-16 without a byte order mark",
    Buffer.from("openapi: 3.1.0\n", "utf16le"),
    "?",
    "The text is UTF-16, not UTF-8.",
  ],
  [
    "Latin-1",
    Buffer.from(`${head}# Größe\npaths: {}\n# ß\n`, "latin1"),
    "3",
    "The text is not valid UTF-8: it has the byte 0xf6.",
  ],
])("reports a file in %s", async (_, bytes, line, message) => {
  const { problems, messages } = await loadFiles({ "openapi.yaml": bytes });

  expect(problems).toEqual([`openapi.yaml:${line} error not-utf8`]);
  expect(messages).toEqual([message]);
});

test("reports a referenced file that is not UTF-8, with its line", async () => {
  const { problems } = await loadFiles({
    "openapi.yaml": `${head}paths: { /a: { $ref: "paths.yaml" } }\n`,
    "paths.yaml": Buffer.from("# first\n# Größe\nget: {}\n", "latin1"),
  });

  expect(problems).toContain("paths.yaml:2 error not-utf8");
});

test.each([
  ["a relative path", "../secret.json"],
  ["an absolute path", join(secrets, "secret.json")],
  ["a file URL", pathToFileURL(join(secrets, "secret.json")).href],
  ["a symbolic link", "link.json"],
])("does not read a file outside the folder of the document by %s", async (_, $ref) => {
  const spec = join(secrets, "api/openapi.json");

  writeReference(spec, $ref);
  const { document, diagnostics } = await loadDocument(spec);

  expect(diagnostics.map(({ code, severity, line }) => [code, severity, line])).toEqual([
    ["outside-reference", "error", 1],
  ]);
  expect(JSON.stringify(document)).not.toContain("classified");
});

test("reads a file in the folder that the caller allows", async () => {
  const spec = join(secrets, "api/openapi.json");

  writeReference(spec, "../secret.json");
  const { document, diagnostics } = await loadDocument(spec, { refsWithin: secrets });

  expect(diagnostics).toEqual([]);
  expect(JSON.stringify(document)).toContain("classified");
});

test("reports a path that leads to no file", async () => {
  const missing = await loadFiles({});

  expect(missing.problems.map((problem) => problem.split(" ").slice(1).join(" "))).toEqual(["error unreadable-file"]);
});

test("reads the value of an example from the file that it names", async () => {
  const examples = {
    json: "letters/one.json",
    yaml: "./letters/two.yaml#/second",
    csv: "letters/three.csv",
    binary: "letters/four.png",
    remote: "https://letters.example/five.json",
    missing: "letters/six.json",
    outside: "../seven.json",
  };
  const lines = Object.entries(examples).map(([name, address]) => `    ${name}: { externalValue: "${address}" }`);
  const { root, files, problems } = await loadFiles({
    "openapi.yaml": `${head}paths: {}\ncomponents:\n  examples:\n${lines.join("\n")}\n`,
    "letters/one.json": '{ "id": 9007199254740993 }',
    "letters/two.yaml": "second: [a, b]",
    "letters/three.csv": "a: 1,b\n",
    "letters/four.png": Buffer.from([0x89, 0xff]),
  });

  expect(root?.components.examples).toEqual({
    json: { value: { id: 9_007_199_254_740_993n } },
    yaml: { value: ["a", "b"] },
    csv: { value: "a: 1,b\n" },
    ...Object.fromEntries(
      (["binary", "remote", "missing", "outside"] as const).map((name) => [name, { externalValue: examples[name] }]),
    ),
  });
  // A missing file is watched, too.
  expect(files).toEqual([
    "openapi.yaml",
    ...["one.json", "two.yaml", "three.csv", "six.json"].map((name) => join("letters", name)),
  ]);
  expect(problems).toEqual([]);
});

test("reports a syntax error in the file of an example", async () => {
  const { problems } = await loadFiles({
    "openapi.yaml": `${head}paths: {}\ncomponents: { examples: { one: { externalValue: one.json } } }\n`,
    "one.json": "{\n  oops\n}",
  });

  expect(problems).toEqual(["one.json:2 error syntax"]);
});

test("names the command that converts Swagger 2.0", async () => {
  const { messages } = await loadFiles({ "openapi.yaml": "swagger: '2.0'" });

  expect(messages[0]).toBe(
    "`swagger` is the text `2.0`. Run this command in the folder of the file to convert it: `npx swagger2openapi@7.0.8 openapi.yaml --patch --yaml --outfile openapi-3.yaml`.",
  );
});

test("names no command for an earlier Swagger, which it does not convert", async () => {
  const { messages } = await loadFiles({ "openapi.yaml": "swagger: '1.2'" });

  expect(messages).toEqual(["`swagger` is the text `1.2`."]);
});

test.each([
  ["swagger: '2.0'", "openapi.yaml:1 error unsupported-version"],
  ["openapi: 4.0.0", "openapi.yaml:1 error unsupported-version"],
  ["- a\n- list", "openapi.yaml:1 error unsupported-version"],
  ["info: {}", "openapi.yaml:1 error unsupported-version"],
  ["openapi: 3.3.0\npaths: {}", "openapi.yaml:1 warning newer-version"],
])("reports the unsupported or newer version of `%s`", async (text, problem) => {
  const { problems } = await loadFiles({ "openapi.yaml": text });

  expect(problems).toEqual([problem]);
});

test.each(["3.0.0", "3.0.4", "3.1.0", "3.1.2", "3.0", "3.1"])(
  "reads version %s, which YAML reads as text or as a number",
  async (version) => {
    const { root, problems } = await loadYaml("paths: {}", version);

    expect(root?.openapi).toBe("3.1.0");
    expect(problems).toEqual([]);
  },
);

test("keeps keys such as `__proto__` and `constructor` as plain properties", async () => {
  const { root, problems } = await loadFiles({
    "openapi.json": `{ "openapi": "3.1.0", "info": {"title":"t","version":"1"}, "__proto__": { "polluted": true },
      "components": { "schemas": { "constructor": { "type": "object", "properties": { "__proto__": { "type": "string" } } } } } }`,
  });

  expect(Object.keys(root?.components.schemas ?? {})).toEqual(["constructor"]);
  expect(JSON.stringify(root?.components.schemas["constructor"])).toContain(`"__proto__":{"type":"string"}`);
  expect({}).not.toHaveProperty("polluted");
  expect(problems).toEqual(["openapi.json:1 warning unknown-field"]);
});

test("copies the value of a YAML alias to each place that uses it", async () => {
  const { root } = await loadYaml(
    `components:\n  schemas:\n    One: &one { type: string, nullable: true }\n    Two: *one\n    Three: { <<: *one, description: Third. }`,
  );

  const { One, Two, Three } = root?.components.schemas ?? {};
  expect(Two).toEqual({ type: ["string", "null"], "x-assumed-null": true });
  expect(Two).not.toBe(One);
  expect(Three).toEqual({ type: ["string", "null"], "x-assumed-null": true, description: "Third." });
});

test("reports an alias inside its own anchor, and aliases that expand to millions of values", async () => {
  const circle = await loadYaml("components: { schemas: { One: &one { properties: { self: *one } } } }");
  const layers = Array.from(
    { length: 12 },
    (_, layer) =>
      `x-l${layer}: &l${layer} [${
        layer === 0
          ? "1"
          : Array(9)
              .fill(`*l${layer - 1}`)
              .join(", ")
      }]`,
  );
  const bomb = await loadYaml(layers.join("\n"));

  expect(circle.problems).toEqual(["openapi.yaml:? error endless-alias"]);
  expect(bomb.problems).toEqual(["openapi.yaml:? error endless-alias"]);
});

test("reports a document that is nested too deeply", async () => {
  const depth = 3_000;
  const schema = `${`{"items":`.repeat(depth)}true${"}".repeat(depth)}`;

  const { problems } = await loadFiles({
    "openapi.json": `{"openapi":"3.1.0","components":{"schemas":{"Deep":${schema}}}}`,
  });

  expect(problems.map((problem) => problem.split(" ").at(-1))).toEqual(["nested-too-deeply"]);
});

test.each([
  ["items", '{"items":', "}"],
  ["properties", '{"properties":{"a":', "}}"],
  ["allOf", '{"allOf":[', "]}"],
  ["additionalProperties", '{"additionalProperties":', "}"],
])("reports more than 100 schemas within each other by `%s`", async (_keyword, begin, end) => {
  const load = async (levels: number): Promise<{ problems: string[]; messages: string[] }> => {
    const schema = `${`${begin}\n`.repeat(levels - 1)}{}${end.repeat(levels - 1)}`;
    const text = `{"openapi":"3.1.0","info":{"title":"","version":"1"},"paths":{},\n"components":{"schemas":{"Deep":{"$ref":"deep.json"}}}}`;
    return await loadFiles({ "openapi.json": text, "deep.json": schema });
  };

  expect(await load(101)).toMatchObject({
    problems: [expect.stringMatching(/^deep\.json:10[01] error nested-too-deeply$/)],
    messages: ["More than 100 schemas stand within each other here."],
  });
  expect((await load(100)).problems.join()).not.toContain("nested-too-deeply");
});

test("warns about rounded fractions in examples, but not in limits, and not about integers", async () => {
  const { root, problems, messages } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    Id:",
      "      type: integer",
      "      maximum: 9223372036854775807",
      "      examples:",
      "        - 7301234567890123457",
      "    Share:",
      "      type: number",
      "      maximum: 0.12345678901234567890",
      "      example: 0.12345678901234567890",
    ].join("\n"),
  );

  expect(root?.components.schemas["Id"]).toMatchObject({
    maximum: 9_223_372_036_854_775_807n,
    examples: [7_301_234_567_890_123_457n],
  });
  expect(problems).toEqual(["openapi.yaml:13 warning rounded-number"]);
  expect(messages).toEqual(["`0.12345678901234567890` is read as `0.12345678901234568`."]);
});

test("warns about a long integer only where callers see a floating-point number", async () => {
  const { messages } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    Id: { type: integer, example: 9007199254740993 }",
      "    Key: { type: number, enum: [9007199254740993] }",
      "    Size: { type: number, maximum: 9007199254740993, example: 9007199254740993 }",
      "    Rate: { type: number, enum: [1.5, 9007199254740993] }",
    ].join("\n"),
  );

  const message =
    "`9007199254740993` is `9007199254740992` for callers, because the type `number` is a floating-point number.";
  expect(messages).toEqual([message, message]);
});

test.each([
  ["openapi.yaml", "{ Id: { enum: [9007199254740993, 0x20000000000001, -9007199254740993, 9.007199254740993e15] } }"],
  ["openapi.json", '{"Id":{"enum":[9007199254740993,9007199254740993,-9007199254740993,9.007199254740993e15]}}'],
])("reads each digit of the integers of %s", async (file, schemas) => {
  const { root } = await loadFiles({
    [file]: `{"openapi":"3.1.0","info":{"title":"","version":"1"},"paths":{},"components":{"schemas":${schemas}}}`,
  });

  expect(root?.components.schemas["Id"]).toMatchObject({
    enum: [9_007_199_254_740_993n, -9_007_199_254_740_993n],
  });
});

test("reads an address without a scheme as one of https", async () => {
  const { root } = await loadYaml(
    "servers: [{ url: //letters.example/v1 }]\npaths: { /a: { servers: [{ url: /b }] } }",
  );

  expect(root?.servers).toEqual([{ url: "https://letters.example/v1" }]);
  expect(root?.paths["/a"]?.servers).toEqual([{ url: "/b" }]);
});

test("leaves out a server without an address in the document, a path and an operation", async () => {
  const { root, problems } = await loadYaml(
    "servers: [{ description: Lost. }, { url: https://letters.example }]\npaths:\n  /letters:\n    servers: [{}]\n    get: { servers: [{ url: null }] }",
  );

  expect(root?.servers).toEqual([{ url: "https://letters.example" }]);
  expect(root?.paths["/letters"]).toMatchObject({ servers: [], get: { servers: [] } });
  expect(problems).toEqual([
    "openapi.yaml:3 warning server-without-url",
    "openapi.yaml:6 warning server-without-url",
    "openapi.yaml:7 warning server-without-url",
  ]);
});
