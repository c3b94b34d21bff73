import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { findLastRelease, readRevision } from "./read-revision.ts";

test.each(["", "apis/pets"])(
  "reads a document and the files it refers to, in the folder `%s` of a git repository",
  (below) => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), "read-")));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const workspace = join(root, below);
    mkdirSync(join(workspace, "spec"), { recursive: true });
    writeFileSync(join(workspace, "spec/openapi.yaml"), "$ref: ../shared.json\n");
    writeFileSync(join(workspace, "shared.json"), "{}\n");
    const git = (...args: string[]): void => void execFileSync("git", args, { cwd: root, stdio: "ignore" });
    git("init");
    git("add", ".");
    git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "-m", "first");

    const revision = readRevision("HEAD", { repository: workspace, spec: join(workspace, "spec/openapi.yaml") });

    expect(readFileSync(revision.file, "utf8")).toBe("$ref: ../shared.json\n");
    expect(readFileSync(join(revision.folder, "shared.json"), "utf8")).toBe("{}\n");
    expect(revision.file).toBe(join(revision.folder, "spec/openapi.yaml"));
    expect(revision.name).toBe("spec/openapi.yaml");
    revision.dispose();
  },
);

test("names the fix if git does not read the repository of another user", () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "read-")));
  onTestFinished(() => rmSync(root, { recursive: true }));
  execFileSync("git", ["init"], { cwd: root, stdio: "ignore" });
  // For the tests of git itself.
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
  onTestFinished(() => void vi.unstubAllEnvs());

  expect(() => findLastRelease(root, ["v"])).toThrow(`Run \`git config --global --add safe.directory ${root}\`.`);
});
