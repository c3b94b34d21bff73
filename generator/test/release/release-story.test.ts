import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { assert, asyncProperty, integer } from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { repository } from "../../src/paths.ts";
import { planRelease } from "../../src/release/plan-release.ts";
import { type Json, operation, param, params } from "../diff/edit.ts";

const upTo = (maximum: number): Json => param({ type: "integer", maximum });
const both = (size: number, page: number): Json =>
  params(
    { name: "size", in: "query", description: "How many.", schema: { type: "integer", maximum: size } },
    { name: "page", in: "query", description: "Which.", schema: { type: "integer", maximum: page } },
  );

test("a changed document passes no check without its code and its changeset, and the release carries all words", () => {
  const team = startTeam(upTo(50));
  expect(team.generate()).toMatchObject({ code: 0 });
  expect(team.generate("--check")).toMatchObject({ code: 0 });
  expect(team.plan("--check")).toMatchObject({ code: 0, said: expect.stringContaining("Nothing was released yet") });
  team.release("1.0.0");
  expect(team.plan("--check")).toMatchObject({ code: 0, said: expect.stringContaining("There is no changeset.") });

  team.save(upTo(20));
  expect(team.generate("--check")).toMatchObject({
    code: 1,
    said: expect.stringContaining("Operations that drifted: pets.list."),
  });
  expect(team.plan("--check")).toMatchObject({ code: 1, said: expect.stringContaining("Operations: pets.list.") });

  expect(team.generate()).toMatchObject({ code: 0 });
  expect(team.generate("--check")).toMatchObject({ code: 0 });
  expect(team.plan("--check")).toMatchObject({
    code: 1,
    said: expect.stringContaining(".changeset/spec.md is missing"),
  });

  expect(team.plan()).toMatchObject({ code: 0 });
  expect(team.plan("--check")).toMatchObject({ code: 0 });

  // What a person adds stands beside it.
  team.write(".changeset/words.md", `---\n"@shortvideo-api/client": minor\n---\n\nWalks are faster.\n`);
  expect(team.plan("--check")).toMatchObject({ code: 0 });
  team.commit();
  team.version();
  expect(team.versions()).toEqual(["2.0.0", "2.0.0"]);
  const changelog = team.read("packages/client/CHANGELOG.md");
  expect(changelog).not.toContain("<!--");
  expect(changelog).toContain("`pets.list` accepts `size` of at most 20, was 50. (on the wire only)");
  expect(changelog).toContain("Walks are faster.");
  expect(team.plan("--check")).toMatchObject({ code: 0, said: expect.stringContaining("There is no changeset.") });
});

test("a hand-written changeset raises a bump, and nothing but a reason lowers one", () => {
  const team = startTeam(upTo(50));
  team.release("1.0.0");
  team.save(upTo(20));

  expect(team.plan("--lower-to", "minor")).toMatchObject({ code: 2, said: expect.stringContaining("--because") });
  expect(team.plan("--lower-to", "minor", "--because", "The service never took more.")).toMatchObject({ code: 0 });
  expect(team.plan("--check")).toMatchObject({ code: 0, said: expect.stringContaining("lowered to a minor one") });

  const changeset = team.read(".changeset/spec.md");
  team.write(".changeset/spec.md", changeset.replace(/^Released as .*\n/m, ""));
  expect(team.plan("--check")).toMatchObject({ code: 1, said: expect.stringContaining("is out of date") });

  team.write(".changeset/spec.md", changeset);
  team.write(".changeset/words.md", `---\n"@shortvideo-api/client": major\n---\n\nNode 18 is gone.\n`);
  team.commit();
  team.version();
  expect(team.versions()).toEqual(["2.0.0", "2.0.0"]);
  expect(team.read("packages/client/CHANGELOG.md")).toContain(
    "Released as minor and not as major: The service never took more.",
  );
});

test("a clone without history fails, and says what to do", () => {
  const team = startTeam(upTo(50));
  team.release("1.0.0");
  team.save(upTo(20));
  team.commit();
  const clone = team.cloneShallow();

  const said = expect.stringContaining("Run `git fetch --unshallow --tags`");
  expect(clone.plan("--check")).toMatchObject({ code: 1, said });
  expect(clone.diff()).toMatchObject({ code: 2, said: expect.stringContaining("`git fetch --unshallow --tags`") });
});

test("a document with problems has an exit code of its own", () => {
  const team = startTeam(upTo(50));
  team.release("1.0.0");
  team.save({ ...upTo(20), components: { schemas: { Pet: { $ref: "#/no" } } } });

  expect(team.plan("--check")).toMatchObject({ code: 3, said: expect.stringContaining("#/no") });
});

test("two branches that both change the document merge without a conflict, and one command plans both", () => {
  const team = startTeam(both(50, 50));
  team.release("1.0.0");
  team.onBranch("theirs", () => {
    team.save(both(50, 20));
    team.plan("--lower-to", "minor", "--because", "Nobody sends a higher page.");
  });
  team.save(both(20, 50));
  team.plan();
  team.write(".changeset/spec.md", `${team.read(".changeset/spec.md")}\nThank you, Ada.\n`);
  team.plan();
  team.commit();

  team.merge("theirs");

  expect(team.plan("--check")).toMatchObject({ code: 1, said: expect.stringContaining("is out of date") });
  expect(team.plan()).toMatchObject({
    code: 0,
    said: expect.stringContaining("does not cover all of these changes"),
  });
  expect(team.plan("--check")).toMatchObject({ code: 0 });
  const changeset = team.read(".changeset/spec.md");
  expect(changeset).toContain('"@shortvideo-api/client": major\n"@shortvideo-api/spec": major\n---');
  expect(changeset).toContain("accepts `size` of at most 20, was 50.");
  expect(changeset).toContain("accepts `page` of at most 20, was 50.");
  expect(changeset).toContain("Thank you, Ada.");
  expect(changeset).not.toContain("Released as");
});

