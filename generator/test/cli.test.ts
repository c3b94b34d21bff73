import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { run } from "../src/run.ts";

const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));
const letters = fileURLToPath(new URL("scenarios/cursor-list/spec/openapi.yaml", import.meta.url));
const resource = "out/packages/client/src/generated/letters.ts";

let folder = "";
beforeEach(() => {
  const made = realpathSync(mkdtempSync(join(tmpdir(), "cli-")));
  folder = made;
  cpSync(letters, join(made, "api.yaml"));
  onTestFinished(() => rmSync(made, { recursive: true }));
});

function cliRun(...args: string[]): SpawnSyncReturns<string> {
  const { INIT_CWD: _, FORCE_COLOR: __, ...env } = process.env;
  return spawnSync(process.execPath, [cli, ...args], { cwd: folder, encoding: "utf8", env });
}

const generateLetters = (...args: string[]): SpawnSyncReturns<string> =>
  cliRun("--spec", "api.yaml", "--out", "out", ...args);

/** Generates in this process, which is faster, what a test of a later run needs. */
async function startGenerated(): Promise<void> {
  await run({ spec: join(folder, "api.yaml"), root: join(folder, "out"), check: false });
}

function editSpec(from: string, to: string): void {
  const text = readFileSync(join(folder, "api.yaml"), "utf8");
  writeFileSync(join(folder, "api.yaml"), text.replace(from, to));
}

test("prints its help", () => {
  const { status, stdout } = cliRun("--help");

  expect(status).toBe(0);
  expect(stdout).toContain("--check");
  expect(stdout).toContain("Exit code: 0 done or up to date");
});

test.each([
  [["--wacth"], "unknown option '--wacth'"],
  [["--check", "--watch"], "Use one of them"],
  [["extra"], "too many arguments"],
  [["--out", "api.yaml"], "is a file"],
  [["--spec", "api.yaml"], "Name a folder for it: `--out FOLDER`"],
])("exits with 2 when called with %j", (args, reason) => {
  const { status, stderr } = cliRun(...args);

  expect(status).toBe(2);
  expect(stderr).toContain(reason);
});

test("reports the number of written files, and then that all are up to date, without touching them", () => {
  const first = generateLetters();
  const { mtimeMs } = statSync(join(folder, resource));
  const second = generateLetters();

  expect(first.stderr).toBe("");
  expect(first.stdout).toMatch(/^api\.yaml: 1 operation, 2 schemas\. Files: \d+ written, 0 unchanged\. \d+ ms\n$/);
  expect(second.stdout).toMatch(/^api\.yaml: 1 operation, 2 schemas\. \d+ files, all up to date\. \d+ ms\n$/);
  expect(statSync(join(folder, resource)).mtimeMs).toBe(mtimeMs);
});

test("--check names the files and the operations that drifted, and writes nothing", async () => {
  await startGenerated();
  const before = readFileSync(join(folder, resource), "utf8");
  editSpec("Lists letters from A on.", "Lists letters from B on.");

  const { status, stderr } = generateLetters("--check");

  expect(status).toBe(1);
  expect(stderr).toContain(`  ${resource}  differs\n`);
  expect(stderr).toContain("Operations that drifted: letters.list.\n");
  expect(readFileSync(join(folder, resource), "utf8")).toBe(before);
});

test("--check reports an edited file although the document is unchanged", async () => {
  await startGenerated();
  writeFileSync(join(folder, resource), "by hand\n");

  expect(generateLetters("--check").status).toBe(1);
});

test("--check reports a superfluous file, and the next run deletes it", async () => {
  await startGenerated();
  const stray = join(folder, "out/packages/client/src/generated/stray.ts");
  writeFileSync(stray, "export {};\n");

  const check = generateLetters("--check");
  const next = generateLetters();

  expect(check.status).toBe(1);
  expect(check.stderr).toContain("stray.ts  is no longer generated");
  expect(next.stdout).toContain("1 deleted");
  expect(existsSync(stray)).toBe(false);
});

