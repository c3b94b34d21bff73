import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../../test/make-folder.js";
import { readStart } from "./read-start.js";

const { PATH } = process.env;
const commit = "1f0c6a2be4d7c0ffee00112233445566778899aa";
const nowhere = { PATH, GIT_DIR: "/nowhere" };

test("reads the commit from git", async () => {
  const folder = await makeFolder();
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { encoding: "utf8" }).trim();
  git("init", "--quiet");
  git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--quiet", "--allow-empty", "-m", "first");

  const start = await readStart({ PATH, GIT_DIR: join(folder, ".git"), GITHUB_SHA: commit });

  expect(start.commit).toBe(git("rev-parse", "HEAD"));
  expect(new Date(start.at).toISOString()).toBe(start.at);
});

test.each(["GITHUB_SHA", "CI_COMMIT_SHA", "GIT_COMMIT"])(
  "reads the commit from %s outside of a repository",
  async (name) => {
    expect(await readStart({ ...nowhere, [name]: commit })).toMatchObject({ commit });
  },
);

test.each([
  ["names none", {}],
  ["has another value than a commit", { GIT_COMMIT: "main; rm -rf /" }],
])("reads no commit if CI %s", async (_, env) => {
  expect(Object.keys(await readStart({ ...nowhere, ...env }))).toEqual(["at"]);
});
