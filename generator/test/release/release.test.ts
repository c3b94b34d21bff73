import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { planRelease, type PlanOptions } from "../../src/release/plan-release.ts";
import { api, type Json, param, params } from "../diff/edit.ts";

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

**New**

- \`pets.list\` accepts \`size\` of at most 100, was 50. <!-- 53d0bc3c71 -->
`);
});

test("what breaks makes it a major one, and says whom", async () => {
  const { save, release, plan, changeset } = startRepository(before);
  release("1.0.0");
  save(narrower);

  expect(await plan()).toMatchObject({ bump: "major" });
  expect(changeset()).toContain("**Breaking changes**");
  expect(changeset()).toContain("accepts `size` of at most 20, was 50. (on the wire only)");
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

test("a reason lowers no change that another branch brings, however the two are put together", async () => {
  const { save, release, plan, changeset, write } = startRepository(both(50, 50));
  release("1.0.0");
  save(both(50, 20));
  await plan();
  const theirs = changeset();
  save(both(20, 50));
  await plan({ lowering: { to: "minor", reason: "The service never took more." } });
  const [, reason = ""] = /^(Released as .*)$/m.exec(changeset()) ?? [];

  save(both(20, 20));
  write(theirs.replace("**Breaking changes**", `${reason}\n\n**Breaking changes**`));

  expect(await plan({ check: true })).toMatchObject({ bump: "major", isOutgrown: true, was: "different" });
  expect(await plan()).toMatchObject({ bump: "major" });
});

test("reasons that were given on two branches both hold after their merge", async () => {
  const { save, release, plan, changeset, write } = startRepository(both(50, 50));
  release("1.0.0");
  save(both(50, 20));
  await plan({ lowering: { to: "minor", reason: "Nobody sends a higher page." } });
  const theirs = changeset();
  save(both(20, 50));
  await plan({ lowering: { to: "minor", reason: "The service never took more." } });
  const [, reason = ""] = /^(Released as .*)$/m.exec(changeset()) ?? [];

  save(both(20, 20));
  write(theirs.replace("**Breaking changes**", `${reason}\n\n**Breaking changes**`));

  expect(await plan()).toMatchObject({ asked: "major", bump: "minor", isOutgrown: false });
  expect(changeset()).toContain("Nobody sends a higher page.");
  expect(changeset()).toContain("The service never took more.");
});

test("a reason stays when another one is given for what breaks later", async () => {
  const { save, release, plan, changeset } = startRepository(both(50, 50));
  release("1.0.0");
  save(both(20, 50));
  await plan({ lowering: { to: "minor", reason: "The service never took more." } });
  save(both(20, 20));

  await plan({ lowering: { to: "minor", reason: "Nobody sends a higher page." } });

  expect(await plan({ check: true })).toMatchObject({ asked: "major", bump: "minor", was: "up to date" });
  expect(changeset()).toContain("The service never took more.");
  expect(changeset()).toContain("Nobody sends a higher page.");
});

test("the same reason lowers nothing without the changes it was given for", async () => {
  const { save, release, plan, changeset, write } = startRepository(before);
  release("1.0.0");
  save(narrower);
  await plan({ lowering: { to: "minor", reason: "The service never took more." } });
  write(changeset().replaceAll(/ <!-- for [^>]*-->/g, ""));

  expect(await plan({ check: true })).toMatchObject({ bump: "major", was: "different" });
});

test("a changeset with conflict markers is refused, and left as it is", async () => {
  const { save, release, plan, changeset, write } = startRepository(before);
  release("1.0.0");
  save(narrower);
  await plan();
  const conflict = changeset().replace("- `pets", "<<<<<<< HEAD\n- `pets").concat("=======\nMine.\n>>>>>>> theirs\n");
  write(conflict);

  for (const check of [true, false]) {
    await expect(plan({ check })).rejects.toThrow("`.changeset/spec.md` has conflict markers. Take either side");
  }
  expect(changeset()).toBe(conflict);
});

test.each(["<<<<<<< HEAD", "||||||| 1a2b3c4", "=======", ">>>>>>> theirs", "<<<<<<<<<<<< HEAD"])(
  "a changeset with `%s` left in it is refused",
  async (marker) => {
    const { save, release, plan, changeset, write } = startRepository(before);
    release("1.0.0");
    save(narrower);
    await plan();
    write(`${changeset()}${marker}\n`);

    await expect(plan({ check: true })).rejects.toThrow("has conflict markers");
  },
);

test("words that people add to the changeset stay in it, wherever they put them", async () => {
  const { save, release, plan, changeset, write } = startRepository(before);
  release("1.0.0");
  save(narrower);
  await plan();
  const edited = changeset()
    .replace("The API has changed.", "The API has changed.\n\nPages are smaller now.")
    .replace("was 50. (on the wire only)", "was 50: ask for less. (on the wire only)");
  write(`${edited}\nThank you:\n\n- Ada\n`);
  await plan();
  save(param({ type: "integer", maximum: 10 }));
  await plan();

  const text = changeset();
  expect(text).toContain("Pages are smaller now.");
  expect(text).toContain("was 50: ask for less.");
  expect(text).toContain("Thank you:\n\n- Ada");
  expect(text).toContain("accepts `size` of at most 10, was 50. (on the wire only)");
  expect(text.match(/of at most 20, was 50\. /g)).toBeNull();
  expect(await plan({ check: true })).toMatchObject({ was: "up to date" });
});

test("words that nothing is left to stand beside are refused and not dropped", async () => {
  const { save, release, plan, changeset, write } = startRepository(before);
  release("1.0.0");
  save(narrower);
  await plan();
  write(`${changeset()}\nThank you, Ada.\n`);
  save(before);

  await expect(plan()).rejects.toThrow("`.changeset/spec.md` contains text of yours");
  expect(changeset()).toContain("Thank you, Ada.");
});

test("an earlier document with problems is compared as far as it can be read", async () => {
  const { save, release, plan } = startRepository({ ...before, components: { schemas: { Pet: { $ref: "#/no" } } } });
  release("1.0.0");
  save(narrower);

  const { bump, problems } = await plan();
  expect(bump).toBe("major");
  expect(problems.length).toBeGreaterThan(0);
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

/** A document with two parameters, which several people change at once. */
function both(size: number, page: number): Json {
  const [one, other] = [
    ["size", size],
    ["page", page],
  ].map(([name, maximum]) => ({
    name,
    in: "query",
    description: `The ${name}.`,
    schema: { type: "integer", maximum },
  }));
  return params(one ?? {}, other ?? {});
}

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
    write: (text: string): void => writeFileSync(changesetFile, text),
    changeset: () => readFileSync(changesetFile, "utf8"),
    release: (version: string) => {
      commit();
      for (const name of packages) git("tag", `${name}@${version}`);
    },
    plan: (options: Partial<PlanOptions> = {}) => planRelease({ repository: folder, spec, check: false, ...options }),
  };
}
