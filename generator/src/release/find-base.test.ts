import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findBase } from "./find-base.ts";

test("before the first release there is nothing to compare with", () => {
  const { commit, find } = startRepository();
  commit("1.0.0");

  expect(find()).toBeUndefined();
});

test("after a release the base is its tag, with any later commits", () => {
  const { commit, tag, find } = startRepository();
  commit("1.0.0");
  tag("1.0.0");
  commit("1.0.0");

  expect(find()).toBe("letters@1.0.0");
});

test("while a version is set and not tagged it is the commit that set it", () => {
  const { commit, tag, find } = startRepository();
  commit("1.0.0");
  tag("1.0.0");
  const set = commit("1.1.0");
  commit("1.1.0");

  expect(find()).toBe(set);
});

test("while a new version is not committed the base is the last commit", () => {
  const { commit, tag, write, find } = startRepository();
  commit("1.0.0");
  tag("1.0.0");
  write("1.1.0");

  expect(find()).toBe("HEAD");
});

/** A repository of a document and its manifest. */
function startRepository() {
  const repository = mkdtempSync(join(tmpdir(), "letters-"));
  onTestFinished(() => rmSync(repository, { recursive: true }));
  const git = (...args: string[]): string =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@localhost", ...args], {
      cwd: repository,
      encoding: "utf8",
    }).trim();
  git("init", "--quiet");
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
    find: (): string | undefined => findBase(repository, join(repository, "spec/openapi.yaml"), "letters"),
  };
}
