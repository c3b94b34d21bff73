import { runProgram } from "./run-program.ts";

/** The files that a version run changes first: it deletes the changesets after all of them. */
const versioned = [":(glob)**/package.json", ":(glob)**/CHANGELOG.md"];

/**
 * Throws if a manifest or changelog has changes that are not committed. An interrupted version run leaves such changes, and another
 * run on top of them would count changesets twice.
 */
export async function assertCommitted(root: string, signal?: AbortSignal): Promise<void> {
  const args = ["status", "--porcelain", "--no-renames", "--untracked-files=all", "--", ...versioned];
  const printed = await runProgram("git", args, { folder: root, signal });
  if (printed === "") return;
  throw new Error(
    `These files have changes that are not committed:\n${printed}Commit your own changes. If a version run was interrupted, undo it with \`git stash --include-untracked\`, and run it again.`,
  );
}
