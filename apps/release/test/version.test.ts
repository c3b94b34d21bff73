import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { killTree } from "../../../scripts/kill-tree.mjs";
import { applyJournal, type FileChange, readJournal, writeJournal } from "../src/version-journal.ts";
import { versionPackages } from "../src/version-packages.ts";
import { repository, writeWorkspace } from "./write-workspace.ts";

const names = ["a", "b", "c", "d"].map((name) => `@letters/${name}`);
/** A generator that writes its process id and never ends, if the file `wait` exists. */
const waitingGenerator = `import { existsSync, renameSync, writeFileSync } from "node:fs";
if (existsSync("wait")) {
  writeFileSync("generating.new", String(process.pid));
  renameSync("generating.new", "generating");
  setInterval(() => {}, 1_000);
}
`;

test("sets one version for all packages and the document, and leaves no journal", async () => {
  const root = startWorkspace();

  expect(await versionPackages({ root })).toBe("1.1.0");

  expect(readTree(root)).toMatchObject({
    "spec/openapi.yaml": 'info:\n  version: "1.1.0"\n',
    "packages/c/package.json": expect.stringContaining('"@letters/a":"1.1.0"'),
    "packages/d/CHANGELOG.md": expect.stringContaining("- A new letter."),
  });
  expect(readTree(root)).not.toHaveProperty([".changeset/a.md"]);
  expect(existsSync(join(root, ".cache/release-version.json"))).toBe(false);
});

test("a second run completes a run that was killed after any number of files", async () => {
  const { root, journal, expected } = await interrupt();
  rmSync(join(root, "wait"));
  const paths = Object.keys(journal.files);

  expect(paths.length).toBeGreaterThan(8);
  for (let done = 0; done <= paths.length; done += 1) {
    const undone = paths.slice(done).map((path) => [path, revert(journal.files[path])] as const);
    applyJournal(root, { ...journal, files: Object.fromEntries(undone) });
    writeJournal(root, journal);

    expect(await versionPackages({ root })).toBe("1.1.0");

    expect(readTree(root)).toEqual(expected);
  }
});

test("does not complete a run if its files changed since", async () => {
  const { root } = await interrupt();
  writeFileSync(join(root, "spec/openapi.yaml"), 'info:\n  version: "1.1.0"\n  title: Letters\n');

  await expect(versionPackages({ root })).rejects.toThrow("and `spec/openapi.yaml` changed since then.");
});

test("does not complete a run with other options", async () => {
  const { root } = await interrupt();

  await expect(versionPackages({ root, snapshot: "pr-7" })).rejects.toThrow("Run it again with these options");
});

function revert(change: FileChange = { before: null, after: null }): FileChange {
  return { before: change.after, after: change.before };
}

/** Kills a version run in its last step, the generator. Returns the workspace, its journal, and its files after a complete run. */
async function interrupt() {
  const root = startWorkspace();
  writeFileSync(join(root, "wait"), "");
  const program = `import { versionPackages } from ${JSON.stringify(join(repository, "apps/release/src/version-packages.ts"))};
await versionPackages({ root: ${JSON.stringify(root)} });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: "inherit" });
  const closed = once(child, "close");
  const marker = join(root, "generating");
  while (!existsSync(marker) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 10));
  child.kill("SIGKILL");
  await closed;
  killTree(Number(readFileSync(marker, "utf8")));
  rmSync(marker);
  const journal = readJournal(root, {});
  if (journal === undefined) throw new Error("The run that was killed left no journal.");
  const { wait: _, ...expected } = readTree(root);
  return { root, journal, expected };
}

function startWorkspace(): string {
  const root = writeWorkspace("1.0.0", {
    ".changeset/config.json": JSON.stringify({
      fixed: [names],
      access: "public",
      changelog: "./changelog.mjs",
    }),
    ".changeset/changelog.mjs": readFileSync(join(repository, ".changeset/changelog.mjs"), "utf8"),
    ".changeset/a.md": `---\n${names.map((name) => `"${name}": minor`).join("\n")}\n---\n\nA new letter.\n`,
    "spec/openapi.yaml": 'info:\n  version: "1.0.0"\n',
    "generator/src/cli.mjs": waitingGenerator,
    ".gitignore": "node_modules\n.cache\n",
  });
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  // The scripts in `.bin` find their programs through this link.
  symlinkSync(join(repository, "node_modules/@changesets"), join(root, "node_modules/@changesets"));
  const git = (...args: string[]): unknown =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@localhost", ...args], { cwd: root });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Save");
  return root;
}

/** Reads every file of the workspace. Returns the texts by path. */
function readTree(root: string): Record<string, string> {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  const paths = listed
    .toString()
    .split("\0")
    .filter((path) => path !== "" && existsSync(join(root, path)));
  return Object.fromEntries([...new Set(paths)].sort().map((path) => [path, readFileSync(join(root, path), "utf8")]));
}