test("a plan that is killed at any time leaves no changeset that passes while it is wrong", async () => {
  const team = startTeam(upTo(50));
  team.release("1.0.0");
  const [some, more] = [operation({ summary: "List pets" }), upTo(20)];
  const right = [some, more].map((document) => {
    team.save(document);
    team.plan();
    return team.read(".changeset/spec.md");
  });
  const startedAt = performance.now();
  team.plan();
  const whole_ms = performance.now() - startedAt;
  let turn = 0;

  await assert(
    asyncProperty(integer({ min: 30, max: 105 }), async (percent) => {
      turn = 1 - turn;
      team.save(turn === 0 ? some : more);

      await team.killPlan((whole_ms * percent) / 100);

      expect(await team.isPlanned()).toBe(team.read(".changeset/spec.md") === right[turn]);
      await team.planHere();
      expect(team.read(".changeset/spec.md")).toBe(right[turn]);
      expect(team.list(".changeset").filter((name) => name.endsWith(".tmp"))).toEqual([]);
    }),
    { numRuns: process.env["CI"] === undefined ? 6 : 20 },
  );
  expect(team.plan("--check")).toMatchObject({ code: 0 });
});

test("a plan that is killed at any step leaves the changeset whole, as it was or as it has to be", async () => {
  const team = startTeam(upTo(50));
  team.release("1.0.0");
  const [some, more] = [operation({ summary: "List pets" }), upTo(20)];
  const whole = [some, more].map((document) => {
    team.save(document);
    team.plan();
    return team.read(".changeset/spec.md");
  });
  let turn = 1;
  let step = 1;

  for (; step < 20; step += 1) {
    turn = 1 - turn;
    team.save(turn === 0 ? some : more);

    const { code } = team.killPlanAt(step);

    if (code === 0) break;
    const left = team.read(".changeset/spec.md");
    expect(whole).toContain(left);
    expect(await team.isPlanned()).toBe(left === whole[turn]);
    await team.planHere();
    expect(team.read(".changeset/spec.md")).toBe(whole[turn]);
    expect(team.list(".changeset").filter((name) => name.endsWith(".tmp"))).toEqual([]);
  }
  // A draft, its name, and what is deleted.
  expect(step).toBeGreaterThan(3);
});

interface Said {
  readonly code: number | null;
  readonly said: string;
}

/** A repository in small, with this generator and its own document, before its first release. */
function startTeam(document: Json) {
  const folder = mkdtempSync(join(tmpdir(), "team-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  cpSync(join(repository, "generator/src"), join(folder, "generator/src"), { recursive: true });
  cpSync(join(repository, "generator/package.json"), join(folder, "generator/package.json"));
  symlinkSync(join(repository, "generator/node_modules"), join(folder, "generator/node_modules"), "dir");
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

/** In lines, as people write it: git merges those. */
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
  const run = (program: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}): Said => {
    const env = { ...process.env, NO_COLOR: "1", INIT_CWD: folder, ...variables };
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
    write,
    read,
    commit,
    list: (path: string): string[] => readdirSync(join(folder, path)),
    save: (document: Json): void => write("spec/openapi.yaml", printDocument(document)),
    generate: (...args: string[]): Said => run(cli("cli.ts"), args),
    plan: (...args: string[]): Said => run(cli("release-plan-cli.ts"), args),
    diff: (...args: string[]): Said => run(cli("spec-diff-cli.ts"), args),
    /** Does something on a branch of its own, commits it, and comes back. */
    onBranch: (name: string, act: () => void): void => {
      git("switch", "--quiet", "--create", name);
      act();
      commit();
      git("switch", "--quiet", "main");
    },
    /** Merges a branch; a conflict fails. */
    merge: (name: string): unknown => git("merge", "--quiet", "--no-edit", name),
    /** As `plan`, in this process: for where many are judged that were killed, each of which was a process. */
    planHere: () => planRelease({ ...own, check: false }),
    /** As `plan --check`, in this process. */
    isPlanned: async (): Promise<boolean> => (await planRelease({ ...own, check: true })).was === "up to date",
    /** Releases what is committed: everything but the registry. */
    release: (version: string): void => {
      commit();
      for (const name of ["client", "spec"]) git("tag", `@shortvideo-api/${name}@${version}`);
    },
    /** What changesets makes of the changesets. */
    version: (): Said => run(join(repository, "node_modules/@changesets/cli/bin.js"), ["version"]),
    versions: (): unknown[] =>
      ["packages/client", "spec"].map((place) => JSON.parse(read(`${place}/package.json`)).version),
    clone: () => {
      const copy = mkdtempSync(join(tmpdir(), "clone-"));
      onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
      git("clone", "--quiet", "--depth=1", "--no-tags", `file://${folder}`, copy);
      symlinkSync(join(repository, "generator/node_modules"), join(copy, "generator/node_modules"), "dir");
      return openTeam(copy, () => {});
    },
    killPlanAt: (step: number): Said => {
      const preload = new URL("kill-at-write.ts", import.meta.url).href;
      const variables = {
        KILL_AT: String(step),
        KILL_BELOW: join(folder, ".changeset"),
        NODE_OPTIONS: `--import ${preload}`,
      };
      return run(cli("release-plan-cli.ts"), [], variables);
    },
    killPlan: async (after_ms: number): Promise<void> => {
      const child = spawn(process.execPath, [cli("release-plan-cli.ts")], { cwd: folder, stdio: "ignore" });
      const ended = once(child, "exit");
      await Promise.race([ended, wait(after_ms)]);
      child.kill("SIGKILL");
      await ended;
    },
  };
}
