import { mkdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { ContractReport } from "../report/contract-report.js";
import { renderReport } from "../report/render-report.js";
import type { ReportTarget } from "./report-target.js";

/** A report could not be written; what stood in its place before still does. */
export class ReportWriteError extends Error {
  override readonly name = "ReportWriteError";
}

/** Writes a report whole or not at all, and makes the folders that it needs. Throws {@link ReportWriteError}. */
export function writeReport(report: ContractReport, { file, format }: ReportTarget): Promise<void> {
  return writeText(file, renderReport(report, format));
}

/** The same for a text that is printed already. */
export async function writeText(file: string, text: string): Promise<void> {
  try {
    await writeWhole(file, text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ReportWriteError(`The report \`${file}\` could not be written: ${reason}`);
  }
}

/** Writes all that can be written, and tells on standard error what could not; says whether all could. */
export function writeReports(report: ContractReport, targets: readonly ReportTarget[]): Promise<boolean> {
  return writeTexts(targets.map(({ file, format }) => ({ file, text: renderReport(report, format) })));
}

/** The same for texts that are printed already. */
export async function writeTexts(files: readonly { readonly file: string; readonly text: string }[]): Promise<boolean> {
  let written = true;
  for (const { file, text } of files) {
    try {
      await writeText(file, text);
    } catch (error) {
      if (!(error instanceof ReportWriteError)) throw error;
      written = false;
      console.error(error.message);
    }
  }
  return written;
}

async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Through a link, to the file that it leads to.
  const target = await realpath(file).catch(() => file);
  const found = await stat(target).catch(() => undefined);
  // A pipe or a terminal, `/dev/stdout` say, is written to, and not put aside.
  if (found && !found.isFile()) return writeFile(target, text);
  const unfinished = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    await writeFile(unfinished, text);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
