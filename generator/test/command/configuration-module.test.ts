import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadDocument } from "@shortvideo-api/document/source";
import { beforeEach, expect, test } from "vitest";
import { makeFolder } from "../../../packages/report/test/make-folder.js";
import { main } from "../../src/commands/generate-command.ts";
import { refreshConfiguration } from "../../src/config/configuration-module.ts";
import { loadDefault } from "../../src/config/load-module.ts";
import { watch } from "../../src/index.ts";
import { type MainResult, runMain } from "./run-main.ts";

const letters = fileURLToPath(new URL("../scenarios/list-by-configuration/spec/openapi.yaml", import.meta.url));

let folder = "";
beforeEach(async () => {
  folder = await makeFolder();
  copyFileSync(letters, join(folder, "api.yaml"));
});

const generate = (...flags: string[]): Promise<MainResult> =>
  runMain(() => main(["--config", "ours.config.ts", "--out", "out", ...flags]), folder);

/** Writes a configuration in TypeScript, which needs no package. */
function configure(text: string, name = "ours.config.ts"): void {
  writeFileSync(join(folder, name), text);
}

const readJson = (): unknown => JSON.parse(readFileSync(join(folder, "ours.json"), "utf8"));
const renameTo = (id: string): string =>
  `const id: string = ${JSON.stringify(id)};\nexport default { spec: "api.yaml", rename: { operations: { listLetters: id } } };\n`;

test("generates from a configuration in TypeScript, and writes its JSON for all other tools", async () => {
  configure(renameTo("mail.list"));

  const { code, err } = await generate();

  expect([code, err]).toEqual([0, ""]);
  expect(existsSync(join(folder, "out/packages/client/src/generated/mail.ts"))).toBe(true);
  expect(readJson()).toEqual({
    $comment: "Generated from ours.config.ts. Edit that file.",
    spec: "api.yaml",
    rename: { operations: { listLetters: "mail.list" } },
  });
  const { document } = await loadDocument(join(folder, "api.yaml"), { overlays: [join(folder, "ours.json")] });
  expect(document?.root.paths["/letters"]?.get?.operationId).toBe("mail.list");
});

test("`--check` compares the JSON, and writes nothing", async () => {
  configure(renameTo("mail.list"));
  await generate();
  const same = await generate("--check");
  configure(renameTo("post.list"));

  const changed = await generate("--check");

  expect([same.code, changed.code]).toEqual([0, 1]);
  expect(changed.err).toContain("`ours.json` is out of date with `ours.config.ts`. Run `generate` without `--check`");
  expect(readJson()).toMatchObject({ rename: { operations: { listLetters: "mail.list" } } });
});

test.each([
  ["a wrong key", `export default { spec: "api.yaml", pagnation: {} };`, "Did you mean `pagination`?"],
  ["a value that is not JSON", `export default { spec: () => "api.yaml" };`, "`spec` must be text"],
  ["no default export", `export const config = {};`, "Write `export default defineConfig({ spec:"],
  ["code that fails", `throw new Error("No such stage.");`, "`ours.config.ts` cannot be loaded: No such stage."],
  ["a package that is missing", `import "no-such-package";`, "`ours.config.ts` cannot be loaded: Cannot find package"],
])("reports %s, and writes nothing", async (_, text, message) => {
  configure(text);

  const { code, err } = await generate();

  expect(code).toBe(1);
  expect(err).toContain(message);
  expect([existsSync(join(folder, "ours.json")), existsSync(join(folder, "out"))]).toEqual([false, false]);
});

test("keeps a JSON that is written by hand", async () => {
  configure(renameTo("mail.list"));
  writeFileSync(join(folder, "ours.json"), `{ "spec": "api.yaml" }`);

  const { code, err } = await generate();

  expect(code).toBe(1);
  expect(err).toContain("`ours.config.ts` and `ours.json` are both written by hand. Delete `ours.json`");
  expect(readJson()).toEqual({ spec: "api.yaml" });
});

test("says which Node reads TypeScript", async () => {
  // An older Node knows `.ts` as little as this Node knows `.tea`.
  writeFileSync(join(folder, "ours.tea"), "export default {};");

  await expect(loadDefault(join(folder, "ours.tea"))).rejects.toThrow("Node reads TypeScript from 22.18 on");
});

test("finds the configuration of the workspace from a folder in it", async () => {
  configure(`export default { spec: "api.yaml" };`, "openapi-monorepo.config.mjs");
  const inner = join(folder, "packages/client");
  mkdirSync(inner, { recursive: true });

  await refreshConfiguration(inner, { check: false });

  expect(readFileSync(join(folder, "openapi-monorepo.json"), "utf8")).toContain("openapi-monorepo.config.mjs");
  rmSync(join(folder, "openapi-monorepo.config.mjs"));
  await refreshConfiguration(inner, { check: true });
});

test("names the JSON to tools that read no programs", async () => {
  const { diagnostics } = await loadDocument(join(folder, "api.yaml"), { overlays: [join(folder, "ours.config.ts")] });

  expect(diagnostics).toMatchObject([
    { message: expect.stringContaining("Name `ours.json`, which `generate` writes") },
  ]);
});

test("watches a configuration in TypeScript", async () => {
  configure(renameTo("mail.list"));
  const stop = new AbortController();
  const drifted: string[] = [];
  let error: unknown;

  for await (const event of watch({
    config: join(folder, "ours.config.ts"),
    out: join(folder, "out"),
    signal: stop.signal,
  })) {
    drifted.push(...(event.result?.drift.operations ?? []));
    error = event.error;
    if (event.saved.length === 0) configure(renameTo("post.list"));
    else if (error) stop.abort();
    else if (drifted.includes("post.list")) configure("export default 1;");
  }

  expect(drifted).toContain("post.list");
  expect(error).toMatchObject({
    name: "ConfigurationModuleError",
    message: expect.stringContaining("no configuration"),
  });
});
