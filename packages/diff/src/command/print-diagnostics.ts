import { styleText } from "node:util";
import {
  countDiagnostics,
  type Diagnostic,
  printDiagnostics,
  type PrintDiagnosticsOptions,
} from "@shortvideo-api/document/source";

/** Prints the warnings of a document on stderr, if any. */
export function printWarnings(warnings: readonly Diagnostic[]): void {
  if (warnings.length === 0) return;
  console.error(printDiagnostics(warnings, toStderr()));
  console.error(`${countDiagnostics(warnings)}.\n`);
}

/** Prints the problems of the earlier document of a comparison on stderr, if any. */
export function printBaseProblems(problems: readonly Diagnostic[]): void {
  if (problems.length === 0) return;
  console.error(printDiagnostics(problems, toStderr()));
  console.error(
    `The earlier document has ${countDiagnostics(problems)}. It is compared as far as it can be read: its problems may hide changes.\n`,
  );
}

/** Prints the diagnostics of a document with problems, and what happened for that reason, on stderr. */
export function printProblems(diagnostics: readonly Diagnostic[], outcome: string): void {
  process.stderr.write(`${printDiagnostics(diagnostics, toStderr())}\n${countDiagnostics(diagnostics)}. ${outcome}\n`);
}

/** Returns options for stderr: paths relative to the working folder, and colors if stderr supports them. */
function toStderr(): PrintDiagnosticsOptions {
  return { folder: process.cwd(), isColored: isColored(process.stderr) };
}

/** Returns `true` when Node colors a stream: on a terminal, unless `NO_COLOR` is set, and elsewhere when `FORCE_COLOR` is set. */
export function isColored(stream: NodeJS.WriteStream): boolean {
  return styleText("bold", "a", { stream }) !== "a";
}
