import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { diffSpecs } from "../src/diff-specs.ts";

// Changes in documents of several files.

const manyFiles = fileURLToPath(new URL("../../../generator/test/scenarios/many-files/spec", import.meta.url));

// Each row changes one file that the document refers to. The change is reported in that file, at this line.
test.each([
  ["shared/parameters.yml", "minimum: 1, maximum", "minimum: 2, maximum", "limit-tightened", 2],
  ["paths/letter.yml", "  tags", "  deprecated: true\n  tags", "operation-deprecated", 3],
  ["shared/fields.yml", "text: {", "words: {", "property-added", 3],
  ["shared/content.yml", "#/Letter", "#/Problem", "type-changed", 2],
  ["shared/responses.yml", '"201"', '"202"', "success-added", 12],
  ["shared/headers.yml", "integer", "string", "type-changed", 1],
  ["shared/servers.yml", "letters.example", "mail.example", "server-added", 1],
])("reports a change in %s: %s", async (file, was, is, code, line) => {
  const folder = mkdtempSync(join(tmpdir(), "diff-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(manyFiles, folder, { recursive: true });
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toContain(was);
  writeFileSync(join(folder, file), text.replace(was, is));

  const { changes, problems } = await diffSpecs(join(manyFiles, "openapi.yaml"), join(folder, "openapi.yaml"));

  expect(problems).toEqual([]);
  expect(changes.map((change) => [change.code, change.shownAt.line, change.shownAt.file])).toContainEqual([
    code,
    line,
    join(folder, file),
  ]);
});

test("reports no change between a document in many files and itself", async () => {
  const file = join(manyFiles, "openapi.yaml");

  expect((await diffSpecs(file, file)).changes).toEqual([]);
});
