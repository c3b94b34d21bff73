import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { oldestNode } from "../../src/commands/release-commands.ts";
import { init as initFromCode } from "../../src/from-code/init.ts";
import { ExistingWorkspaceError } from "../../src/init/init-workspace.ts";
import { ProblemsError } from "../../../packages/document/src/diagnostics/problems-error.ts";
import { readRecord } from "../../src/workspace/record.ts";
import { upgradeWorkspace } from "../../src/upgrade/upgrade-workspace.ts";
import { loadTemplates } from "../../src/workspace/read-templates.ts";
import { openWorkspace } from "../../src/workspace/open-workspace.ts";
import { readScope } from "../../src/init/read-scope.ts";

const petstore = fileURLToPath(new URL("../corpus/petstore.yaml", import.meta.url));
const scenarios = fileURLToPath(new URL("../scenarios/", import.meta.url));

let folder = "";
let out = "";
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "init-")));
  out = join(folder, "made here");
  const made = folder;
  onTestFinished(() => rmSync(made, { recursive: true }));
});

const init = (spec: string, overlays: readonly string[] = []): Promise<unknown> =>
  initFromCode({ spec, overlays, out, scope: "@acme", license: "MIT", author: "Acme" });

const read = (path: string): string => readFileSync(join(out, path), "utf8");

test("names the packages, and the imports of their code, by the scope of the owner", async () => {
  await init(petstore);

  const texts = readdirSync(join(out, "packages"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => /short-?video/i.test(text))).toEqual([]);
  expect(read("packages/client/src/generated/pet.ts")).toContain('from "@acme/openapi-types"');
  expect(JSON.parse(read("packages/client/package.json"))).toMatchObject({ name: "@acme/client", license: "MIT" });
});

test("copies no file that a document only names in a warning", async () => {
  const kinds = { oneOf: [{ $ref: "#/components/schemas/Cat" }] };
  const discriminator = {
    propertyName: "kind",
    mapping: { cat: "#/components/schemas/Cat", dog: "models/dog.yaml#/Dog" },
  };
  const cat = { type: "object", required: ["kind"], properties: { kind: { type: "string" } } };
  const get = {
    operationId: "pets.list",
    tags: ["pets"],
    responses: {
      "200": { description: "A pet.", content: { "application/json": { schema: { ...kinds, discriminator } } } },
    },
  };
  const document = {
    openapi: "3.1.0",
    info: { title: "Pets", version: "1.0.0" },
    paths: { "/pets": { get } },
    components: { schemas: { Cat: cat } },
  };
  writeFileSync(join(folder, "pets.json"), JSON.stringify(document));

  await init(join(folder, "pets.json"));

  expect(readdirSync(join(out, "spec"))).toEqual(["openapi.json"]);
});

test.each([
  ["2.0.0", "1.9.0"],
  ["1.10.0", "1.9.0"],
  ["1.9.0", "1.9.0-next.3"],
])("refuses to bring a workspace of version %s back to version %s", async (written, running) => {
  await init(petstore);
  const record = JSON.parse(read("openapi-monorepo.lock.json"));
  writeFileSync(join(out, "openapi-monorepo.lock.json"), JSON.stringify({ ...record, generator: written }));
  const before = read("package.json");

  const templates = { ...loadTemplates(), version: running };
  await expect(upgradeWorkspace({ folder: out, dryRun: false, keep: ["README.md"], templates })).rejects.toThrow(
    `This is version ${running} of the generator, and version ${written} has written the workspace. Run \`npx @shortvideo-api/generator@${written} upgrade\`.`,
  );
  expect(read("package.json")).toBe(before);
});

test("refuses to upgrade to an installed version that is older than the one in package.json", async () => {
  await init(petstore);
  const { generator } = readRecord(out);
  const manifest = read("package.json").replace(/("@shortvideo-api\/generator": )"[^"]*"/, '$1"^99.1.0"');
  writeFileSync(join(out, "package.json"), manifest);

  await expect(upgradeWorkspace({ folder: out, dryRun: false, keep: [] })).rejects.toThrow(
    `\`package.json\` names version ^99.1.0 of the generator, but version ${generator} runs. Run \`npm install\` first.`,
  );
  expect(read("package.json")).toBe(manifest);
});

