import type { Stats } from "node:fs";
import { mkdir, readlink, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { ContractReport } from "../model/contract-report.js";
import { renderReport } from "../render/render-report.js";
import type { ReportTarget } from "./report-target.js";

/** A file could not be written. A previous file at the same path is unchanged. */
export class ReportWriteError extends Error {
  override readonly name = "ReportWriteError";
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`\`${file}\` could not be written: ${explain(cause)}`);
    this.file = file;
  }
}

function explain(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return ("code" in cause && reasons[String(cause.code)]) || cause.message;
}

const inPath = "a part of its path is a file, and no folder.";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there.",
  EEXIST: inPath,
  EISDIR: "it is a folder.",
  ENOSPC: "the disk is full.",
  ENOTDIR: inPath,
  EPERM: "this user may not write there.",
  EROFS: "that file system can only be read.",
};

/**
 * Checks that files can be written, before the work whose result they will contain. Makes the folders that they need. Existing
 * reports are removed, so that a killed process leaves no old report that looks new. Throws {@link ReportWriteError} for the
 * first file that cannot be written. Nothing is removed then.
 */
export async function prepareFiles(files: readonly string[]): Promise<void> {
  const before: string[] = [];
  for (const file of files) before.push(...(await prepare(file)));
  for (const target of before) await rm(target, { force: true });
}

/** Returns the regular file at this path, if there is one. */
async function prepare(file: string): Promise<string[]> {
  try {
    await mkdir(dirname(file), { recursive: true });
    const { target, found } = await look(file);
    if (found?.isDirectory()) throw new Error(reasons["EISDIR"]);
    if (found && !found.isFile()) return [];
    // Its folder, since a report takes the place of another by being renamed.
    await tryToWrite(nameUnfinished(target));
    return found ? [target] : [];
  } catch (error) {
    throw new ReportWriteError(file, error);
  }
}

/** Checks that files can be written to a folder, and leaves existing ones. Throws {@link ReportWriteError}. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await tryToWrite(nameUnfinished(join(folder, "file")));
  } catch (error) {
    throw new ReportWriteError(folder, error);
  }
}

async function tryToWrite(file: string): Promise<void> {
  await writeFile(file, "");
  await rm(file);
}

/** Writes a text whole or not at all, and makes the folders that it needs. Throws {@link ReportWriteError}. */
export async function writeText(file: string, text: string): Promise<void> {
  try {
    await writeWhole(file, text);
  } catch (error) {
    throw new ReportWriteError(file, error);
  }
}

/** Writes a report in all requested formats. Returns the files that could not be written. */
export function writeReports(report: ContractReport, targets: readonly ReportTarget[]): Promise<ReportWriteError[]> {
  return writeTexts(targets.map(({ file, format }) => ({ file, text: renderReport(report, format) })));
}

/** The same for texts that are printed already. */
export async function writeTexts(
  files: readonly { readonly file: string; readonly text: string }[],
): Promise<ReportWriteError[]> {
  const unwritten: ReportWriteError[] = [];
  for (const { file, text } of files) {
    try {
      await writeText(file, text);
    } catch (error) {
      if (!(error instanceof ReportWriteError)) throw error;
      unwritten.push(error);
    }
  }
  return unwritten;
}

async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const { target, found } = await look(file);
  // A pipe or a terminal, `/dev/stdout` say, is written to, and not put aside.
  if (found && !found.isFile()) return writeFile(target, text);
  const unfinished = nameUnfinished(target);
  try {
    await writeFile(unfinished, text);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The target of a file, through links even if it does not exist yet, and its current kind. */
async function look(file: string): Promise<{ target: string; found: Stats | undefined }> {
  try {
    const found = await stat(file);
    // The real name of a pipe cannot be opened.
    return { target: found.isFile() ? await realpath(file) : file, found };
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    const link = await readlink(file).catch(() => undefined);
    return link === undefined ? { target: file, found: undefined } : look(resolve(dirname(file), link));
  }
}

function nameUnfinished(target: string): string {
  return join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
}
