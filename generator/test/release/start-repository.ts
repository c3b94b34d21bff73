import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { planRelease, type PlanOptions } from "../../src/release/plan-release.ts";
import type { Json } from "../../../packages/diff/test/edit.ts";

const packages = ["@shortvideo-api/client", "@shortvideo-api/spec"];

/** Starts a repository with a document, before its first release. */
export function startRepository(document: Json) {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]): string =>
    // Without maintenance, a commit starts no further processes.
    execFileSync("git", ["-c", "maintenance.auto=false", ...args], { cwd: folder, encoding: "utf8", stdio: "pipe" });
  const spec = join(folder, "spec/openapi.yaml");
  mkdirSync(join(folder, "spec"));
  mkdirSync(join(folder, ".changeset"));
  writeFileSync(join(folder, ".changeset/config.json"), JSON.stringify({ fixed: [packages] }));
  git("init", "--quiet", "--template=", "--initial-branch=main");
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
    /** Writes the document. */
    save,
    changesetFile,
    writeChangeset: (text: string): void => writeFileSync(changesetFile, text),
    readChangeset: () => readFileSync(changesetFile, "utf8"),
    /** Commits all files, and tags the commit as a release. */
    release: (version: string) => {
      commit();
      for (const name of packages) git("tag", `${name}@${version}`);
    },
    /** Plans the next release. */
    plan: (options: Partial<PlanOptions> = {}) => planRelease({ repository: folder, spec, check: false, ...options }),
  };
}
