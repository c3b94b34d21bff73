import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findBase } from "./find-base.ts";
import { listReleaseNames } from "./list-release-names.ts";

test.each(["", "apis/letters"])(
  "finds a release under an earlier name of the client, in the folder `%s` of a git repository",
  (below) => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), "names-")));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const workspace = join(root, below);
    mkdirSync(workspace, { recursive: true });
    const file = join(workspace, "openapi-monorepo.json");
    const git = (...args: string[]): unknown =>
      execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@localhost", ...args], { cwd: root });
    const commit = (configuration: object): void => {
      writeFileSync(file, JSON.stringify({ spec: "openapi.yaml", ...configuration }, null, 2));
      git("add", ".");
      git("commit", "--quiet", "--message", "Save");
    };
    git("init", "--quiet", "--template=");
    commit({ scope: "@letters" });
    commit({ scope: "@acme" });
    git("tag", "@acme/client@1.0.0");
    commit({ scope: "@acme", license: "MIT" });
    commit({ scope: "@acme", packages: { client: "acme-sdk" } });

    const names = listReleaseNames({ file, scope: "@acme", packages: { client: "acme-sdk" } });

    expect(names).toEqual(["acme-sdk@", "@acme/client@", "@letters/client@"]);
    expect(findBase(workspace, join(workspace, "openapi.yaml"), names)).toBe("@acme/client@1.0.0");
  },
);

test("lists the present name outside of a git repository, and beside commits that are not JSON", () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "names-")));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "openapi-monorepo.json");
  const git = (...args: string[]): unknown =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@localhost", ...args], { cwd: folder });
  const list = (): string[] => listReleaseNames({ file, scope: "@acme" });

  const outside = list();
  git("init", "--quiet", "--template=");
  writeFileSync(file, '{ "scope": ');
  git("add", ".");
  git("commit", "--quiet", "--message", "Save");

  expect([outside, list()]).toEqual([["@acme/client@"], ["@acme/client@"]]);
});
