import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { killTree } from "../../../scripts/kill-tree.mjs";
import { listFiles } from "../../../scripts/list-files.ts";
import { assertCommitted } from "../src/assert-committed.ts";
import { main } from "../src/main.ts";
import { tagRelease } from "../src/tag-release.ts";
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

test("sets one version for all packages and the document", async () => {
  const root = startWorkspace();

  expect(await versionPackages({ root })).toBe("1.1.0");

  expect(readTree(root)).toMatchObject({
    "spec/openapi.yaml": 'info:\n  version: "1.1.0"\n',
    "packages/c/package.json": expect.stringContaining('"@letters/a":"1.1.0"'),
    "packages/d/CHANGELOG.md": expect.stringContaining("- A new letter."),
  });
  expect(readTree(root)).not.toHaveProperty([".changeset/a.md"]);
});

test("rejects the rest of an interrupted run, which git can undo", async () => {
  const root = startWorkspace();
  await interruptRun(root);

  await expect(assertCommitted(root)).rejects.toThrow(
    / M packages\/a\/package\.json\n[^]*undo it with `git stash --include-untracked`/,
  );

  git(root, "stash", "--include-untracked");
  await assertCommitted(root);
  expect(await versionPackages({ root })).toBe("1.1.0");
});

test("tags no version that is not committed", async () => {
  const root = startWorkspace();
  await versionPackages({ root });

  await expect(tagRelease({ root })).rejects.toThrow("These files have changes that are not committed:");
});

test("writes the notes of a version into a new folder, before it tags", async () => {
  const root = startWorkspace();
  await versionPackages({ root });
  const print = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => print.mockRestore());

  expect(await main(["tag", "--notes", join(root, "new/notes.md")], root)).toBe(1);

  expect(readFileSync(join(root, "new/notes.md"), "utf8")).toContain("A new letter.");
  expect(print.mock.lastCall?.[0]).toContain("These files have changes that are not committed:");
});

test("rejects a new changelog, which the first release writes", async () => {
  const root = startWorkspace();
  mkdirSync(join(root, "packages/e"));
  writeFileSync(join(root, "packages/e/CHANGELOG.md"), "# e\n");

  await expect(assertCommitted(root)).rejects.toThrow("?? packages/e/CHANGELOG.md");
});

test("accepts new changesets and other files that are not committed", async () => {
  const root = startWorkspace();
  writeFileSync(join(root, ".changeset/b.md"), '---\n"@letters/a": patch\n---\n\nAnother letter.\n');
  writeFileSync(join(root, "packages/a/index.js"), 'export const letter = "A";\n');

  await expect(assertCommitted(root)).resolves.toBeUndefined();
});

/** Kills a version run in its last step, the generator. */
async function interruptRun(root: string): Promise<void> {
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
  rmSync(join(root, "wait"));
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
  git(root, "init", "--quiet", "--template=");
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "Save");
  return root;
}

function git(root: string, ...args: string[]): void {
  execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@localhost", ...args], { cwd: root });
}

/** Reads every file of the workspace. Returns the texts by path. */
function readTree(root: string): Record<string, string> {
  return Object.fromEntries(listFiles(root).map((path) => [path, readFileSync(join(root, path), "utf8")]));
}
