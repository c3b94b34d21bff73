import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { writeWorkspace } from "../test/write-workspace.ts";
import { assertTagged } from "./assert-tagged.ts";

test.each([
  { version: "0.0.0", tags: [], said: "it may be followed" },
  { version: "1.1.0", tags: ["@shortvideo-api/spec@1.1.0"], said: "it may be followed" },
  { version: "1.1.0", tags: ["@shortvideo-api/spec@1.0.0"], said: "Version 1.1.0 is set and not released" },
])("with the tags $tags, of $version is said: $said", async ({ version, tags, said }) => {
  const root = writeWorkspace(version);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]): unknown =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@localhost", ...args], { cwd: root });
  git("init", "--quiet");
  git("commit", "--quiet", "--allow-empty", "-m", "Save");
  for (const tag of tags) git("tag", tag);

  const found = await assertTagged(root).then(
    () => "it may be followed",
    (error: unknown) => String(error),
  );

  expect(found).toContain(said);
});
