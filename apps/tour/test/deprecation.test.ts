// The differ, generated code, a warning at run time and reports mention a deprecated operation. Its removal is a breaking change.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { startMock } from "@shortvideo-api/mock";
import { renderReport } from "@shortvideo-api/report";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeRuntime } from "../../../generator/test/write-runtime.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const generator = join(repository, "generator/src");
const words = "Since 1.1.0. It counts from one.";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "deprecation-"));
  const operations = {
    plain: letters({}),
    marked: letters({
      deprecated: true,
      "x-deprecated": { since: "1.1.0", why: "It counts from one.", use: "letters.get" },
    }),
  };
  for (const [name, old] of Object.entries(operations)) save(name, { "/letter": letter, "/old": old });
  save("without", { "/letter": letter });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("reports a deprecation as a safe change, with the replacement", () => {
  expect(compare("plain", "marked")).toMatchObject({
    bump: "minor",
    changes: [{ code: "operation-deprecated", wire: "safe", types: "safe", hint: "Call `letters.get` instead." }],
  });
});

test("generates code that documents the deprecation and warns once at run time", async () => {
  const out = join(folder, "api");
  execFileSync(process.execPath, [join(generator, "cli.mjs"), "generate", "--spec", fileOf("marked"), "--out", out], {
    stdio: "pipe",
  });
  writeRuntime(out);
  mkdirSync(join(out, "node_modules/@shortvideo-api"), { recursive: true });
  for (const name of ["openapi-types", "wire", "pagination", "client"]) {
    symlinkSync(join(out, "packages", name), join(out, "node_modules/@shortvideo-api", name), "dir");
  }
  symlinkSync(
    join(repository, "packages/client/node_modules/openapi-fetch"),
    join(out, "node_modules/openapi-fetch"),
    "dir",
  );
  expect(readFileSync(join(out, "packages/client/src/generated/letters.ts"), "utf8")).toMatch(
    /@deprecated Since 1\.1\.0\. It counts from one\. Use \{@link (?:Letters\.)?get\}\./,
  );
  expect(readFileSync(join(out, "packages/openapi-types/src/generated/openapi.ts"), "utf8")).toContain("@deprecated");

  const { createClient } = await import(pathToFileURL(join(out, "packages/client/src/index.ts")).href);
  const warnings: { operation: string; message: string }[] = [];
  const api = createClient({
    baseUrl: "http://letters.example",
    onDeprecated: (warning: { operation: string; message: string }) => warnings.push(warning),
    fetch: () => Promise.resolve(Response.json({ letter: "A" })),
  });
  await api.letters.getOld();
  await api.letters.getOld();
  await api.letters.get();

  expect(warnings).toEqual([
    { operation: "letters.getOld", message: `letters.getOld is deprecated. ${words} Use \`letters.get\`.` },
  ]);
});

test("the report of a contract run names the deprecated operations that are still called", async () => {
  const mock = await startMock({ spec: fileOf("marked") });
  try {
    await fetch(`${mock.url}/old`);
    const report = mock.report();

    for (const format of ["text", "html", "junit"] as const)
      expect(renderReport(report, format)).toContain("It counts from one.");
  } finally {
    await mock.stop();
  }
});

test("reports the removal of an operation as a breaking change, and whether the operation was deprecated before", () => {
  expect(compare("marked", "without")).toMatchObject({
    bump: "major",
    changes: [
      {
        code: "operation-removed",
        message: "`letters.getOld` was removed; it was deprecated since 1.1.0.",
        hint: "Call `letters.get` instead.",
      },
    ],
  });
  expect(compare("plain", "without")).toMatchObject({
    bump: "major",
    changes: [
      {
        code: "operation-removed-without-deprecation",
        message: "`letters.getOld` was removed without having been deprecated.",
      },
    ],
  });
});

const schema = { type: "object", required: ["letter"], properties: { letter: { type: "string" } } };
const responses = {
  "200": { description: "A letter.", content: { "application/json": { schema } } },
  default: { description: "There is none." },
};
const letter = { get: { operationId: "letters.get", tags: ["letters"], summary: "Get a letter", responses } };

function letters(fields: object): object {
  return {
    get: { operationId: "letters.getOld", tags: ["letters"], summary: "Get an old letter", responses, ...fields },
  };
}

function fileOf(name: string): string {
  return join(folder, `${name}.json`);
}

function save(name: string, paths: object): void {
  const document = {
    openapi: "3.1.0",
    info: { title: "Letters", version: "1.0.0" },
    tags: [{ name: "letters" }],
    paths,
  };
  writeFileSync(fileOf(name), JSON.stringify(document));
}

function compare(before: string, after: string): unknown {
  const args = ["--base", fileOf(before), "--spec", fileOf(after), "--format", "json"];
  const { stdout, stderr } = spawnSync(process.execPath, [join(generator, "cli.mjs"), "diff", ...args], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}
