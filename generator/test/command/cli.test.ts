import { spawnSync } from "node:child_process";
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
import { main } from "../../src/commands/generate-command.ts";
import { run } from "../../src/workspace/run.ts";
import { type MainResult, runMain } from "./run-main.ts";

const cli = fileURLToPath(new URL("../../src/cli.mjs", import.meta.url));
const letters = fileURLToPath(new URL("../scenarios/cursor-list/spec/openapi.yaml", import.meta.url));
const resourceFile = "out/packages/client/src/generated/letters.ts";

let folder = "";
beforeEach(() => {
  const made = realpathSync(mkdtempSync(join(tmpdir(), "cli-")));
  folder = made;
  cpSync(letters, join(made, "api.yaml"));
  onTestFinished(() => rmSync(made, { recursive: true }));
});

/** Starts the program, in a process of its own. */
function start(...args: string[]): MainResult {
  const { INIT_CWD: _, FORCE_COLOR: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, "generate", ...args], {
    cwd: folder,
    encoding: "utf8",
    env,
  });
  return { code: status ?? -1, out: stdout, err: stderr };
}

/** Runs the command line in this process, which is faster. */
const runCli = (...args: string[]): Promise<MainResult> => runMain(() => main(args), folder);
const letterFlags = ["--spec", "api.yaml", "--out", "out"];
const generateLetters = (...args: string[]): Promise<MainResult> => runCli(...letterFlags, ...args);

/** Generates before the run that a test is about, in this process, which is faster. */
async function generateBefore(): Promise<void> {
  await run({ spec: join(folder, "api.yaml"), root: join(folder, "out"), check: false });
}

function editSpec(from: string, to: string): void {
  const text = readFileSync(join(folder, "api.yaml"), "utf8");
  writeFileSync(join(folder, "api.yaml"), text.replace(from, to));
}

test.each(["cli.mjs", "bin.ts"])("%s ends with the exit code of a program of another package", (name) => {
  const contract = join(folder, "@shortvideo-api/contract");
  mkdirSync(contract, { recursive: true });
  writeFileSync(join(contract, "package.json"), JSON.stringify({ type: "module", bin: { contract: "contract.js" } }));
  writeFileSync(join(contract, "contract.js"), "console.log(process.argv.slice(2)); process.exitCode = 3;");
  const program = fileURLToPath(new URL(`../../src/${name}`, import.meta.url));

  const call = (...args: readonly string[]): unknown => {
    const env = { ...process.env, NODE_PATH: folder };
    const { status, stdout } = spawnSync(process.execPath, [program, "contract", ...args], { encoding: "utf8", env });
    return [stdout, status];
  };

  expect(call("merge")).toEqual(["[ 'merge' ]\n", 3]);
  // The package itself says that a command is missing.
  expect(call()).toEqual(["[]\n", 3]);
});

test("prints its help", () => {
  const { code, out } = start("--help");

  expect(code).toBe(0);
  expect(out).toContain("Usage: openapi-monorepo generate [options]");
  expect(out).toContain("--check");
  expect(out).toContain("Exit code: 0 done or up to date");
});

test.each([
  [["--wacth"], "unknown option '--wacth'"],
  [["--check", "--watch"], "Use one of them"],
  [["extra"], "too many arguments"],
  [["--out", "api.yaml"], "is a file"],
  [["--spec", "api.yaml"], "Name a folder for it: `--out FOLDER`"],
])("exits with 2 when called with %j", async (args, reason) => {
  const { code, err } = await runCli(...args);

  expect(code).toBe(2);
  expect(err).toContain(reason);
});

test("reports the number of written files, and then that all are up to date, without touching them", () => {
  const first = start(...letterFlags);
  const { mtimeMs } = statSync(join(folder, resourceFile));
  const second = start(...letterFlags);

  expect(first.err).toBe("");
  expect(first.out).toMatch(/^api\.yaml: 1 operation, 2 schemas\. Files: \d+ written, 0 unchanged\. \d+ ms\n$/);
  expect(second.out).toMatch(/^api\.yaml: 1 operation, 2 schemas\. \d+ files, all up to date\. \d+ ms\n$/);
  expect(statSync(join(folder, resourceFile)).mtimeMs).toBe(mtimeMs);
});

test("--check names the files and the operations that drifted, and writes nothing", async () => {
  await generateBefore();
  const before = readFileSync(join(folder, resourceFile), "utf8");
  editSpec("Lists letters from A on.", "Lists letters from B on.");

  const { code, err } = await generateLetters("--check");

  expect(code).toBe(1);
  expect(err).toContain(`  ${resourceFile}  differs\n`);
  expect(err).toContain("Operations that drifted: letters.list.\n");
  expect(readFileSync(join(folder, resourceFile), "utf8")).toBe(before);
});

