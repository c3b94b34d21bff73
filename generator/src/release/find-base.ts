import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { findLastRelease } from "@shortvideo-api/document/revision/source";

/**
 * Returns the base of a plan: the tag of the last release, or the commit that set a newer version without a tag. The changesets
 * of that commit have become changelogs. `beginnings` are those of the tags of releases. Returns `undefined` before the first
 * release.
 */
export function findBase(repository: string, spec: string, beginnings: readonly string[]): string | undefined {
  const tag = findLastRelease(repository, beginnings);
  const manifests = [
    join(dirname(spec), "package.json"),
    join(repository, "packages/client/package.json"),
    join(repository, "package.json"),
  ];
  const manifest = manifests.find((path) => existsSync(path));
  if (tag === undefined || manifest === undefined) return tag;
  const { version }: { version?: string } = JSON.parse(readFileSync(manifest, "utf8"));
  if (version === undefined || beginnings.some((beginning) => tag === `${beginning}${version}`)) return tag;
  return findCommit(repository, relative(repository, manifest), `"version": ${JSON.stringify(version)}`) ?? "HEAD";
}

/** Returns the last commit that added a text to a file or removed it; `undefined` if there is no such commit. */
function findCommit(repository: string, path: string, text: string): string | undefined {
  const args = ["log", "-1", "--format=%H", `-S${text}`, "--", path];
  const found = execFileSync("git", args, { cwd: repository, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return found.trim() || undefined;
}