test("reports the problems of a broken document, exits with 1 and changes nothing", async () => {
  await startGenerated();
  const before = readFileSync(join(folder, resource), "utf8");
  editSpec("items: data.letters", "items: data.lettres");

  const { status, stdout, stderr } = generateLetters();

  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^api\.yaml:\d+ {2}error {2}pagination-/);
  expect(stderr).toContain("1 problem. Nothing was written.\n");
  expect(readFileSync(join(folder, resource), "utf8")).toBe(before);
});

test("reports a missing document as a problem", () => {
  const { status, stderr } = cliRun("--spec", "nowhere.yaml", "--out", "out");

  expect(status).toBe(1);
  expect(stderr).toContain("nowhere.yaml");
  expect(stderr).not.toContain("    at ");
  expect(existsSync(join(folder, "out"))).toBe(false);
});

test("reports a folder that cannot be created in one line", () => {
  const { status, stderr } = cliRun("--spec", "api.yaml", "--out", "api.yaml/out");

  expect(status).toBe(1);
  expect(stderr).toMatch(/^The files could not be written: ENOTDIR: [^\n]*\n$/);
});

test("reads files outside the folder of the document only with --refs-within", () => {
  mkdirSync(join(folder, "api"));
  const text = readFileSync(join(folder, "api.yaml"), "utf8");
  writeFileSync(join(folder, "api/openapi.yaml"), text.replace("#/components", "../api.yaml#/components"));
  const flags = ["--spec", "api/openapi.yaml", "--out", "out"];

  const refused = cliRun(...flags);
  const allowed = cliRun(...flags, "--refs-within", ".");
  const refusedAgain = cliRun(...flags);

  expect([refused.status, refused.stdout]).toEqual([1, ""]);
  expect(refused.stderr).toContain("error  outside-reference\n  `../api.yaml` is outside `api`, and was not read.\n");
  expect([allowed.status, allowed.stderr]).toEqual([0, ""]);
  expect(refusedAgain.status).toBe(1);
});

test("applies overlays, and generates again when one has changed", () => {
  const overlay = join(folder, "overlay.yaml");
  writeFileSync(overlay, describeLetter("One sign."));
  generateLetters("--overlay", "overlay.yaml");

  const repeated = generateLetters("--overlay", "overlay.yaml");
  writeFileSync(overlay, describeLetter("One mark."));
  const changed = generateLetters("--overlay", "overlay.yaml", "--check");
  writeFileSync(overlay, "actions: []\n");
  const wrong = generateLetters("--overlay", "overlay.yaml");

  expect(repeated.stdout).toContain("all up to date");
  expect([changed.status, changed.stderr]).toEqual([1, expect.stringContaining("schemas.ts")]);
  expect([wrong.status, wrong.stderr]).toEqual([
    1,
    expect.stringContaining("overlay.yaml:1  error  overlay-unsupported"),
  ]);
});

test("escapes control characters in names of the document", async () => {
  editSpec("operationId: letters.list", 'operationId: "letters.\\e[31mlist"');
  await startGenerated();
  editSpec("Lists letters from A on.", "Lists letters from B on.");

  const { stderr } = generateLetters("--check");

  expect(stderr).toContain("Operations that drifted: letters.\\u{001b}[31mlist.\n");
  expect(stderr).not.toContain("\u001B");
});

test("prints colours only on a terminal, or if FORCE_COLOR is set", () => {
  editSpec("items: data.letters", "items: data.lettres");

  const plain = generateLetters().stderr;
  const forced = spawnSync(process.execPath, [cli, "--spec", "api.yaml", "--out", "out"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, INIT_CWD: undefined, FORCE_COLOR: "1", NO_COLOR: undefined },
  }).stderr;

  expect(plain).not.toContain("\u001B[");
  expect(forced).toContain("\u001B[31m");
});

/** Prints an overlay that describes the schema of a letter. */
function describeLetter(description: string): string {
  return `overlay: 1.0.0\nactions: [{ target: $.components.schemas.Letter, update: { description: ${description} } }]\n`;
}
