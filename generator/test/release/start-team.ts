import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { repository } from "../../src/config/paths.ts";
import { main as planMain } from "../../src/commands/release-plan-command.ts";
import { planRelease } from "../../src/release/plan-release.ts";
import { main as diffMain } from "../../src/commands/diff-command.ts";
import type { Json } from "../../../packages/diff/test/edit.ts";
import { runMain } from "../command/run-main.ts";

/** The result of a program. */
interface ProgramResult {
  readonly code: number | null;
  /** The text on stdout, then that on stderr. */
  readonly output: string;
}

/** Starts a small repository with this generator and its own document, before its first release. */
export function startTeam(document: Json) {
  const folder = mkdtempSync(join(tmpdir(), "team-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const names = ["@shortvideo-api/client", "@shortvideo-api/spec"];
  const places = ["packages/client", "spec"];
  write("package.json", JSON.stringify({ name: "team", private: true, type: "module" }));
  write("pnpm-workspace.yaml", `packages: [${places.join(", ")}]\n`);
  write(".gitignore", "node_modules\n.cache\n/generator\n/scripts\n");
  write(".changeset/changelog.mjs", readFileSync(join(repository, ".changeset/changelog.mjs"), "utf8"));
  write(".gitattributes", readFileSync(join(repository, ".gitattributes"), "utf8"));
  write(
    ".changeset/config.json",
    JSON.stringify({ fixed: [names], changelog: "./changelog.mjs", baseBranch: "main", access: "public" }),
  );
  for (const [index, place] of places.entries()) {
    write(
      `${place}/package.json`,
      JSON.stringify({ name: names[index], version: "1.0.0", type: "module" }, undefined, 2),
    );
  }
  write("spec/openapi.yaml", printDocument(document));
  execFileSync("git", ["init", "--quiet", "--template=", "--initial-branch=main"], { cwd: folder });
  const team = openTeam(folder, write);
  team.commit();
  return { ...team, cloneShallow: (): ReturnType<typeof openTeam> => team.clone() };
}

/**
 * Copies the generator into a repository, unless it is there, because its programs act on the repository that they are in. Links what
 * it needs from an install, and a cache of compiled code that all copies share.
 */
function copyGenerator(folder: string): void {
  if (existsSync(join(folder, "generator"))) return;
  cpSync(join(repository, "generator/src"), join(folder, "generator/src"), { recursive: true });
  for (const file of ["generator/package.json", "scripts/run-sources.mjs"]) {
    cpSync(join(repository, file), join(folder, file));
  }
  symlinkSync(join(repository, "generator/node_modules"), join(folder, "generator/node_modules"), "dir");
  const cache = join(repository, "node_modules/.cache/compile-teams");
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(folder, "node_modules/.cache"), { recursive: true });
  symlinkSync(cache, findCompileCache(folder), "dir");
}

function findCompileCache(folder: string): string {
  return join(folder, "node_modules/.cache/compile");
}

/** Prints the document in lines, which git can merge. */
function printDocument(document: Json): string {
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** Opens a repository: its commands, and the programs of the generator on it. */
function openTeam(folder: string, write: (path: string, text: string) => void) {
  const git = (...args: string[]): string =>
    // Without maintenance, a commit starts no further processes.
    execFileSync(
      "git",
      ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", "-c", "maintenance.auto=false", ...args],
      {
        cwd: folder,
        encoding: "utf8",
        stdio: "pipe",
      },
    );
  const inputs = { repository: folder, spec: join(folder, "spec/openapi.yaml") };
  const findCli = (): string => {
    copyGenerator(folder);
    return join(folder, "generator/src/cli.mjs");
  };
  const run = (
    program: string,
    args: readonly string[],
    variables: Readonly<Record<string, string>> = {},
  ): ProgramResult => {
    // The entries of a portable cache are found by their path from the cache, which is the same in each copy.
    const cache = { NODE_COMPILE_CACHE: findCompileCache(folder), NODE_COMPILE_CACHE_PORTABLE: "1" };
    const env = { ...process.env, NO_COLOR: "1", GITHUB_WORKSPACE: "", INIT_CWD: folder, ...cache, ...variables };
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      encoding: "utf8",
      env,
    });
    return { code: status, output: stdout + stderr };
  };
  const runInProcess = async (main: () => Promise<number>): Promise<ProgramResult> => {
    const { code, out, err } = await runMain(main, folder);
    return { code, output: out + err };
  };
  const commit = (): void => {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "-m", "Save");
  };
  const read = (path: string): string => readFileSync(join(folder, path), "utf8");
  return {
    folder,
    write,
    read,
    commit,
    list: (path: string): string[] => readdirSync(join(folder, path)),
    save: (document: Json): void => write("spec/openapi.yaml", printDocument(document)),
    /** Starts the generator of the repository. */
    generate: (...args: string[]): ProgramResult => run(findCli(), ["generate", ...args]),
    /** Runs `release:plan` in this process, which is faster. */
    plan: (...args: string[]): Promise<ProgramResult> => runInProcess(() => planMain(args, inputs)),
    /** Starts `release:plan` as a program. */
    startPlan: (...args: string[]): ProgramResult => run(findCli(), ["release-plan", ...args]),
    /** Runs `spec:diff` in this process. */
    diff: (...args: string[]): Promise<ProgramResult> => runInProcess(() => diffMain(args, inputs)),
    /** Starts `spec:diff` as npm does in a folder below the root, with these variables. */
    startDiff: (below: string, variables: Readonly<Record<string, string>>, ...args: string[]): ProgramResult =>
      run(findCli(), ["diff", ...args], { ...variables, INIT_CWD: join(folder, below) }),
    /** Runs a function on a new branch, commits, and returns to main. */
    onBranch: async (name: string, act: () => Promise<unknown>): Promise<void> => {
      git("switch", "--quiet", "--create", name);
      await act();
      commit();
      git("switch", "--quiet", "main");
    },
    /** Merges a branch; a conflict fails. */
    merge: (name: string): unknown => git("merge", "--quiet", "--no-edit", name),
    /** Plans without the command line. */
    planRelease: () => planRelease({ ...inputs, check: false }),
    /** Returns whether `plan --check` would pass. */
    isPlanned: async (): Promise<boolean> => (await planRelease({ ...inputs, check: true })).was === "up to date",
    /** Commits all files, and tags the commit as a release. */
    release: (version: string): void => {
      commit();
      for (const name of ["client", "spec"]) git("tag", `@shortvideo-api/${name}@${version}`);
    },
    /** Turns changesets into versions and changelogs. */
    version: (): ProgramResult => run(join(repository, "node_modules/@changesets/cli/bin.js"), ["version"]),
    /** Returns the versions of both packages. */
    versions: (): unknown[] =>
      ["packages/client", "spec"].map((place) => JSON.parse(read(`${place}/package.json`)).version),
    /** Clones the repository without its history and tags. */
    clone: () => {
      const copy = mkdtempSync(join(tmpdir(), "clone-"));
      onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
      git("clone", "--quiet", "--depth=1", "--no-tags", `file://${folder}`, copy);
      return openTeam(copy, () => {});
    },
    /** Kills `release:plan` at a step: see `kill-at-write.ts`. */
    killPlanAt: (step: number): ProgramResult => {
      const preload = new URL("kill-at-write.ts", import.meta.url).href;
      const variables = {
        KILL_AT: String(step),
        KILL_BELOW: join(folder, ".changeset"),
        NODE_OPTIONS: `--import ${preload}`,
      };
      return run(findCli(), ["release-plan"], variables);
    },
    /** Kills `release:plan` after a time. */
    killPlan: async (afterMs: number): Promise<void> => {
      const child = spawn(process.execPath, [findCli(), "release-plan"], {
        cwd: folder,
        stdio: "ignore",
      });
      const ended = once(child, "exit");
      await Promise.race([ended, wait(afterMs)]);
      child.kill("SIGKILL");
      await ended;
    },
  };
}
