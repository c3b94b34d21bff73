import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMock } from "../../src/index.js";
import { makeFolder } from "../../../report/test/make-folder.js";

const good = 'openapi: 3.1.0\npaths: { /a: { get: { responses: { "200": { description: "ä" } } } } }\n';
const get = '{ "get": { "responses": { "200": { "description": "" }, "400": { "description": "" } } } }';
const repeated = `{ "openapi": "3.1.0", "paths": {\n"/a": {},\n"/a": ${get}\n} }`;

/** Writes a document, and returns its path. */
async function write(name: string, bytes: string | Buffer): Promise<string> {
  const spec = join(await makeFolder(), name);
  await writeFile(spec, bytes);
  return spec;
}

test.each<[problem: string, name: string, bytes: string | Buffer, reason: string]>([
  ["nothing", "a.yaml", "", "a.yaml`: It is empty. Name a file that exists"],
  ["only comments", "a.yaml", "# openapi: 3.1.0\n\n", "a.yaml`: It is empty. Name a file that exists"],
  ["UTF-16", "a.yaml", Buffer.from(good, "utf16le"), "a.yaml` cannot be read: The text is UTF-16, not UTF-8. Save the"],
  [
    "another encoding",
    "a.yaml",
    Buffer.from(good, "latin1"),
    "a.yaml` cannot be read, line 2: The text is not valid UTF-8: it has the byte 0xe4. Save the file as UTF-8.",
  ],
  [
    "tabs in YAML",
    "a.yaml",
    "openapi: 3.1.0\ninfo:\n\ttitle: A\n",
    "a.yaml` cannot be read, line 3: The text is not valid YAML: tab characters must not be used in indentation. Correct",
  ],
  [
    "a repeated key in YAML",
    "a.yaml",
    "openapi: 3.1.0\npaths:\n  /a: {}\n  /a: {}\n",
    "a.yaml` cannot be read, line 4: The text is not valid YAML: duplicated mapping key `/a`. Correct",
  ],
  [
    "incomplete JSON",
    "a.json",
    '{ "openapi": "3.1.0",\n"paths": {',
    "a.json` cannot be read, line 2: The text is not valid JSON: ",
  ],
  [
    "JSON with a comma before a bracket",
    "a.json",
    `{ "openapi": "3.1.0",\n"paths": { "/a": ${get}, } }`,
    "a.json` cannot be read, line 2: The text is not valid JSON: expected double-quoted property name",
  ],
  [
    "a web page",
    "a.html",
    "<html></html>",
    "a.html`: The file contains `<html></html>` instead of an OpenAPI document. Name",
  ],
  ["a list", "a.json", "[]", "a.json`: The file contains a list instead of an OpenAPI document. Name another file,"],
  ["another format", "a.json", "{}", "a.json`: The document lacks `openapi`. Name another file, or convert"],
  [
    "a later version",
    "a.yaml",
    "openapi: 4.0.0",
    "a.yaml`: `openapi` is the text `4.0.0`. Name another file, or convert the document to OpenAPI 3.0, 3.1 or 3.2",
  ],
])("does not start on %s, and says what to do", async (_, name, bytes, reason) => {
  const spec = await write(name, bytes);

  await expect(createMock({ spec })).rejects.toMatchObject({ reasons: [expect.stringContaining(reason)] });
});

test.each([
  ["YAML in a text file", "a.txt", `{ openapi: 3.1.0, paths: { /a: ${get} } }`, []],
  [
    "a repeated key in JSON",
    "a.json",
    repeated,
    [/a\.json:3: The text is not valid JSON: duplicated mapping key `\/a`/],
  ],
])("starts on %s", async (_, name, text, warnings) => {
  const mock = await createMock({ spec: await write(name, text) });

  expect(mock.operations).toHaveLength(1);
  expect(mock.warnings).toEqual(warnings.map((warning) => expect.stringMatching(warning)));
});

test("does not start on a repeated key in JSON in strict mode", async () => {
  await expect(createMock({ spec: await write("a.json", repeated), strict: true })).rejects.toThrow("duplicated");
});
