import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { findProgram } from "../../../scripts/find-program.mjs";
import { repository } from "./repository.ts";

/**
 * Copies the workspace on disk without ignored files, and commits it in a new repository, because turbo asks git for the files.
 * Installs nothing.
 */
export function copyWorkspace(folder: string): void {
  const listing = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of listing.split("\0")) {
    // Git still lists files that are deleted and not committed.
    if (path === "" || !existsSync(join(repository, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(repository, path), join(folder, path), { verbatimSymlinks: true, preserveTimestamps: true });
  }
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
  git("init", "--quiet", "--template=");
  git("add", "--all");
  git("-c", "user.name=copy", "-c", "user.email=copy@localhost", "commit", "--quiet", "--message", "Copy");
}

/** Installs the lockfile of a copied workspace. Throws if that fails. */
export function installWorkspace(folder: string): void {
  const [pnpm, ...args] = findProgram(repository, "pnpm");
  execFileSync(pnpm, [...args, "install", "--frozen-lockfile", "--prefer-offline", "--reporter=silent"], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
  });
}
