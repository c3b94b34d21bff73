import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { planRelease, type PlanOptions } from "../src/release/plan-release.ts";
import { api, type Json, param } from "./diff/edit.ts";

const before = param({ type: "integer", maximum: 50 });
const wider = param({ type: "integer", maximum: 100 });
const narrower = param({ type: "integer", maximum: 20 });
const packages = ["@shortvideo-api/client", "@shortvideo-api/spec"];

test("before the first release there is nothing to plan", async () => {
  const { plan } = startRepository(before);

  expect(await plan()).toMatchObject({ base: undefined, was: "up to date", bump: "none" });
});

test("a changed document gives a changeset with the bump it asks for, in words for callers", async () => {
  const { save, release, plan, changeset } = startRepository(before);
  release("1.0.0");
  save(wider);

  expect(await plan()).toMatchObject({ base: "@shortvideo-api/spec@1.0.0", bump: "minor", was: "missing" });
  expect(changeset()).toBe(`---
"@shortvideo-api/client": minor
"@shortvideo-api/spec": minor
---

The API has changed.

**What is new**

- \`pets.list\` takes \`size\` up to 100, was 50.
`);
});

test("what breaks makes it a major one, and says whom", async () => {
  const { save, release, plan, changeset } = startRepository(before);
  release("1.0.0");
  save(narrower);

  expect(await plan()).toMatchObject({ bump: "major" });
  expect(changeset()).toContain("**What breaks**");
  expect(changeset()).toContain("takes `size` up to 20, was 50. (on the wire only)");
});

test("a second run touches nothing", async () => {
  const { save, release, plan, changesetFile } = startRepository(before);
  release("1.0.0");
  save(wider);
  await plan();
  const { mtimeMs } = statSync(changesetFile);

  expect(await plan()).toMatchObject({ was: "up to date" });
  expect(statSync(changesetFile).mtimeMs).toBe(mtimeMs);
});

test("a change that is taken back takes its changeset along", async () => {
  const { save, release, plan, changesetFile } = startRepository(before);
  release("1.0.0");
  save(wider);
  await plan();
  save(before);

  expect(await plan()).toMatchObject({ was: "superfluous", bump: "none" });
  expect(existsSync(changesetFile)).toBe(false);
});

test("a check writes nothing and tells what is wrong", async () => {
  const { save, release, plan, changesetFile } = startRepository(before);
  release("1.0.0");
  save(wider);

  expect(await plan({ check: true })).toMatchObject({ was: "missing" });
  expect(existsSync(changesetFile)).toBe(false);

  await plan();
  save(narrower);
  expect(await plan({ check: true })).toMatchObject({ was: "different", asked: "major" });
});

test("a lowered bump keeps its reason as long as there is something to lower", async () => {
  const { save, release, plan, changeset } = startRepository(before);
  release("1.0.0");
  save(narrower);

  const lowering = { to: "minor", reason: "The service\nnever took more." } as const;
  expect(await plan({ lowering })).toMatchObject({ asked: "major", bump: "minor" });
  expect(changeset()).toContain("Released as minor and not as major: The service never took more.");
  expect(await plan({ check: true })).toMatchObject({ bump: "minor", was: "up to date" });

  save(wider);
  expect(await plan()).toMatchObject({ asked: "minor", bump: "minor" });
  expect(changeset()).not.toContain("Released as");
});

test("a reason lowers what it was given for, and nothing that breaks later", async () => {
  const { save, release, plan, changeset } = startRepository(before);
  release("1.0.0");
  save(narrower);
  const lowering = { to: "minor", reason: "The service never took more." } as const;
  await plan({ lowering });
  save(param({ type: "integer", maximum: 20 }, { required: true }));

  expect(await plan({ check: true })).toMatchObject({ bump: "major", isOutgrown: true, was: "different" });
  expect(await plan()).toMatchObject({ bump: "major" });
  expect(changeset()).not.toContain("Released as");
  expect(await plan({ lowering })).toMatchObject({ asked: "major", bump: "minor", isOutgrown: false });
  expect(await plan({ check: true })).toMatchObject({ bump: "minor", was: "up to date" });
});

test("a reason for a patch does not hold for what is new later", async () => {
  const { save, release, plan } = startRepository(before);
  release("1.0.0");
  save(wider);
  await plan({ lowering: { to: "patch", reason: "The service always took it." } });
  save(param({ type: "integer", maximum: 100 }, { deprecated: true }));

  expect(await plan({ check: true })).toMatchObject({ bump: "minor", isOutgrown: true, was: "different" });
});

test("the last release counts, not the first", async () => {
  const { save, release, plan } = startRepository(before);
  release("1.0.0");
  save(wider);
  release("1.1.0");

  expect(await plan()).toMatchObject({ base: "@shortvideo-api/spec@1.1.0", was: "up to date", bump: "none" });
});

test("a document in several files is read as it was at the release", async () => {
  const { save, release, plan, folder } = startRepository(api({ "/pets": { $ref: "./paths.json#/pets" } }));
  const paths = join(folder, "spec/paths.json");
  const operation = { operationId: "pets.list", tags: ["pets"], responses: { "200": { description: "All is well." } } };
  writeFileSync(paths, JSON.stringify({ pets: { get: operation } }));
  release("1.0.0");
  writeFileSync(paths, JSON.stringify({ pets: { get: { ...operation, deprecated: true } } }));
  save(api({ "/pets": { $ref: "./paths.json#/pets" } }));

  const { changes } = await plan();
  expect(changes.map(({ code }) => code)).toEqual(["operation-deprecated"]);
});

test("a base that git does not know is told, and none of it is taken for an option", async () => {
  const { plan } = startRepository(before);

  await expect(plan({ base: "nowhere" })).rejects.toThrow("`nowhere` is neither a file nor a commit");
  await expect(plan({ base: "--output=/tmp/x" })).rejects.toThrow("neither a file nor a commit");
});

/** A repository with a document, before its first release. */
function startRepository(document: Json) {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]): string =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  const spec = join(folder, "spec/openapi.yaml");
  mkdirSync(join(folder, "spec"));
  mkdirSync(join(folder, ".changeset"));
  writeFileSync(join(folder, ".changeset/config.json"), JSON.stringify({ fixed: [packages] }));
  git("init", "--quiet", "--initial-branch=main");
  const save = (changed: Json): void => writeFileSync(spec, JSON.stringify(changed));
  const commit = (): void => {
    git("add", "--all");
    git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--quiet", "--allow-empty", "-m", "Save");
  };
  save(document);
  commit();
  const changesetFile = join(folder, ".changeset/spec.md");
  return {
    folder,
    save,
    changesetFile,
    changeset: () => readFileSync(changesetFile, "utf8"),
    release: (version: string) => {
      commit();
      for (const name of packages) git("tag", `${name}@${version}`);
    },
    plan: (options: Partial<PlanOptions> = {}) => planRelease({ repository: folder, spec, check: false, ...options }),
  };
}
