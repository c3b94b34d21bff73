import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The planned changes of a version run. The journal is written before the first file changes, and deleted after the last one. If the
 * run is killed, another run completes it, and no changeset counts twice.
 */
export interface VersionJournal {
  /** The options of the run. */
  readonly options: VersionChoice;
  /** The changed files by path in the workspace. */
  readonly files: Readonly<Record<string, FileChange>>;
}

/** The options that determine the versions and the manifests. */
export interface VersionChoice {
  /** Name of snapshot versions, such as `pr-123` for `1.1.0-pr-123-0a1b2c3`. Default: release versions. */
  readonly snapshot?: string | undefined;
  /** Address of the repository for the manifests. Provenance requires it. Default: unchanged. */
  readonly repository?: string | undefined;
}

/** The text of a file before and after the run; null if the file does not exist. */
export interface FileChange {
  readonly before: string | null;
  readonly after: string | null;
}

const journalPath = ".cache/release-version.json";

/** Reads the journal of a run that was killed; `undefined` without one. Throws if that run had other options. */
export function readJournal(root: string, options: VersionChoice): VersionJournal | undefined {
  const text = readText(join(root, journalPath));
  if (text === null) return undefined;
  const journal: VersionJournal = JSON.parse(text);
  if (JSON.stringify(journal.options) === JSON.stringify(options)) return journal;
  throw new Error(
    `A version run with the options ${JSON.stringify(journal.options)} was interrupted. Run it again with these options, or delete \`${journalPath}\` to discard it.`,
  );
}

/** Writes the journal as a whole. Call it before any file is changed. */
export function writeJournal(root: string, journal: VersionJournal): void {
  writeWhole(join(root, journalPath), JSON.stringify(journal));
}

/** Deletes the journal. Call it when all its files are written. */
export function deleteJournal(root: string): void {
  rmSync(join(root, journalPath), { force: true });
}

/** Changes the files, each as a whole. Throws before the first change if a file has neither its old nor its new content. */
export function applyJournal(root: string, { files }: VersionJournal): void {
  const edited = Object.entries(files).filter(([path, { before, after }]) => {
    const current = readText(join(root, path));
    return current !== before && current !== after;
  });
  if (edited.length > 0) {
    const names = edited.map(([path]) => `\`${path}\``).join(", ");
    throw new Error(
      `A version run was interrupted, and ${names} changed since then. Undo these changes and run it again, or delete \`${journalPath}\` to discard that run.`,
    );
  }
  for (const [path, { after }] of Object.entries(files)) {
    if (after === null) rmSync(join(root, path), { force: true });
    else writeWhole(join(root, path), after);
  }
}

/** Reads a file; null if it does not exist. */
export function readText(file: string): string | null {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** Writes a file by a rename, so that a kill leaves the old file or the new one. */
function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
}
