import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { loadConfiguration } from "@shortvideo-api/document/source";
import { main } from "../../src/commands/generate-command.ts";
import { type MainResult, runMain } from "./run-main.ts";

const letters = fileURLToPath(new URL("../scenarios/list-by-configuration/spec/openapi.yaml", import.meta.url));

let folder = "";
beforeEach(() => {
  const made = realpathSync(mkdtempSync(join(tmpdir(), "configuration-")));
  folder = made;
  cpSync(letters, join(made, "api.yaml"));
  onTestFinished(() => rmSync(made, { recursive: true }));
});

/** Generates with this configuration, and further flags. */
function configure(configuration: object, ...flags: string[]): Promise<MainResult> {
  writeFileSync(join(folder, "ours.json"), JSON.stringify({ spec: "api.yaml", ...configuration }, null, 2));
  return runMain(() => main(["--config", "ours.json", "--out", "out", ...flags]), folder);
}

const read = (path: string): string => readFileSync(join(folder, "out/packages", path), "utf8");
const emitter = `export default {
  name: "names",
  emit: ({ resources }) => [{ path: "packages/client/src/generated/names.txt", text: resources.map(({ name }) => name).join() }],
};`;

test("generates the code that a configuration describes, and `--check` notices a change of it", async () => {
  writeFileSync(join(folder, "names.mjs"), emitter);
  const configuration = {
    scope: "@acme",
    exclude: { operations: ["purgeLetters"] },
    pagination: { listLetters: { style: "cursor", param: "after", items: "letters", next: "next_cursor" } },
    rename: { operations: { listLetters: "mail.list" } },
    emitters: ["names.mjs"],
  };

  const first = await configure(configuration);
  const checked = await configure(configuration, "--check");
  const renamed = await configure({ ...configuration, rename: {} }, "--check");

  expect([first.code, checked.code, renamed.code]).toEqual([0, 0, 1]);
  expect(read("client/src/generated/mail.ts")).toContain('from "@acme/pagination"');
  expect(read("client/src/generated/names.txt")).toBe("mail");
});

test("imports packages by the names of the configuration, and `--check` notices a change of the names", async () => {
  const named = await configure({ scope: "@acme", packages: { "openapi-types": "acme-types" } });
  const checked = await configure({ scope: "@acme", packages: { "openapi-types": "acme-types" } }, "--check");
  const changed = await configure({ scope: "@acme" }, "--check");

  expect([named.code, checked.code, changed.code]).toEqual([0, 0, 1]);
  expect(read("client/src/generated/letters.ts")).toContain('from "acme-types"');
});

test("prefers `--spec` to the document of the configuration", async () => {
  writeFileSync(join(folder, "other.yaml"), readFileSync(letters, "utf8").replace("listLetters", "notes.list"));

  const { code } = await configure({ spec: "missing.yaml" }, "--spec", "other.yaml");

  expect(code).toBe(0);
  expect(read("client/src/generated/notes.ts")).toContain("class Notes");
});

test("reports a wrong key with its line and the nearest one, and writes nothing", async () => {
  const { code, err } = await configure({ pagnation: {} });

  expect(code).toBe(1);
  expect(err).toContain("ours.json:3");
  expect(err).toContain("The configuration has no key `pagnation`. Did you mean `pagination`?");
  expect(() => read("client/src/generated/index.ts")).toThrow("ENOENT");
});

test("the configuration in the README is valid", () => {
  const readme = readFileSync(fileURLToPath(new URL("../../README.md", import.meta.url)), "utf8");
  const [, text = ""] = /```json\n(\{[^`]*"exclude"[^`]*)```/.exec(readme) ?? [];
  writeFileSync(join(folder, "ours.json"), text);

  expect(loadConfiguration(join(folder, "ours.json")).diagnostics).toEqual([]);
});
