import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { writeWorkspace } from "../test/write-workspace.ts";
import { assertTagged } from "./tag-release.ts";

test.each([
  { version: "0.0.0", tags: [], result: "accepted" },
  { version: "1.1.0", tags: ["@shortvideo-api/spec@1.1.0"], result: "accepted" },
  { version: "1.1.0", tags: ["@shortvideo-api/spec@1.0.0"], result: "Version 1.1.0 is not released yet" },
])("checks version $version with the tags $tags: $result", async ({ version, tags, result }) => {
  const root = writeWorkspace(version);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]): unknown =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@localhost", ...args], { cwd: root });
  git("init", "--quiet", "--template=");
  git("commit", "--quiet", "--allow-empty", "-m", "Save");
  for (const tag of tags) git("tag", tag);

  const found = await assertTagged(root).then(
    () => "accepted",
    (error: unknown) => String(error),
  );

  expect(found).toContain(result);
});
