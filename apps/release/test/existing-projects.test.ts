// Code in existing projects, by the packed tools and the commands of the README. `workspace.test.ts` publishes from workspaces.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { packForInstall } from "../../../scripts/pack-for-install.ts";
import { installTools, type Tools } from "../src/rehearsal/install-tools.ts";
import { runProgram } from "../src/run-program.ts";
import { repository } from "./write-workspace.ts";

const readme = readFileSync(join(repository, "generator/README.md"), "utf8");
const document = fileURLToPath(new URL("workspace/notes.yaml", import.meta.url));

/** Projects as their templates make them: a manifest, and compiler options. */
const projects = {
  Express: {
    manifest: { scripts: { test: "tsc -p . && node dist/main.js" } },
    compilerOptions: { module: "nodenext", outDir: "dist", rootDir: "src", strict: true, esModuleInterop: true },
  },
  Vite: {
    manifest: { type: "module", scripts: { test: "tsc -p ." } },
    compilerOptions: {
      module: "esnext",
      moduleResolution: "bundler",
      noEmit: true,
      strict: true,
      verbatimModuleSyntax: true,
      erasableSyntaxOnly: true,
      noUnusedLocals: true,
    },
  },
};

const program = `import { QueryClient } from "@tanstack/react-query";
import { createClient } from "./api/index.js";
import { connect, iterateNotesList } from "./api/functions.js";
import { notesListInfiniteOptions } from "./api/queries.js";
import { noteSchema } from "./api/zod.js";

async function main(): Promise<void> {
  const baseUrl = process.env["MOCK_URL"] ?? "";
  const apiKey = "any-key";
  let count = 0;
  for await (const { id } of iterateNotesList(connect({ baseUrl, apiKey }))) if (id) count += 1;
  for await (const note of createClient({ baseUrl, apiKey }).notes.iterate()) if (noteSchema.parse(note)) count += 1;
  const queries = new QueryClient();
  const { pages } = await queries.fetchInfiniteQuery(notesListInfiniteOptions(connect({ baseUrl, apiKey })));
  if (pages[0]?.page.notes.length === 0) throw new Error("The query returned no notes.");
  console.log(\`\${count} notes\`);
}
void main();
`;

// The installation takes 10 seconds, so these tests run only in CI.

const runs = [
  ["Express", "Node 20"],
  ["Vite", "the workspace's Node"],
] as const;

let folder = "";
let tools: Tools;
beforeAll(async () => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), "existing projects-"));
  tools = await installTools(repository);
  packForInstall(["generator", "mock", "contract", "tanstack-query", "validators"], join(folder, "packed"));
  const tarballs = readdirSync(join(folder, "packed")).map((name) => join(folder, "packed", name));
  const quiet = ["--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  const compilers = ["typescript@7.0.2", "@types/node@24", "@types/react@19"];
  const libraries = ["openapi-fetch@0.17.0", "@tanstack/react-query@5", "zod@4", ...compilers];
  writeFileSync(join(folder, "package.json"), "{}");
  await runProgram("npm", ["install", ...quiet, ...tarballs, ...libraries], { folder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

test.each(["release-plan --check", "release-version", "release"])(
  "refuses `%s` outside of a workspace",
  onlyInCI,
  async (command) => {
    const run = runProgram("sh", ["-c", `node_modules/.bin/openapi-monorepo ${command}`], { folder });

    await expect(run).rejects.toThrow("This is not a workspace");
  },
);

describe.each(runs)("a project of %s on %s", onlyInCI, (name, node) => {
  const root = (): string => join(folder, name);
  const run = async (command: string, below = "."): Promise<string> =>
    await runProgram("sh", ["-c", command], { folder: join(root(), below), programs: [tools.nodes[node]] });

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root(), path)), { recursive: true });
    writeFileSync(join(root(), path), text);
  }

  /** Links what all projects have installed. */
  function install(below: string): void {
    symlinkSync(join(folder, "node_modules"), join(root(), below, "node_modules"), "dir");
  }

  beforeAll(() => {
    rmSync(root(), { recursive: true, force: true });
    const { manifest, compilerOptions } = projects[name];
    write("package.json", JSON.stringify({ name: "app", private: true, ...manifest }));
    write(
      "tsconfig.json",
      JSON.stringify({ compilerOptions: { ...compilerOptions, types: ["node"] }, include: ["src"] }),
    );
    write("src/main.ts", program);
    cpSync(document, join(root(), "api.yaml"));
    install(".");
  });

  test("gets files that its compiler accepts, and that call the mock", async () => {
    const generate = findCommand(/^npx @shortvideo-api\/generator generate .*--out src\/api/m);
    const contract = findCommand(/npx @shortvideo-api\/contract run --spec api\.yaml -- npm test/);

    await run(generate);
    // With a configuration, the command needs no options, and writes optional parts, too.
    const configuration = { spec: "api.yaml", layout: "files", out: "src/api" };
    write("openapi-monorepo.json", JSON.stringify(configuration));
    await run("npx @shortvideo-api/generator generate --check");
    write("openapi-monorepo.json", JSON.stringify({ ...configuration, parts: ["tanstack-query", "zod"] }));
    await run("npx @shortvideo-api/generator generate");
    const tested = await run(name === "Express" ? contract : "npm test");

    expect(tested.includes("notes\n")).toBe(name === "Express");
    expect(tested).not.toContain("error TS");
  });

  // The package has a manifest and compiler options of its own, whatever the project around it.
  if (name !== "Express") return;

  test("gets a package in a folder of its own, whose checks pass", async () => {
    const init = findCommand(/^npx @shortvideo-api\/generator init .*--layout package --out acme-api/m);

    await run(init);
    install("acme-api");
    const tested = await run("npm test", "acme-api");

    expect(tested).toMatch(/^\d+ operations called\.\n/m);
    expect(tested).toMatch(/No request broke the contract\.\n$/);
  });
});

/** Returns a command of the README. */
function findCommand(pattern: RegExp): string {
  const [command] = pattern.exec(readme) ?? [];
  if (command === undefined) throw new Error(`The README of the generator has no command ${String(pattern)}.`);
  return command;
}
