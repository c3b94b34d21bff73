import { execFileSync } from "node:child_process";
import { findProgram } from "../../../scripts/find-program.mjs";
import { copyFiles } from "../../../scripts/list-files.ts";
import { repository } from "../src/repository.ts";

/**
 * Copies the workspace on disk without ignored files, and commits it in a new repository, because turbo asks git for the files.
 * Installs nothing.
 */
export function copyWorkspace(folder: string): void {
  copyFiles(repository, folder);
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
