import { readFile } from "node:fs/promises";
import { MockOptionError, MockStartError } from "@shortvideo-api/mock";
import {
  claimFiles,
  prepareFiles,
  prepareFolder,
  ReportError,
  type ReportTarget,
  ReportWriteError,
} from "@shortvideo-api/report";
import { RequestsError } from "../verify/request/read-request-lines.js";
import { VerifyOptionsError } from "../verify/verify-options.js";

/** Options of the commands that report. */
export interface OutputOptions {
  /** The files to write. */
  readonly report: readonly ReportTarget[];
  /** A folder for samples. Default: none. */
  readonly record?: string | undefined;
  /** Prints no report. */
  readonly quiet?: boolean | undefined;
}

/**
 * Claims and prepares the files of a command, until it ends. `holder` names the command for other runs. `inputs` are the files that it
 * reads.
 */
export type Claim = (holder: string, inputs: readonly (string | undefined)[]) => Promise<void>;

/** Runs a command that writes files. Prints the errors that users can fix. Returns the exit code. */
export async function runWithReports(
  { report, record }: OutputOptions,
  run: (claim: Claim) => Promise<number>,
): Promise<number> {
  let release: (() => void) | undefined;
  try {
    return await run(async (holder, inputs) => {
      const files = report.map(({ file }) => file);
      release = await claimFiles(files, holder);
      await prepareFiles(files, inputs);
      if (record !== undefined) await prepareFolder(record);
    });
  } catch (error) {
    const isUsage = usageErrors.some((type) => error instanceof type);
    if (!(error instanceof Error) || !(isUsage || otherErrors.some((type) => error instanceof type))) throw error;
    console.error(error.message);
    return isUsage ? 2 : 4;
  } finally {
    release?.();
  }
}

/** Reads a file. Throws a `Failure` that says why it cannot be read. */
export async function readInput(file: string, Failure: new (message: string) => Error): Promise<string> {
  return await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    const reasons: Readonly<Record<string, string>> = {
      EACCES: "you have no permission to read it",
      EISDIR: "it is a folder",
      ENOENT: "there is no such file",
    };
    throw new Failure(`\`${file}\` could not be read: ${reasons[error.code ?? ""] ?? error.message}.`);
  });
}

const usageErrors = [MockOptionError, RequestsError, VerifyOptionsError];
const otherErrors = [MockStartError, ReportError, ReportWriteError];
