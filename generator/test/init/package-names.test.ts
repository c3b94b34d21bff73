import { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadConfiguration } from "@shortvideo-api/document/source";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { main } from "../../src/commands/init-command.ts";
import { upgradeWorkspace } from "../../src/upgrade/upgrade-workspace.ts";
import { run } from "../../src/workspace/run.ts";
import { loadTemplates } from "../../src/workspace/read-templates.ts";
import { type MainResult, runMain } from "../command/run-main.ts";

const petstore = fileURLToPath(new URL("../corpus/petstore.yaml", import.meta.url));

let folder = "";
beforeEach(() => {
  const made = realpathSync(mkdtempSync(join(tmpdir(), "names-")));
  folder = made;
  onTestFinished(() => rmSync(made, { recursive: true }));
});

const init = (...names: string[]): Promise<MainResult> =>
  runMain(
    () =>
      main(["--spec", petstore, "--scope", "@acme", "--out", "made", ...names.flatMap((name) => ["--package", name])]),
    folder,
  );
const out = (path: string): string => join(folder, "made", path);
const read = (path: string): string => readFileSync(out(path), "utf8");

/** Lists the absolute paths of the files that contain a text. */
function listFilesWith(text: string): string[] {
  return readdirSync(out(""), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path, "utf8").includes(text));
}

test("uses the chosen name of a package in manifests, imports, README and changesets", async () => {
  const { code } = await init("client=acme-api", "wire=@exact/json");

  expect(code).toBe(0);
  expect([...listFilesWith("@acme/client"), ...listFilesWith("@acme/wire")]).toEqual([]);
  expect(JSON.parse(read("packages/client/package.json"))).toMatchObject({
    name: "acme-api",
    dependencies: { "@exact/json": "0.0.0", "@acme/pagination": "0.0.0" },
  });
  expect(JSON.parse(read("package.json"))).toMatchObject({ name: "acme-api-workspace" });
  expect(JSON.parse(read("tsconfig.json"))).toMatchObject({
    compilerOptions: {
      paths: {
        "acme-api": ["./packages/client/src/index.ts"],
        "acme-api/functions": ["./packages/client/src/functions.ts"],
      },
    },
  });
  expect(read("packages/fixtures/src/runtime/to-response.ts")).toContain('from "@exact/json"');
  expect(read("README.md")).toContain('import { createClient } from "acme-api";');
  expect(read(".changeset/first-release.md")).toContain('"acme-api": minor');
  expect(listFilesWith('from "@exact/json"').some((path) => path.includes("generated"))).toBe(true);
});

test("continues from the version of packages that were published before", async () => {
  const flags = ["--spec", petstore, "--scope", "@acme", "--out", "made", "--version"];
  const refused = await runMain(() => main([...flags, "v2"]), folder);
  const { code } = await runMain(() => main([...flags, "1.4.2"]), folder);

  expect([refused.code, refused.err, code]).toEqual([
    2,
    "`version` must be three numbers, such as `1.4.2`, got `v2`.\n",
    0,
  ]);
  const { version, dependencies }: Record<string, unknown> = JSON.parse(read("packages/client/package.json"));
  expect({ version, dependencies }).toMatchObject({
    version: "1.4.2",
    dependencies: { "@acme/openapi-types": "1.4.2", "@acme/pagination": "1.4.2", "@acme/wire": "1.4.2" },
  });
  expect(await upgradeWorkspace({ folder: out(""), dryRun: true, keep: [] })).toMatchObject({ steps: [] });
});

test("follows a name in the configuration by generate and upgrade", async () => {
  await init();
  const configuration: object = JSON.parse(read("openapi-monorepo.json"));
  writeFileSync(
    out("openapi-monorepo.json"),
    JSON.stringify({ ...configuration, packages: { client: "@acme/sdk" } }, null, 2),
  );

  const packages = { client: "@acme/sdk" };
  await run({ spec: out("spec/openapi.yaml"), root: out(""), scope: "@acme", packages, check: false });
  await upgradeWorkspace({ folder: out(""), dryRun: false, keep: [] });

  expect(JSON.parse(read("packages/client/package.json"))).toMatchObject({ name: "@acme/sdk" });
  expect(listFilesWith("@acme/client")).toEqual([out(".changeset/first-release.md")]);
});

test.each<[given: string, message: string]>([
  ["client", "`--package NAME` names the one package of `--layout package`. Write `--package client=NAME`."],
  ["client=", "It must be a folder and a name, such as `client=acme-sdk`."],
  ["clients=acme", "`packages` has no key `clients`. Did you mean `client`?"],
  ["__proto__=acme", "`packages` has no key `__proto__`."],
  ["client=Acme", "`packages.client` must be a name of a package in lower-case letters"],
  ["client=@acme/wire", "`packages.client` must be a unique name; `@acme/wire` is the name of the package `wire`."],
])("refuses --package %s, and writes nothing", async (given, message) => {
  const { code, err } = await init(given);

  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(readdirSync(folder)).toEqual([]);
});

test("refuses the names of all libraries of a workspace", () => {
  const libraries = Object.keys(loadTemplates().libraries);
  expect(libraries.length).toBeGreaterThan(3);
  for (const client of libraries) {
    const file = join(folder, "openapi-monorepo.json");
    writeFileSync(file, JSON.stringify({ spec: "a", packages: { client } }));
    expect(loadConfiguration(file).diagnostics).toHaveLength(1);
  }
});
