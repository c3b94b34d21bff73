import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Lists the files that Git knows or would add, as paths from `root` with slashes. `patterns` are pathspecs of Git, of which a file
 * matches one. Default: all files.
 */
export function listFiles(root: string, patterns: readonly string[] = []): string[] {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...patterns];
  const listing = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  // Git lists a file in a conflict several times, and still lists files that are deleted and not committed.
  return [...new Set(listing.split("\0"))].filter((path) => path !== "" && existsSync(join(root, path)));
}

/** Copies the files of {@link listFiles} to another folder, which is created if it does not exist. */
export function copyFiles(root: string, to: string): void {
  for (const path of listFiles(root))
    cpSync(join(root, path), join(to, path), { verbatimSymlinks: true, preserveTimestamps: true });
}
