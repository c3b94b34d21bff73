import { renameSync, symlinkSync } from "node:fs";
import { copyFiles } from "../../../../scripts/list-files.ts";
import { programsOf, runProgram } from "../run-program.ts";

/** The options of {@link copyTree} and {@link moveTree}. */
export interface CopyOptions {
  /** Folder of the tree. {@link copyTree} only reads it. */
  readonly from: string;
  /** Another folder. It is created. */
  readonly to: string;
  readonly signal: AbortSignal;
}

// The tree must have the same commit in both places, since snapshot versions name it.
const commitTime = "2026-01-01T00:00:00Z";
const author = { "user.name": "Rehearsal", "user.email": "rehearsal@localhost", "commit.gpgsign": "false" };
/** The tag of the commit before any version is set. */
const firstCommit = "before-the-rehearsal";
const commitEnv = { GIT_AUTHOR_DATE: commitTime, GIT_COMMITTER_DATE: commitTime };

/**
 * Copies the working tree into a repository of its own that has an `origin`. Includes changes that are not committed, but no ignored
 * files. Installs the dependencies of the lockfile, except the dependencies of apps, which are not published.
 */
export async function copyTree({ from, to, signal }: CopyOptions): Promise<void> {
  const origin = `${to}.git`;
  copyFiles(from, to);
  const git = (args: readonly string[]): Promise<string> =>
    runProgram("git", args, { folder: to, env: commitEnv, signal });
  await git(["init", "--quiet", "--bare", origin]);
  await git(["init", "--quiet", "--initial-branch", "main"]);
  await git(["remote", "add", "origin", origin]);
  for (const [name, value] of Object.entries(author)) await git(["config", name, value]);
  await commitAll(to, "The tree as it is", signal);
  await git(["tag", firstCommit]);
  const args = ["install", "--frozen-lockfile", "--prefer-offline", "--reporter=silent", "--filter=!./apps/*"];
  await runProgram("pnpm", args, { folder: to, programs: [programsOf(from)], signal });
}

/**
 * Moves a copy to another folder, and resets it to its state after {@link copyTree}. Keeps the installed dependencies, since a second
 * install from the lockfile would have the same ones.
 */
export async function moveTree({ from, to, signal }: CopyOptions): Promise<void> {
  renameSync(from, to);
  // Some installed programs name the folder in which they were installed.
  symlinkSync(to, from, "dir");
  for (const args of [
    ["reset", "--quiet", "--hard", firstCommit],
    ["clean", "--quiet", "--force", "-d", "-x", "--exclude=node_modules"],
  ]) {
    await runProgram("git", args, { folder: to, signal });
  }
}

/** Commits all files of a copy. */
export async function commitAll(folder: string, message: string, signal: AbortSignal): Promise<void> {
  for (const args of [
    ["add", "--all"],
    ["commit", "--quiet", "--message", message],
  ]) {
    await runProgram("git", args, { folder, env: commitEnv, signal });
  }
}
