import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.ts";
import { api, param } from "../../../packages/diff/test/edit.ts";
import { startRepository } from "./start-repository.ts";

const before = param({ type: "integer", maximum: 50 });
const wider = param({ type: "integer", maximum: 100 });
const narrower = param({ type: "integer", maximum: 20 });

test("plans nothing before the first release", async () => {
  const { plan } = startRepository(before);

  expect(await plan()).toMatchObject({ base: undefined, was: "up to date", bump: "none" });
});

test("writes a changeset for callers, with the bump that the changes require", async () => {
  const { save, release, plan, readChangeset } = startRepository(before);
  release("1.0.0");
  save(wider);

  expect(await plan()).toMatchObject({ base: "@shortvideo-api/spec@1.0.0", bump: "minor", was: "missing" });
  expect(readChangeset()).toBe(`---
"@shortvideo-api/client": minor
"@shortvideo-api/spec": minor
---

The API has changed.

**New**

- \`pets.list\` accepts \`size\` of at most 100; it was 50. <!-- 39e9b592a2 -->
`);
});

test("a breaking change requires a major release, and the changeset says what breaks", async () => {
  const { save, release, plan, readChangeset } = startRepository(before);
  release("1.0.0");
  save(narrower);

  expect(await plan()).toMatchObject({ bump: "major" });
  expect(readChangeset()).toContain("**Breaking changes**");
  expect(readChangeset()).toContain("accepts `size` of at most 20; it was 50. (on the wire only)");
});

test("a second run writes nothing", async () => {
  const { save, release, plan, changesetFile } = startRepository(before);
  release("1.0.0");
  save(wider);
  await plan();
  const { mtimeMs } = statSync(changesetFile);

  expect(await plan()).toMatchObject({ was: "up to date" });
  expect(statSync(changesetFile).mtimeMs).toBe(mtimeMs);
});

test("keeps the changesets of earlier prereleases, which a file of the same name would replace", async () => {
  const { save, release, plan, changesetFile, folder } = startRepository(before);
  release("1.0.0");
  const pre = join(folder, ".changeset/pre");
  mkdirSync(pre);
  for (const document of [narrower, wider]) {
    save(document);
    await plan();
    // As `changeset version` does in pre mode.
    renameSync(changesetFile, join(pre, "spec.md"));
    release(`2.0.0-next.${document === wider ? 1 : 0}`);
  }
  save(param({ type: "integer", maximum: 200 }));
  await plan();

  expect(readdirSync(pre).toSorted()).toEqual(["spec-1.md", "spec-2.md"]);
  expect(readFileSync(join(pre, "spec-1.md"), "utf8")).toContain("**Breaking changes**");
});

test("deletes the changeset when its change is reverted", async () => {
  const { save, release, plan, changesetFile } = startRepository(before);
  release("1.0.0");
  save(wider);
  await plan();
  save(before);

  expect(await plan()).toMatchObject({ was: "superfluous", bump: "none" });
  expect(existsSync(changesetFile)).toBe(false);
});

test("a check writes nothing and reports the state of the changeset", async () => {
  const { save, release, plan, changesetFile } = startRepository(before);
  release("1.0.0");
  save(wider);

  expect(await plan({ check: true })).toMatchObject({ was: "missing" });
  expect(existsSync(changesetFile)).toBe(false);

  await plan();
  save(narrower);
  expect(await plan({ check: true })).toMatchObject({ was: "different", asked: "major" });
});

test("rejects a changeset with conflict markers, and does not change it", async () => {
  const { save, release, plan, readChangeset, writeChangeset } = startRepository(before);
  release("1.0.0");
  save(narrower);
  await plan();
  const conflict = readChangeset()
    .replace("- `pets", "<<<<<<< HEAD\n- `pets")
    .concat("=======\nMine.\n>>>>>>> theirs\n");
  writeChangeset(conflict);

  for (const check of [true, false]) {
    await expect(plan({ check })).rejects.toThrow("`.changeset/spec.md` has conflict markers. Take either side");
  }
  expect(readChangeset()).toBe(conflict);
});

test.each(inCI(["<<<<<<< HEAD", "||||||| 1a2b3c4", "=======", ">>>>>>> theirs", "<<<<<<<<<<<< HEAD"], ["======="]))(
  "rejects a changeset with `%s`",
  async (marker) => {
    const { save, release, plan, readChangeset, writeChangeset } = startRepository(before);
    release("1.0.0");
    save(narrower);
    await plan();
    writeChangeset(`${readChangeset()}${marker}\n`);

    await expect(plan({ check: true })).rejects.toThrow("has conflict markers");
  },
);

test("keeps text that people add to the changeset, wherever it is", async () => {
  const { save, release, plan, readChangeset, writeChangeset } = startRepository(before);
  release("1.0.0");
  save(narrower);
  await plan();
  const edited = readChangeset()
    .replace("The API has changed.", "The API has changed.\n\nPages are smaller now.")
    .replace("was 50. (on the wire only)", "was 50: ask for less. (on the wire only)");
  writeChangeset(`${edited}\nThank you:\n\n- Ada\n`);
  await plan();
  save(param({ type: "integer", maximum: 10 }));
  await plan();

  const text = readChangeset();
  expect(text).toContain("Pages are smaller now.");
  expect(text).toContain("was 50: ask for less.");
  expect(text).toContain("Thank you:\n\n- Ada");
  expect(text).toContain("accepts `size` of at most 10; it was 50. (on the wire only)");
  expect(text.match(/of at most 20; it was 50\. /g)).toBeNull();
  expect(await plan({ check: true })).toMatchObject({ was: "up to date" });
});

test("rejects text of people in a changeset without changes, and does not delete it", async () => {
  const { save, release, plan, readChangeset, writeChangeset } = startRepository(before);
  release("1.0.0");
  save(narrower);
  await plan();
  writeChangeset(`${readChangeset()}\nThank you, Ada.\n`);
  save(before);

  await expect(plan()).rejects.toThrow("`.changeset/spec.md` contains text of yours");
  expect(readChangeset()).toContain("Thank you, Ada.");
});

test("compares an earlier document with problems as far as it can be read", async () => {
  const { save, release, plan } = startRepository({ ...before, components: { schemas: { Pet: { $ref: "#/no" } } } });
  release("1.0.0");
  save(narrower);

  const { bump, problems } = await plan();
  expect(bump).toBe("major");
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(["@shortvideo-api/spec@1.0.0:spec/openapi.yaml"]));
});

test("names the file and the commit of an earlier document that cannot be read", async () => {
  const { save, release, plan } = startRepository({ swagger: "2.0" });
  release("1.0.0");
  save(wider);

  await expect(plan()).rejects.toThrow(/^@shortvideo-api\/spec@1\.0\.0:spec\/openapi\.yaml:1 /);
});

test("compares with the last release, not the first", async () => {
  const { save, release, plan } = startRepository(before);
  release("1.0.0");
  save(wider);
  release("1.1.0");

  expect(await plan()).toMatchObject({ base: "@shortvideo-api/spec@1.1.0", was: "up to date", bump: "none" });
});

test("reads all files of a document as they were at the release", async () => {
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

test("reports a base that git does not know, and never passes it to git as an option", async () => {
  const { plan } = startRepository(before);

  await expect(plan({ base: "nowhere" })).rejects.toThrow("`nowhere` is neither a file nor a commit");
  await expect(plan({ base: "--output=/tmp/x" })).rejects.toThrow("neither a file nor a commit");
});
