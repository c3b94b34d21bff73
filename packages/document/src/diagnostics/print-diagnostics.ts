import { styleText } from "node:util";
import { escapeInvisible } from "../describe/show-value.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { printPath } from "./print-path.ts";

/** Options of {@link printDiagnostics}. */
export interface PrintDiagnosticsOptions {
  /** Paths are printed relative to this folder. */
  folder: string;
  /** Prints the colours of a terminal. Default: `false`. */
  isColoured?: boolean;
}

/** Prints diagnostics for the terminal in the order of the files, each with its place and its fix. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], options: PrintDiagnosticsOptions): string {
  return [...diagnostics]
    .sort((left, right) => compare(left.file, right.file) || (left.line ?? 0) - (right.line ?? 0))
    .map((diagnostic) => printDiagnostic(diagnostic, options))
    .join("\n");
}

function printDiagnostic(
  { file, line, pointer, severity, code, message, fix }: Diagnostic,
  { folder, isColoured = false }: PrintDiagnosticsOptions,
): string {
  const style = (format: "bold" | "red" | "yellow" | "green", text: string): string =>
    isColoured ? styleText(format, text, { validateStream: false }) : text;
  const place = [printPath(file, folder), line].filter((part) => part !== undefined).join(":");
  // A document on one line needs the pointer: its line number does not help.
  const way = line === 1 && pointer.lastIndexOf("/") > 0 ? `  at ${escapeInvisible(pointer)}` : "";
  return [
    `${style("bold", place)}  ${style(severity === "error" ? "red" : "yellow", severity)}  ${code}${way}`,
    `  ${message}`,
    `  ${style("green", "Fix:")} ${fix}`,
    "",
  ].join("\n");
}

/** Returns the counts of errors and warnings: `2 problems and 1 warning`. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const warnings = diagnostics.length - errors;
  return [
    ...(errors > 0 || warnings === 0 ? [`${errors} ${errors === 1 ? "problem" : "problems"}`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? "warning" : "warnings"}`] : []),
  ].join(" and ");
}

function compare(left: string, right: string): number {
  return left === right ? 0 : left < right ? -1 : 1;
}
