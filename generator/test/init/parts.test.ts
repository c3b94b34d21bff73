import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { partNames } from "@shortvideo-api/document";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { main } from "../../src/commands/init-command.ts";
import { init } from "../../src/from-code/init.ts";
import { optionalParts } from "../../src/init/optional-parts.ts";
import { upgradeWorkspace } from "../../src/upgrade/upgrade-workspace.ts";
import { runMain } from "../command/run-main.ts";

const petstore = fileURLToPath(new URL("../corpus/petstore.yaml", import.meta.url));
const severalFiles = fileURLToPath(new URL("../scenarios/external-references/spec/openapi.yaml", import.meta.url));

let folder = "";
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "parts-")));
  const made = folder;
  onTestFinished(() => rmSync(made, { recursive: true }));
});

const at = (path: string): string => join(folder, "made", path);
const read = (path: string): string => readFileSync(at(path), "utf8");
const readManifest = (path = "package.json"): Record<string, Record<string, unknown>> => JSON.parse(read(path));
const choose = (...parts: (keyof typeof optionalParts)[]) =>
  init({ spec: petstore, scope: "@acme", out: at("."), layout: "package", parts });

/** Names the parts in the configuration, as the README says. */
function nameParts(...parts: string[]): void {
  writeFileSync(at("openapi-monorepo.json"), JSON.stringify({ ...JSON.parse(read("openapi-monorepo.json")), parts }));
}

test("names an unknown option before a missing one, which it may be", async () => {
  const args = ["--spec", petstore, "--scpe", "@acme", "--out", "made"];

  const { code, err } = await runMain(() => main(args), folder);

  expect(code).toBe(2);
  expect(err).toMatch(/^error: unknown option '--scpe'\n\(Did you mean --scope\?\)/);
});

test("names a missing option", async () => {
  const { code, err } = await runMain(() => main(["--spec", petstore, "--out", "made"]), folder);

  expect([code, err]).toEqual([2, expect.stringContaining("error: required option '--scope <scope>' not specified\n")]);
});

test("offers each part of the configuration", () => {
  expect(Object.keys(optionalParts)).toEqual(partNames);
});

test.each([
  ["packages", "packages/client/package.json", "./dist/generated/zod.js"],
  ["package", "package.json", "./dist/generated/client/zod.js"],
])("adds packages, exports and examples in the layout `%s`", async (layout, client, file) => {
  const args = ["--spec", petstore, "--scope", "@acme", "--layout", layout, "--out", "made"];

  const { code, err } = await runMain(() => main([...args, "--part", "msw,zod", "--part", "mcp"]), folder);

  expect([code, err]).toEqual([0, ""]);
  const { devDependencies = {}, scripts } = readManifest();
  expect(devDependencies["@shortvideo-api/validators"]).toBe(devDependencies["@shortvideo-api/generator"]);
  expect(devDependencies).toMatchObject({ msw: "^2.14.0", zod: expect.any(String) });
  expect(devDependencies).not.toHaveProperty("valibot");
  expect(readManifest(client)).toMatchObject({
    exports: { "./zod": { default: file } },
    peerDependencies: { zod: "^4.2.0" },
    peerDependenciesMeta: { zod: { optional: true } },
  });
  expect(scripts?.["test"]).toBe("openapi-monorepo test && node --test test/*.test.js");
  expect(partNames.filter((name) => existsSync(at(`test/${name}.test.js`)))).toEqual(["msw", "mcp", "zod"]);
  expect(JSON.parse(read("openapi-monorepo.json"))).toMatchObject({ parts: ["msw", "zod", "mcp"] });
  const row = (name: string): string | undefined =>
    new RegExp(`^\\| \`${name}\` .*$`, "m").exec(read("README.md"))?.[0];
  expect(row("zod")).toMatch(/`@acme\/(?:client|api)\/zod`, \[example\]\(test\/zod\.test\.js\) \|$/);
  expect(row("valibot")).toMatch(/– \|$/);
});

test("adds nothing without parts, and says how to add one", async () => {
  await choose();

  expect(readManifest()["scripts"]?.["test"]).toBe("openapi-monorepo test");
  expect(readManifest()).not.toHaveProperty("peerDependencies");
  expect(existsSync(at("test"))).toBe(false);
  expect(read("README.md")).toContain('`"parts": ["msw", "zod"]`');
});

test("names the parts if one does not exist, and writes nothing", async () => {
  const args = ["--spec", petstore, "--scope", "@acme", "--out", "made", "--part", "msw,zodd"];

  const { code, err } = await runMain(() => main(args), folder);

  expect(code).toBe(2);
  expect(err).toContain("There is no part `zodd`. Parts: msw, mcp, tanstack-query, zod, valibot.");
  expect(existsSync(at("."))).toBe(false);
});

test("does not offer handlers for a document of several files, which they cannot read", async () => {
  const options = { spec: severalFiles, scope: "@acme", out: at(".") };
  const message = /The part `msw` needs a document of one file, and `openapi.yaml` refers to \d others?\./;

  await expect(init({ ...options, parts: ["msw"] })).rejects.toThrow(message);

  await init(options);
  nameParts("msw");
  await expect(upgradeWorkspace({ folder: at("."), dryRun: false, keep: [] })).rejects.toThrow(message);
  expect(readManifest()["devDependencies"]).not.toHaveProperty("msw");
});

test("adds a part that the configuration names later, and keeps edits of the manifest", async () => {
  await choose("zod");
  rmSync(at("test/zod.test.js"));
  const edited = readManifest();
  const tools = { ...edited["devDependencies"], "@shortvideo-api/mine": "9.0.0", vitest: "5.0.0" };
  writeFileSync(at("package.json"), JSON.stringify({ ...edited, devDependencies: tools }, null, 4));
  nameParts("zod", "valibot");

  const { steps } = await upgradeWorkspace({ folder: at("."), dryRun: false, keep: [] });

  expect(steps.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    "replace README.md",
    "merge package.json",
    "add test/valibot.test.js",
  ]);
  expect(readManifest()).toMatchObject({
    devDependencies: { vitest: "5.0.0", "@shortvideo-api/mine": "9.0.0", valibot: expect.any(String) },
    exports: { "./zod": {}, "./valibot": {} },
    peerDependencies: { zod: "^4.2.0", valibot: "^1.0.0" },
  });
  expect(read("package.json")).toMatch(/^\{\n {4}"name"/);
  // The team has deleted the example of `zod`.
  expect(existsSync(at("test/zod.test.js"))).toBe(false);
  expect(await upgradeWorkspace({ folder: at("."), dryRun: true, keep: [] })).toMatchObject({ steps: [] });
});

test("removes a part that the configuration does not name any more, and leaves the example to the team", async () => {
  await choose("zod", "valibot");
  nameParts("zod");

  await upgradeWorkspace({ folder: at("."), dryRun: false, keep: [] });

  expect(readManifest()["devDependencies"]).not.toHaveProperty("valibot");
  expect(readManifest()["exports"]).not.toHaveProperty("./valibot");
  expect(existsSync(at("test/valibot.test.js"))).toBe(true);
});
