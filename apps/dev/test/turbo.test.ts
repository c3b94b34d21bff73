import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { beforeAll, afterAll, expect, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { copyWorkspace } from "./copy-workspace.ts";
import { repository } from "../src/repository.ts";
import { listTasks, type Task } from "./list-tasks.ts";

let folder = "";
let before = new Map<string, Task>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "turbo-"));
  copyWorkspace(folder);
  before = listTasks(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lists the tasks that turbo would run again after an edit, and reverts the edit. */
function listReached(edit: () => void): string[] {
  try {
    edit();
    return [...listTasks(folder)].filter(([task, { hash }]) => before.get(task)?.hash !== hash).map(([task]) => task);
  } finally {
    execFileSync("git", ["checkout", "--quiet", "."], { cwd: folder });
    execFileSync("git", ["clean", "--quiet", "--force", "-d"], { cwd: folder });
  }
}

function rewrite(path: string, change: (text: string) => string): void {
  const text = readFileSync(join(folder, path), "utf8");
  expect(change(text)).not.toBe(text);
  writeFileSync(join(folder, path), change(text));
}

const append = (path: string, line: string) => () => rewrite(path, (text) => `${text}${line}\n`);
const listPackages = (task: string, reached: readonly string[]) =>
  reached
    .filter((each) => each.endsWith(`#${task}`))
    .map((each) => each.slice(0, each.indexOf("#")))
    .sort();

/** Lists the files outside of a package that its code imports by their paths. */
function listForeignImports(owner: string): string[] {
  const files = globSync(`${owner}/{src,test,scripts,bench}/**/*.{ts,mjs}`, {
    cwd: repository,
    exclude: (path) => /node_modules|dist|scenarios$/.test(path),
  });
  const imported = files.flatMap((file) => {
    const text = readFileSync(join(repository, file), "utf8");
    const specifiers = text.matchAll(/^(?:import|export|\}) .*from "(\.\.?\/[^"]+)";$/gm);
    return Array.from(specifiers, ([, path = ""]) => posix.join(posix.dirname(file), path).replace(/\.js$/, ".ts"));
  });
  return [...new Set(imported)].filter((path) => !path.startsWith(`${owner}/`) && existsSync(join(repository, path)));
}

/** Lists the files of a package's own code, without its tests. */
const listOwnCode = (owner: string): string[] =>
  globSync(`${owner}/src/**/*.{ts,mjs}`, { cwd: repository, exclude: (path) => path.endsWith(".test.ts") });

/** Returns `true` if a file is an input of a task, or of one of its dependencies. */
function reaches(path: string, task: Task): boolean {
  return (
    task.inputs.has(path) ||
    task.dependencies.some((name) => {
      const dependency = before.get(name);
      return dependency !== undefined && reaches(path, dependency);
    })
  );
}

test("every file of another package that a package's code imports reaches its tests", () => {
  const tests = [...before].filter(([name]) => name.endsWith("#test"));
  const imports = tests.flatMap(([name, task]) =>
    listForeignImports(task.folder).map((path) => ({ name, task, path })),
  );

  expect(imports.length).toBeGreaterThan(50);
  expect(
    imports.filter(({ task, path }) => !reaches(path, task)).map(({ name, path }) => `${name} does not see ${path}`),
  ).toEqual([]);
});

test("every file of a package's code reaches its tests, and what else runs it", () => {
  const running = [...before].filter(([name]) => /#(?:test|rehearse)$/.test(name));
  const code = running.flatMap(([name, task]) => listOwnCode(task.folder).map((path) => ({ name, task, path })));

  expect(running.length).toBeGreaterThan(20);
  expect(
    code.filter(({ task, path }) => !reaches(path, task)).map(({ name, path }) => `${name} does not see ${path}`),
  ).toEqual([]);
});

test("a field of a schema reaches generated packages and their users, but not the generator", onlyInCI, () => {
  const reached = listReached(() => {
    rewrite("spec/openapi.yaml", (text) => text.replace("Number of likes, rounded.", "Likes, rounded."));
    const cli = join(repository, "generator/src/cli.mjs");
    execFileSync(process.execPath, [cli, "generate", "--spec", join(folder, "spec/openapi.yaml"), "--out", folder]);
  });

  expect(listPackages("build", reached)).toEqual(expect.arrayContaining(["client", "fixtures", "mock"]));
  expect(reached.filter((task) => task.startsWith("generator#"))).toEqual([]);
  expect(reached).toContain("spec#lint:spec");
});

test("a page of documentation reaches no build and no code of packages", onlyInCI, () => {
  expect(listReached(append("spec/decisions/README.md", "A line.")).sort()).toEqual(["lint", "spec#test"]);
  expect(listReached(append("packages/wire/README.md", "A line.")).sort()).toEqual(
    ["lint", "release#check:packages", "release#rehearse", "tour#test", "wire#test"].sort(),
  );
});

test("a test reaches itself, its types and the linters", () => {
  const reached = listReached(() => {
    writeFileSync(join(folder, "packages/wire/test/one-more.test.ts"), "export {};\n");
  });

  expect(reached.toSorted()).toEqual(["lint", "typecheck", "wire#test"]);
});

test("hand-written code of a package reaches the generator, which copies it for other documents", onlyInCI, () => {
  expect(listReached(append("packages/wire/package.json", " "))).toContain("generator#build");
  expect(listReached(append("packages/wire/src/index.ts", "// A line."))).toContain("generator#test");
});

test.each([
  // The tests of releases make workspaces for documents by others.
  [
    "documents by others",
    "generator/test/corpus/museum.yaml",
    ["diff", "generator", "mcp", "mock", "release", "site", "validators"],
  ],
  ["the extensions", "spec/EXTENSIONS.md", ["mock", "spec"]],
])("%s reach the tests that read them", onlyInCI, (_, file, expected) => {
  expect(listPackages("test", listReached(append(file, "\n")))).toEqual(expected);
});

test.each(["vitest.setup.ts", "scripts/in-ci.ts"])("%s, a setting of tests, reaches all tests", onlyInCI, (path) => {
  const reached = listReached(append(path, "// A line."));

  expect(listPackages("test", reached)).toEqual(listPackages("test", [...before.keys()]));
});

test("tests run again in CI, which runs more of them, and builds do not", () => {
  const elsewhere = listTasks(folder, { CI: undefined });

  const inCI = [...listTasks(folder, { CI: "true" })].filter(([task, { hash }]) => elsewhere.get(task)?.hash !== hash);

  expect(inCI.map(([task]) => task)).toEqual([...elsewhere.keys()].filter((task) => task.endsWith("#test")));
});

test(
  "a declaration, a report of exports and a README of any public package reach the check of the packages",
  onlyInCI,
  () => {
    const packages = globSync("packages/*", { cwd: repository }).map((path) => posix.basename(path));

    // The document has no build, but turbo lists the task of each dependency.
    expect(before.get("release#check:packages")?.dependencies.toSorted()).toEqual(
      [...packages, "generator", "spec"].map((name) => `${name}#build`).sort(),
    );
    expect(listReached(append("packages/wire/api/wire.api.md", "A line."))).toContain("release#check:packages");
  },
);
