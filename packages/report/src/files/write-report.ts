import { mkdir, readlink, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Writable } from "node:stream";
import { explainWriteFailure } from "@shortvideo-api/document";
import type { ReportFormat } from "../render/formats.js";
import type { ReportTarget } from "./report-target.js";

/** Thrown if a file cannot be written. A previous file at the same path is unchanged. */
export class ReportWriteError extends Error {
  override readonly name = "ReportWriteError";
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`\`${file}\` could not be written: ${explainWriteFailure(cause)}`);
    this.file = file;
  }
}

/**
 * Checks that files can be written, before a run that will write its results to them. Creates their folders. Removes existing
 * files, so that a killed process leaves no old report that looks new. Throws a {@link ReportWriteError} for a file that is one of
 * `inputs`, and for the first file that cannot be written. Removes no file then.
 */
export async function prepareFiles(
  files: readonly string[],
  inputs: readonly (string | undefined)[] = [],
): Promise<void> {
  const read = new Set(inputs.flatMap((input) => (input === undefined ? [] : [resolve(input)])));
  for (const file of files) {
    if (read.has(resolve(file)))
      throw new ReportWriteError(file, new Error("this command reads it. Name another file."));
  }
  const existing: string[] = [];
  for (const file of files) existing.push(...(await prepareFile(file)));
  for (const target of existing) await rm(target, { force: true });
}

/** Checks that a file can be written. Returns the regular file at this path in a list, which is empty if none exists. */
async function prepareFile(file: string): Promise<string[]> {
  try {
    await mkdir(dirname(file), { recursive: true });
    const { target, found } = await resolveTarget(file);
    if (found?.isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
    if (found && !found.isFile()) return [];
    // The folder must be writable, because a new file is written there first and then renamed.
    await tryToWrite(nameUnfinished(target));
    return found ? [target] : [];
  } catch (error) {
    throw new ReportWriteError(file, error);
  }
}

/** Creates a folder and checks that files can be written to it. Keeps existing files. Throws a {@link ReportWriteError}. */
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

/** Writes a text to a file completely or not at all. Creates its folder. Throws a {@link ReportWriteError}. */
export async function writeText(file: string, text: string): Promise<void> {
  await writeWhole(file, text).catch((error: unknown) => {
    throw new ReportWriteError(file, error);
  });
}

/** Writes a report in all requested formats, as `render` writes it. Returns the files that could not be written. */
export function writeReports(
  targets: readonly ReportTarget[],
  render: (format: ReportFormat) => string,
): Promise<ReportWriteError[]> {
  return writeTexts(targets.map(({ file, format }) => ({ file, text: render(format) })));
}

/** Writes texts to files. Returns the files that could not be written. */
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
  const stream = findStream(file);
  if (stream) return print(stream, text);
  await mkdir(dirname(file), { recursive: true });
  const { target, found } = await resolveTarget(file);
  // A pipe or a device cannot be replaced.
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

/**
 * Returns the stream of this process that a path names. By its path, a redirected stream would lose what it has already printed,
 * and one that is a socket could not be opened.
 */
function findStream(file: string): Writable | undefined {
  if (file === "/dev/stdout") return process.stdout;
  return file === "/dev/stderr" ? process.stderr : undefined;
}

/** Prints a text. A reader that closes the stream early, as `head` does, has read enough. */
function print(stream: Writable, text: string): Promise<void> {
  return new Promise((done, fail) => {
    stream.write(text, (error) => {
      if (error && !("code" in error && error.code === "EPIPE")) fail(error);
      else done();
    });
  });
}

/** Follows links, even to a file that does not exist. Returns the target and what is there now. */
export async function resolveTarget(
  file: string,
): Promise<{ target: string; found: { isFile: () => boolean; isDirectory: () => boolean } | undefined }> {
  if (findStream(file)) return { target: file, found: { isFile: () => false, isDirectory: () => false } };
  try {
    const found = await stat(file);
    // The real name of a pipe cannot be opened.
    return { target: found.isFile() ? await realpath(file) : file, found };
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    const link = await readlink(file).catch(() => undefined);
    return link === undefined ? { target: file, found: undefined } : resolveTarget(resolve(dirname(file), link));
  }
}

function nameUnfinished(target: string): string {
  return join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
}
