import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Area, type GeneratedFile, isGenerated } from "./generated-file.ts";
import { refuseForeignFolder, refuseLinks, refuseStrayPaths } from "./generated-path.ts";
import { deferSignals } from "./handle-signals.ts";
import { listGenerated } from "./list-generated.ts";
import { fillSections, type ReadmeTexts } from "./readme-sections.ts";
import { clearLeftovers, closeStaging, openStaging } from "./staging.ts";

/** Options of {@link syncFiles}. */
export interface SyncOptions {
  /** Absolute path of the folder to write below. */
  root: string;
  /** Compares and writes nothing. */
  check: boolean;
  /** Whether the folder may belong to another project. Then no file is deleted in it unless it contains generated code. */
  mayBeForeign?: boolean | undefined;
  /** Where the files belong. Default: `"packages"`. */
  area?: Area | undefined;
  /** The text of the marked sections of READMEs. Only READMEs that exist are written. */
  readmes?: ReadmeTexts | undefined;
  /** Called before each change on disk, for the test that kills the process. */
  onStep?: (step: string) => void;
}

/** A file that differs from the generated one. */
export interface OutOfDate {
  path: string;
  /** The text on disk; `undefined` if the file does not exist. */
  before: string | undefined;
  /** The generated text; `undefined` if the file should not exist. */
  after: string | undefined;
}

/**
 * Makes the generated folders contain `files` and nothing else, and fills the sections of the READMEs, or only compares. Returns the
 * files that were out of date.
 *
 * Stages all new texts before it changes the first file, and then puts each one in place by one rename.
 * A process that is killed between two renames leaves complete files, some old and some new. The next check reports them,
 * and the next run completes them. Files that are up to date are not touched.
 */
export async function syncFiles(files: readonly GeneratedFile[], options: SyncOptions): Promise<OutOfDate[]> {
  const { root, check, area } = options;
  refuseStrayPaths(
    files.map((file) => file.path),
    area,
  );
  const first = compare(files, options);
  if (check) return first;
  if (area === "files") {
    const own = new Set(listGenerated(root, area));
    refuseForeignFolder(
      root,
      [],
      files.filter(({ path }) => !own.has(path)),
    );
  } else if (options.mayBeForeign && !hasGeneratedCode(root, area)) {
    const superfluous = first.filter(({ after }) => after === undefined).map(({ path }) => path);
    refuseForeignFolder(root, superfluous, []);
  }
  if (first.length === 0) {
    clearLeftovers(root);
    return first;
  }
  return await deferSignals(async () => {
    mkdirSync(root, { recursive: true });
    const staging = await openStaging(root);
    try {
      // Another run may have written while this one waited for the lock.
      const outOfDate = compare(files, options);
      apply(outOfDate, staging, options);
      return outOfDate;
    } finally {
      closeStaging(root);
    }
  });
}

function compare(files: readonly GeneratedFile[], { root, area, readmes = {} }: SyncOptions): OutOfDate[] {
  // Compares the listed names: a file system that ignores case opens a file by other spellings of its name, too.
  const existing = new Set(listGenerated(root, area));
  const outOfDate: OutOfDate[] = [];
  for (const { path, text } of files) {
    const before = existing.delete(path) ? readText(join(root, path)) : undefined;
    if (before !== text) outOfDate.push({ path, before, after: text });
  }
  for (const path of existing) outOfDate.push({ path, before: readText(join(root, path)) ?? "", after: undefined });
  for (const [path, sections] of Object.entries(readmes)) {
    const before = readText(join(root, path));
    const after = before === undefined ? undefined : fillSections(path, before, sections);
    if (after !== before) outOfDate.push({ path, before, after });
  }
  return outOfDate.sort((left, right) => (left.path < right.path ? -1 : 1));
}

/** Returns whether the folder contains generated code. */
function hasGeneratedCode(root: string, area: Area | undefined): boolean {
  return listGenerated(root, area).some((path) => isGenerated(readText(join(root, path)) ?? ""));
}

/** Reads a file. Returns `undefined` for a link or a folder, and if the file does not exist. */
function readText(path: string): string | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, "utf8") : undefined;
}

/** Deletes and writes files. Works synchronously, so that no other code of this process can run in between. */
function apply(outOfDate: readonly OutOfDate[], staging: string, { root, onStep }: SyncOptions): void {
  refuseLinks(
    root,
    outOfDate.map((file) => file.path),
  );
  const texts = outOfDate.flatMap(({ path, after }) => (after === undefined ? [] : [{ path, text: after }]));
  const folders = [...new Set(texts.map(({ path }) => dirname(path)))];
  const stage = new Map(folders.map((folder, index) => [folder, join(staging, String(index))]));
  for (const folder of stage.values()) mkdirSync(folder);
  const stagedAt = (path: string): string => join(stage.get(dirname(path)) ?? staging, basename(path));
  for (const { path, text } of texts) {
    onStep?.(`stage ${path}`);
    // Staged under its own name: a name that is too long for the file system fails before any file has changed.
    writeFileSync(stagedAt(path), text);
  }
  // Deletions first: on a file system that ignores case, `Posts.ts` must be deleted before `posts.ts` is written.
  for (const { path, after } of outOfDate) {
    if (after !== undefined) continue;
    onStep?.(`delete ${path}`);
    rmSync(join(root, path), { force: true });
    removeEmptyFolders(root, dirname(path));
  }
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  for (const { path } of texts) {
    onStep?.(`place ${path}`);
    renameSync(stagedAt(path), join(root, path));
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
