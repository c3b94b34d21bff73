import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startMock } from "../../src/index.js";
import { library } from "../library.js";

// Problems of JSON documents have lines, too, or JSON pointers if the document has only one line.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "validate-json-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("reports the lines of a JSON document", async () => {
  const spec = join(folder, "library.json");
  const document = {
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    paths: { "/a": { get: { responses: { 200: { description: "a" } } } } },
  };
  await writeFile(spec, JSON.stringify(document, null, 2));

  await expect(startMock({ spec, strict: true })).rejects.toThrow(/library\.json:10: a\.get declares no error/);
});

test("reports the JSON pointer in a document of one line", async () => {
  const spec = join(folder, "library.json");
  const text = await readFile(library.spec, "utf8");
  const document: unknown = load(text.replace("examples: [30]", "examples: [soon]"));
  await writeFile(spec, JSON.stringify(document));
  const error = await startMock({ ...library, spec, strict: true }).catch((caught: unknown) => caught);

  expect(error).toMatchObject({
    reasons: [expect.stringMatching(/library\.json:1 #\/components\/.*examples\/0: The example does not fit/)],
  });
});