test("--check reports an edited file although the document is unchanged", async () => {
  await generateBefore();
  writeFileSync(join(folder, resourceFile), "by hand\n");

  expect((await generateLetters("--check")).code).toBe(1);
});

test("--check reports a superfluous file, and the next run deletes it", async () => {
  await generateBefore();
  const stray = join(folder, "out/packages/client/src/generated/stray.ts");
  writeFileSync(stray, "export {};\n");

  const check = await generateLetters("--check");
  const next = await generateLetters();

  expect(check.code).toBe(1);
  expect(check.err).toContain("stray.ts  is no longer generated");
  expect(next.out).toContain("1 deleted");
  expect(existsSync(stray)).toBe(false);
});

test("reports the problems of a broken document, exits with 1 and changes nothing", async () => {
  await generateBefore();
  const before = readFileSync(join(folder, resourceFile), "utf8");
  editSpec("items: data.letters", "items: data.lettres");

  const { code, out, err } = await generateLetters();

  expect(code).toBe(1);
  expect(out).toBe("");
  expect(err).toMatch(/^api\.yaml:\d+ {2}error {2}pagination-/);
  expect(err).toContain("1 problem. Nothing was written.\n");
  expect(readFileSync(join(folder, resourceFile), "utf8")).toBe(before);
});

test("reports a missing document as a problem", async () => {
  const { code, err } = await runCli("--spec", "nowhere.yaml", "--out", "out");

  expect(code).toBe(1);
  expect(err).toContain("nowhere.yaml");
  expect(err).not.toContain("    at ");
  expect(existsSync(join(folder, "out"))).toBe(false);
});

test("reports on one line that a folder cannot be created", async () => {
  const { code, err } = await runCli("--spec", "api.yaml", "--out", "api.yaml/out");

  expect(code).toBe(1);
  expect(err).toMatch(
    /^`api\.yaml\/out[^`]*` could not be written: a part of its path is a file, not a folder\. Fix that, and run the command again\.\n$/,
  );
});

test("reads files outside the folder of the document only with --refs-within", async () => {
  mkdirSync(join(folder, "api"));
  const text = readFileSync(join(folder, "api.yaml"), "utf8");
  writeFileSync(join(folder, "api/openapi.yaml"), text.replace("#/components", "../api.yaml#/components"));
  const flags = ["--spec", "api/openapi.yaml", "--out", "out"];

  const refused = await runCli(...flags);
  const allowed = await runCli(...flags, "--refs-within", ".");
  const refusedAgain = await runCli(...flags);

  expect([refused.code, refused.out]).toEqual([1, ""]);
  expect(refused.err).toContain("error  outside-reference\n  `../api.yaml` is outside `api`, and was not read.\n");
  expect([allowed.code, allowed.err]).toEqual([0, ""]);
  expect(refusedAgain.code).toBe(1);
});

test("applies overlays, and generates again when one has changed", async () => {
  const overlay = join(folder, "overlay.yaml");
  writeFileSync(overlay, describeLetter("One sign."));
  await generateLetters("--overlay", "overlay.yaml");

  const repeated = await generateLetters("--overlay", "overlay.yaml");
  writeFileSync(overlay, describeLetter("One mark."));
  const changed = await generateLetters("--overlay", "overlay.yaml", "--check");
  writeFileSync(overlay, "actions: []\n");
  const wrong = await generateLetters("--overlay", "overlay.yaml");

  expect(repeated.out).toContain("all up to date");
  expect([changed.code, changed.err]).toEqual([1, expect.stringContaining("schemas.ts")]);
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining("overlay.yaml:1  error  overlay-unsupported")]);
});

test("escapes control characters in names of the document", async () => {
  editSpec("operationId: letters.list", 'operationId: "letters.\\e[31mlist"');
  await generateBefore();
  editSpec("Lists letters from A on.", "Lists letters from B on.");

  const { err } = await generateLetters("--check");

  expect(err).toContain("Operations that drifted: letters.\\u{001b}[31mlist.\n");
  expect(err).not.toContain("\u001B");
});

test("prints colors only on a terminal, or if FORCE_COLOR is set", () => {
  editSpec("items: data.letters", "items: data.lettres");

  const plain = start(...letterFlags);
  const forced = spawnSync(process.execPath, [cli, "generate", ...letterFlags], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, INIT_CWD: undefined, FORCE_COLOR: "1", NO_COLOR: undefined },
  });

  expect([plain.code, forced.status]).toEqual([1, 1]);
  expect(plain.err).not.toContain("\u001B[");
  expect(forced.stderr).toContain("\u001B[31m");
});

/** Prints an overlay that describes the schema of a letter. */
function describeLetter(description: string): string {
  return `overlay: 1.0.0\nactions: [{ target: $.components.schemas.Letter, update: { description: ${description} } }]\n`;
}
