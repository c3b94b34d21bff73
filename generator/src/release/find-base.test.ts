import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findBase } from "./find-base.ts";

test("returns no base before the first release", () => {
  const { commit, find } = startRepository();
  commit("1.0.0");

  expect(find()).toBeUndefined();
});

test("returns the tag of the last release, also after later commits", () => {
  const { commit, tag, find } = startRepository();
  commit("1.0.0");
  tag("1.0.0");
  commit("1.0.0");

  expect(find()).toBe("letters@1.0.0");
});

test("returns the commit that set a version as long as the version has no tag", () => {
  const { commit, tag, find } = startRepository();
  commit("1.0.0");
  tag("1.0.0");
  const set = commit("1.1.0");
  commit("1.1.0");

  expect(find()).toBe(set);
});

test("returns the last commit as long as a new version is not committed", () => {
  const { commit, tag, write, find } = startRepository();
  commit("1.0.0");
  tag("1.0.0");
  write("1.1.0");

  expect(find()).toBe("HEAD");
});

/** Starts a repository with the manifest of a document. */
function startRepository() {
  const repository = mkdtempSync(join(tmpdir(), "letters-"));
  onTestFinished(() => rmSync(repository, { recursive: true }));
  const git = (...args: string[]): string =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@localhost", ...args], {
      cwd: repository,
      encoding: "utf8",
    }).trim();
  git("init", "--quiet", "--template=");
  mkdirSync(join(repository, "spec"));
  const write = (version: string): void =>
    writeFileSync(join(repository, "spec/package.json"), JSON.stringify({ name: "letters", version }, null, 2));
  return {
    write,
    commit: (version: string): string => {
      write(version);
      git("add", "--all");
      git("commit", "--quiet", "--allow-empty", "--message", version);
      return git("rev-parse", "HEAD");
    },
    tag: (version: string): string => git("tag", "--annotate", "--message", version, `letters@${version}`),
    find: (): string | undefined => findBase(repository, join(repository, "spec/openapi.yaml"), ["letters@"]),
  };
}
