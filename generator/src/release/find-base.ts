import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { findLastRelease } from "../diff/revision/read-revision.ts";

/**
 * Returns what a plan compares with: the tag of the last release, or the commit that set a newer version which is not tagged yet,
 * since its changesets have become changelogs. `undefined` before the first release.
 */
export function findBase(repository: string, spec: string, name: string): string | undefined {
  const tag = findLastRelease(repository, name);
  const manifest = join(dirname(spec), "package.json");
  if (tag === undefined || !existsSync(manifest)) return tag;
  const { version }: { version?: string } = JSON.parse(readFileSync(manifest, "utf8"));
  if (version === undefined || tag === `${name}@${version}`) return tag;
  return findCommit(repository, relative(repository, manifest), `"version": ${JSON.stringify(version)}`) ?? "HEAD";
}

/** The last commit that brought a text into a file, or took it away; `undefined` when none did. */
function findCommit(repository: string, path: string, text: string): string | undefined {
  const args = ["log", "-1", "--format=%H", `-S${text}`, "--", path];
  const found = execFileSync("git", args, { cwd: repository, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return found.trim() || undefined;
}
