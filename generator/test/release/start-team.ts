import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { repository } from "../../src/paths.ts";
import { planRelease } from "../../src/release/plan-release.ts";
import type { Json } from "../diff/edit.ts";

interface Output {
  readonly code: number | null;
  /** Stdout, then stderr. */
  readonly said: string;
}

/** Starts a small repository with this generator and its own document, before its first release. */
export function startTeam(document: Json) {
  const folder = mkdtempSync(join(tmpdir(), "team-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  cpSync(join(repository, "generator/src"), join(folder, "generator/src"), { recursive: true });
  for (const file of ["generator/package.json", "scripts/run-sources.mjs"]) {
    cpSync(join(repository, file), join(folder, file));
  }
  linkInstalled(folder);
  const names = ["@shortvideo-api/client", "@shortvideo-api/spec"];
  const places = ["packages/client", "spec"];
  write("package.json", JSON.stringify({ name: "team", private: true, type: "module" }));
  write("pnpm-workspace.yaml", `packages: [${places.join(", ")}]\n`);
  write(".gitignore", "node_modules\n.cache\n");
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
  execFileSync("git", ["init", "--quiet", "--initial-branch=main"], { cwd: folder });
  const team = openTeam(folder, write);
  team.commit();
  return { ...team, cloneShallow: (): ReturnType<typeof openTeam> => team.clone() };
}

/** Links what the generator needs from an install, and a cache of compiled code that all copies of the generator share. */
function linkInstalled(folder: string): void {
  symlinkSync(join(repository, "generator/node_modules"), join(folder, "generator/node_modules"), "dir");
  const cache = join(repository, "node_modules/.cache/compile-teams");
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(folder, "node_modules/.cache"), { recursive: true });
  symlinkSync(cache, compileCacheOf(folder), "dir");
}

function compileCacheOf(folder: string): string {
  return join(folder, "node_modules/.cache/compile");
}

/** Prints the document in lines, which git can merge. */
function printDocument(document: Json): string {
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function openTeam(folder: string, write: (path: string, text: string) => void) {
  const git = (...args: string[]): string =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", ...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    });
  const own = { repository: folder, spec: join(folder, "spec/openapi.yaml") };
  const cli = (name: string): string => join(folder, "generator/src", name);
  const run = (program: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}): Output => {
    // The entries of a portable cache are found by their path from the cache, which is the same in each copy.
    const cache = { NODE_COMPILE_CACHE: compileCacheOf(folder), NODE_COMPILE_CACHE_PORTABLE: "1" };
    const env = { ...process.env, NO_COLOR: "1", GITHUB_WORKSPACE: "", INIT_CWD: folder, ...cache, ...variables };
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      encoding: "utf8",
      env,
    });
    return { code: status, said: stdout + stderr };
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
    generate: (...args: string[]): Output => run(cli("cli.ts"), args),
    plan: (...args: string[]): Output => run(cli("release-plan-cli.ts"), args),
    diff: (...args: string[]): Output => run(cli("spec-diff-cli.ts"), args),
    /** As `diff`, started by npm in a folder below the root, with these variables. */
    diffIn: (below: string, variables: Readonly<Record<string, string>>, ...args: string[]): Output =>
      run(cli("spec-diff-cli.ts"), args, { ...variables, INIT_CWD: join(folder, below) }),
    /** Acts on a branch of its own, commits, and returns to main. */
    onBranch: (name: string, act: () => void): void => {
      git("switch", "--quiet", "--create", name);
      act();
      commit();
      git("switch", "--quiet", "main");
    },
    /** Merges a branch; a conflict fails. */
    merge: (name: string): unknown => git("merge", "--quiet", "--no-edit", name),
    /** As `plan`, in this process, which is faster. */
    planHere: () => planRelease({ ...own, check: false }),
    /** As `plan --check`, in this process. */
    isPlanned: async (): Promise<boolean> => (await planRelease({ ...own, check: true })).was === "up to date",
    /** Tags all that is there as a release. */
    release: (version: string): void => {
      commit();
      for (const name of ["client", "spec"]) git("tag", `@shortvideo-api/${name}@${version}`);
    },
    /** Turns changesets into versions and changelogs. */
    version: (): Output => run(join(repository, "node_modules/@changesets/cli/bin.js"), ["version"]),
    versions: (): unknown[] =>
      ["packages/client", "spec"].map((place) => JSON.parse(read(`${place}/package.json`)).version),
    clone: () => {
      const copy = mkdtempSync(join(tmpdir(), "clone-"));
      onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
      git("clone", "--quiet", "--depth=1", "--no-tags", `file://${folder}`, copy);
      linkInstalled(copy);
      return openTeam(copy, () => {});
    },
    killPlanAt: (step: number): Output => {
      const preload = new URL("kill-at-write.ts", import.meta.url).href;
      const variables = {
        KILL_AT: String(step),
        KILL_BELOW: join(folder, ".changeset"),
        NODE_OPTIONS: `--import ${preload}`,
      };
      return run(cli("release-plan-cli.ts"), [], variables);
    },
    killPlan: async (afterMs: number): Promise<void> => {
      const child = spawn(process.execPath, [cli("release-plan-cli.ts")], { cwd: folder, stdio: "ignore" });
      const ended = once(child, "exit");
      await Promise.race([ended, wait(afterMs)]);
      child.kill("SIGKILL");
      await ended;
    },
  };
}
