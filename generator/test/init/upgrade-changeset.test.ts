import { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { initWorkspace } from "../../src/init/init-workspace.ts";
import { findOtherVersion } from "../../src/workspace/find-other-version.ts";
import { hashText } from "../../src/output/hash-text.ts";
import { type Upgrade, upgradeWorkspace } from "../../src/upgrade/upgrade-workspace.ts";
import type { ChangelogEntry } from "../../src/workspace/read-changelog.ts";
import { loadTemplates, type Templates } from "../../src/workspace/read-templates.ts";

const petstore = fileURLToPath(new URL("../corpus/petstore.yaml", import.meta.url));
const generated = "packages/client/src/generated/pet.ts";

const changes: Partial<Record<keyof Templates["packages"], readonly ChangelogEntry[]>> = {
  client: [
    { version: "2.1.0", bump: "major", text: "A later change." },
    {
      version: "2.0.0",
      bump: "minor",
      text: "Methods of `@shortvideo-api/client` accept a signal.\n\nPass it as `signal`.",
    },
    { version: "1.9.0", bump: "major", text: "An earlier change." },
  ],
  wire: [{ version: "2.0.0", bump: "patch", text: "Numbers are read faster." }],
  fixtures: [{ version: "2.0.0", bump: "major", text: "Factories are functions." }],
};

/** The next version of the generator: its files are those of this one, and its changelogs list these changes. */
const next = createNext(changes);

function createNext(listed: typeof changes): Templates {
  const { packages, ...templates } = loadTemplates();
  const add = <Name extends keyof typeof packages>(name: Name) => ({ ...packages[name], changes: listed[name] ?? [] });
  return {
    ...templates,
    version: "2.0.0",
    packages: {
      "openapi-types": add("openapi-types"),
      wire: add("wire"),
      pagination: add("pagination"),
      client: add("client"),
      fixtures: add("fixtures"),
    },
  };
}

let out = "";
beforeEach(async () => {
  out = realpathSync(mkdtempSync(join(tmpdir(), "upgrade-")));
  const made = out;
  onTestFinished(() => rmSync(made, { recursive: true }));
  await initWorkspace({ spec: petstore, overlays: [], out, scope: "@acme", license: "MIT" });
  setVersion("0.1.0");
  rmSync(join(out, ".changeset/first-release.md"));
  becomeEarlier();
});

const read = (path: string): string => readFileSync(join(out, path), "utf8");
const write = (path: string, text: string): void => writeFileSync(join(out, path), text);
const upgrade = (templates = next, dryRun = false): Promise<Upgrade> =>
  upgradeWorkspace({ folder: out, dryRun, keep: [], templates });
const listChangesets = (): string[] => readdirSync(join(out, ".changeset")).filter((name) => /^[^R].*\.md$/.test(name));

function setVersion(version: string, path = "packages/client/package.json"): void {
  write(path, read(path).replace(/"version": "[^"]*"/, `"version": "${version}"`));
}

/** Records that version 1.9.0 has written the workspace, with another runtime of the packages in these folders. */
function becomeEarlier(...folders: readonly string[]): void {
  const record = JSON.parse(read("openapi-monorepo.lock.json"));
  write("package.json", read("package.json").replaceAll(/("@shortvideo-api\/\w+": )"[^"]*"/g, '$1"1.9.0"'));
  record.files["package.json"] = hashText(read("package.json"));
  for (const folder of folders) record.runtime[folder] = "0".repeat(64);
  write("openapi-monorepo.lock.json", JSON.stringify({ ...record, generator: "1.9.0" }));
}

test("writes no changeset if an upgrade changes no published code", async () => {
  expect(await upgrade()).toMatchObject({
    from: "1.9.0",
    to: "2.0.0",
    steps: [{ kind: "replace", path: "package.json" }],
  });
  expect(listChangesets()).toEqual([]);
});

test("writes the changes of the packages whose generated code changes, with the highest bump", async () => {
  write(generated, `${read(generated)}\n// As version 1.9.0 printed it.\n`);

  const { steps } = await upgrade();

  expect(steps).toContainEqual({ kind: "add", path: ".changeset/generator-2.0.0.md", text: expect.any(String) });
  expect(read(".changeset/generator-2.0.0.md")).toBe(
    '---\n"@acme/client": minor\n---\n\nMethods of `@acme/client` accept a signal.\n\nPass it as `signal`.\n',
  );
});

test("writes the changes of the runtime and of generated code together", async () => {
  becomeEarlier("wire");
  rmSync(join(out, generated));

  await upgrade();

  expect(read(".changeset/generator-2.0.0.md")).toBe(
    [
      '---\n"@acme/wire": patch\n"@acme/client": minor\n---\n',
      "- Numbers are read faster.",
      "- Methods of `@acme/client` accept a signal.\n\n  Pass it as `signal`.\n",
    ].join("\n"),
  );
});

test("names the one package of the layout `package`, with the highest bump of its parts", async () => {
  for (const name of readdirSync(out)) rmSync(join(out, name), { recursive: true });
  const layout = "package";
  await initWorkspace({ spec: petstore, overlays: [], out, scope: "@acme", layout, license: "MIT" });
  setVersion("0.1.0", "package.json");
  becomeEarlier("wire");
  const { steps: unchanged } = await upgrade(createNext({}), true);
  rmSync(join(out, "src/generated/client/pet.ts"));

  await upgrade();

  expect(unchanged.map(({ path }) => path)).toContain(".changeset/generator-2.0.0.md");
  expect(read(".changeset/generator-2.0.0.md")).toBe(
    [
      '---\n"@acme/api": minor\n---\n',
      "- Numbers are read faster.",
      "- Methods of `@acme/api` accept a signal.\n\n  Pass it as `signal`.\n",
    ].join("\n"),
  );
});

test("writes no changeset for a new version of the tools in the manifest of the layout `package`", async () => {
  for (const name of readdirSync(out)) rmSync(join(out, name), { recursive: true });
  const layout = "package";
  await initWorkspace({ spec: petstore, overlays: [], out, scope: "@acme", layout, license: "MIT" });
  becomeEarlier();
  setVersion("0.1.0", "package.json");

  expect((await upgrade(next, true)).steps.map(({ path }) => path)).toEqual(["package.json"]);
});

test("releases changed code without an entry in a changelog as a patch", async () => {
  becomeEarlier("wire");

  await upgrade(createNext({}));

  expect(read(".changeset/generator-2.0.0.md")).toBe(
    '---\n"@acme/wire": patch\n---\n\nThe code of the packages has changed, but not its use.\n',
  );
});

test("writes no changeset twice, and keeps its edits", async () => {
  becomeEarlier("wire");
  await upgrade();
  write(".changeset/generator-2.0.0.md", "ours\n");
  becomeEarlier("wire");

  await upgrade();
  await upgrade();

  expect(read(".changeset/generator-2.0.0.md")).toBe("ours\n");
  expect(listChangesets()).toEqual(["generator-2.0.0.md"]);
});

test("writes nothing in a dry run, but shows the changeset", async () => {
  becomeEarlier("wire");

  const { steps } = await upgrade(next, true);

  expect(steps.at(-1)).toMatchObject({ kind: "add", path: ".changeset/generator-2.0.0.md" });
  expect(listChangesets()).toEqual([]);
});

test("writes no changeset before the first release, which covers all code", async () => {
  becomeEarlier("wire");
  setVersion("0.0.0");

  await upgrade();

  expect(listChangesets()).toEqual([]);
});

test("names the command that is missing if another version has written the workspace", async () => {
  expect(findOtherVersion(out, "2.0.0")).toBe(
    "This is version 2.0.0 of the generator, but version 1.9.0 has written the workspace. Run `npm run upgrade` first.",
  );
  expect(findOtherVersion(out, "1.8.0")).toContain("Run `npm install` first.");
  expect(findOtherVersion(out, "1.9.0")).toBeUndefined();
});
