import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { makeTemporaryFolder } from "@shortvideo-api/document/revision/source";
import { writeBelow } from "../output/write-below.ts";
import { type Edits, mergeJson } from "./merge-json.ts";

/** Merges two edits of a file. Returns `undefined` if they conflict. */
export type Merge = (path: string, edits: Edits) => string | undefined;

/**
 * Merges JSON by its keys, and other texts by their lines, with git. Returns `undefined` without git, too: the user then compares the
 * texts.
 */
export const mergeEdits: Merge = (path, edits) =>
  (path.endsWith(".json") ? mergeJson(edits) : undefined) ?? mergeByGit(edits);

function mergeByGit({ ours, base, theirs }: Edits): string | undefined {
  return withFiles({ ours, base, theirs }, (folder) => {
    const { status, stdout } = runGit(["merge-file", "-p", "--quiet", "ours", "base", "theirs"], folder);
    return status === 0 ? stdout : undefined;
  });
}

/** Prints the difference between the file of the user and that of the generator, as git prints it. */
export function printDifference(path: string, ours: string, theirs: string): string {
  const [before, after] = [`yours/${path}`, `new/${path}`];
  return withFiles({ [before]: ours, [after]: theirs }, (folder) => {
    const { status, stdout } = runGit(
      ["diff", "--no-index", "--no-ext-diff", "--no-prefix", "--", before, after],
      folder,
    );
    // The first lines name temporary objects.
    return status === 1
      ? stdout.slice(stdout.indexOf("--- "))
      : "`git` is not installed, so the difference is not shown.\n";
  });
}

function withFiles<Result>(texts: Readonly<Record<string, string>>, use: (folder: string) => Result): Result {
  const { folder, dispose } = makeTemporaryFolder("upgrade");
  try {
    for (const [path, text] of Object.entries(texts)) writeBelow(folder, { path, text });
    return use(folder);
  } finally {
    dispose();
  }
}

function runGit(args: readonly string[], folder: string): SpawnSyncReturns<string> {
  return spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 });
}
