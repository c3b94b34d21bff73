import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GeneratedFile } from "./generated-file.ts";
import { refuseForeignFolder, refuseLinks, refuseStrayPaths } from "./generated-path.ts";
import { deferSignals } from "./defer-signals.ts";
import { listGenerated } from "./list-generated.ts";
import { clearLeftovers, closeStaging, openStaging } from "./staging.ts";

export interface SyncOptions {
  /** Folder below which the files stand; absolute. */
  root: string;
  /** Only compares. */
  check: boolean;
  /** Files that are written where they are absent, and belong to the user from then on. */
  seeds?: readonly GeneratedFile[];
  /** Called before each change of the disk; the test that kills the process listens here. */
  onStep?: (step: string) => void;
}

/** A file that is not on disk as it should be. */
export interface OutOfDate {
  path: string;
  /** Text on disk; `undefined` when there is no such file. */
  before: string | undefined;
  /** Text as it should be; `undefined` when the file should not be there. */
  after: string | undefined;
}

/**
 * Brings the generated folders to hold `files` and nothing else, or only compares. Returns what was out of date.
 *
 * All or nothing: every new text is staged before the first file is touched, and each is put in place by one rename.
 * A process that is killed between two renames leaves whole files, some old, some new; a check compares every byte and
 * so calls them out of date, and the next run puts the rest in place. Files that are right already are not touched.
 */
export async function syncFiles(files: readonly GeneratedFile[], options: SyncOptions): Promise<OutOfDate[]> {
  const { root, check } = options;
  refuseStrayPaths(files.map((file) => file.path));
  const first = compare(files, options);
  if (check) return first;
  if (options.seeds && !isOurs(root)) {
    const superfluous = first.filter(({ after }) => after === undefined).map(({ path }) => path);
    refuseForeignFolder(root, superfluous, options.seeds);
  }
  if (first.length === 0) {
    clearLeftovers(root);
    return first;
  }
  return await deferSignals(async () => {
    mkdirSync(root, { recursive: true });
    const staging = await openStaging(root);
    try {
      // Another run may have written while this one waited for the folder.
      const outOfDate = compare(files, options);
      apply(outOfDate, staging, options);
      return outOfDate;
    } finally {
      closeStaging(root);
    }
  });
}

function compare(files: readonly GeneratedFile[], { root, seeds = [] }: SyncOptions): OutOfDate[] {
  // By the names in the listing: where letter case does not count, a file may be readable by a name it does not have.
  const standing = new Set(listGenerated(root));
  const outOfDate: OutOfDate[] = [];
  for (const { path, text } of files) {
    const before = standing.delete(path) ? readText(join(root, path)) : undefined;
    if (before !== text) outOfDate.push({ path, before, after: text });
  }
  for (const path of standing) outOfDate.push({ path, before: readText(join(root, path)) ?? "", after: undefined });
  for (const { path, text } of seeds) {
    if (lstatSync(join(root, path), { throwIfNoEntry: false }) === undefined) {
      outOfDate.push({ path, before: undefined, after: text });
    }
  }
  return outOfDate.sort((left, right) => (left.path < right.path ? -1 : 1));
}

/** Was anything generated into the folder before? */
function isOurs(root: string): boolean {
  return listGenerated(root).some((path) => readText(join(root, path))?.startsWith("// Generated from "));
}

/** Text of a file; `undefined` for what is no plain file. */
function readText(path: string): string | undefined {
  return lstatSync(path).isFile() ? readFileSync(path, "utf8") : undefined;
}

/** Synchronous from end to end, so that no other code of this process comes between. */
function apply(outOfDate: readonly OutOfDate[], staging: string, { root, onStep }: SyncOptions): void {
  refuseLinks(
    root,
    outOfDate.map((file) => file.path),
  );
  for (const [index, { path, after }] of outOfDate.entries()) {
    if (after === undefined) continue;
    onStep?.(`stage ${path}`);
    writeFileSync(join(staging, String(index)), after);
  }
  // Deletions first: where letter case does not count, `Posts.ts` has to go before `posts.ts` can come.
  for (const { path, after } of outOfDate) {
    if (after !== undefined) continue;
    onStep?.(`delete ${path}`);
    rmSync(join(root, path), { force: true });
    removeEmptyFolders(root, dirname(path));
  }
  for (const [index, { path, after }] of outOfDate.entries()) {
    if (after === undefined) continue;
    onStep?.(`place ${path}`);
    mkdirSync(join(root, dirname(path)), { recursive: true });
    renameSync(join(staging, String(index)), join(root, path));
  }
  onStep?.("done");
}

function removeEmptyFolders(root: string, folder: string): void {
  try {
    rmdirSync(join(root, folder));
  } catch {
    return;
  }
  if (!folder.endsWith("/generated")) removeEmptyFolders(root, dirname(folder));
}