test("records every file that an upgrade follows, and nothing that belongs to the user", async () => {
  await init(petstore);

  const { files } = readRecord(out);
  expect(Object.keys(files)).toContain("packages/client/src/index.ts");
  expect(Object.keys(files).filter((path) => /\/(?:generated|runtime)\/|^spec\//.test(path))).toEqual([]);
  const keep = ["README.md", "./README.md", join(out, "README.md")];
  expect(await upgradeWorkspace({ folder: out, dryRun: true, keep })).toMatchObject({ steps: [] });
});

test("names the oldest Node on which changesets run", async () => {
  const manifest = fileURLToPath(new URL("../../../node_modules/@changesets/cli/package.json", import.meta.url));
  const { engines }: { engines: { node: string } } = JSON.parse(readFileSync(manifest, "utf8"));
  const oldest = /^\^(\d+\.\d+) /.exec(engines.node)?.[1];

  await init(petstore);

  expect(oldestNode.join(".")).toBe(oldest);
  expect(read("README.md")).toContain(`need Node ${oldest} or later`);
});

test("copies a document of several files, and its overlays", async () => {
  const spec = join(scenarios, "external-references/spec/openapi.yaml");
  const overlay = join(folder, "ours.yaml");
  writeFileSync(
    overlay,
    'overlay: 1.0.0\ninfo: { title: Ours, version: "1" }\nactions: [{ target: $.info, update: { title: Our API } }]\n',
  );

  await init(spec, [overlay]);

  expect(readdirSync(join(out, "spec"), { recursive: true }).length).toBeGreaterThan(2);
  expect(read("spec/overlays/ours.yaml")).toContain("Our API");
  expect(read("README.md")).toContain("# Our API\n");
});

const printOperation = (path: string, operationId: string): string =>
  `  /${path}: { get: { operationId: ${operationId}, responses: { 204: { description: Done } } } }\n`;

test("writes down whether ids are replaced, so that new operations rename no others", async () => {
  const spec = join(folder, "letters.yaml");
  const start = 'openapi: 3.1.0\ninfo: { title: Letters, version: "1" }\npaths:\n';
  const paths = ["letters", "stamps", "seals"];
  writeFileSync(spec, start + paths.map((path) => printOperation(path, `get_${path}`)).join(""));
  await init(spec);
  const others = ["a", "b", "c"].map((path) => printOperation(path, `show${path}`));
  writeFileSync(join(out, "spec/openapi.yaml"), readFileSync(spec, "utf8") + others.join(""));

  const { model } = await openWorkspace(out);

  expect(JSON.parse(read("openapi-monorepo.json"))).toMatchObject({ names: "derived" });
  const ids = model.resources.flatMap(({ operations }) => operations.map(({ id }) => id));
  expect(ids.slice(0, 3)).toEqual(["letters.list", "stamps.list", "seals.list"]);
});

test("fetches the document from an address", async () => {
  const server = createServer((_, response) => response.end(readFileSync(petstore)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;

  await init(`http://127.0.0.1:${port}/openapi?key=secret`).finally(() => server.close());

  expect(read("spec/openapi.yaml")).toBe(readFileSync(petstore, "utf8"));
});

test("rejects a folder that is a workspace already, and keeps its edits", async () => {
  await init(petstore);
  writeFileSync(join(out, "README.md"), "ours\n");

  await expect(init(petstore)).rejects.toThrow(ExistingWorkspaceError);
  expect(read("README.md")).toBe("ours\n");
});

test("writes nothing into a folder with other files of the same names", async () => {
  mkdirSync(out);
  writeFileSync(join(out, "package.json"), "{}\n");

  await expect(init(petstore)).rejects.toThrow("it contains `package.json`");
  expect(readdirSync(out)).toEqual(["package.json"]);
});

test("completes an init that was killed", async () => {
  await init(petstore);
  const record = read("openapi-monorepo.lock.json");
  rmSync(join(out, "openapi-monorepo.lock.json"));
  rmSync(join(out, "packages/client/src/index.ts"));
  rmSync(join(out, "packages/client/src/runtime/create-client.ts"));

  await init(petstore);

  expect(read("openapi-monorepo.lock.json")).toBe(record);
  expect(existsSync(join(out, "packages/client/src/index.ts"))).toBe(true);
  expect(existsSync(join(out, "packages/client/src/runtime/create-client.ts"))).toBe(true);
});

test("writes nothing for a document with problems, and for one that does not exist", async () => {
  writeFileSync(
    join(folder, "broken.yaml"),
    "openapi: 3.1.0\npaths: { /pets: { get: { responses: { 200: { $ref: nowhere.yaml } } } } }\n",
  );

  await expect(init(join(folder, "broken.yaml"))).rejects.toThrow(ProblemsError);
  await expect(init(join(folder, "nowhere.yaml"))).rejects.toThrow("There is no such file");
  expect(existsSync(out)).toBe(false);
});

test("prints text of the document as text in the README", async () => {
  cpSync(join(scenarios, "hostile-text/spec/openapi.yaml"), join(folder, "api.yaml"));

  await init(join(folder, "api.yaml"));

  const readme = read("README.md");
  const code = [...readme.matchAll(/^```\w+\n[^]*?^```$/gm)].map(([block]) => block);
  const marks = /^<!-- \/?openapi-monorepo.* -->$/gm;
  const prose = code.reduce((text, block) => text.replace(block, ""), readme).replaceAll(marks, "");
  expect(code.length).toBeGreaterThan(3);
  expect(prose).not.toMatch(/```|(?<!\\)<|(?<!\\)\$\{/);
});

test.each(["acme", "@Acme", "@", "@acme/client", "@shortvideo-api"])("refuses the scope %s", (scope) => {
  expect(() => readScope(scope)).toThrow("scope");
});
