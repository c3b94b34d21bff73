import { isAbsolute, relative } from "node:path";
import { styleText } from "node:util";
import { catalog } from "./catalog.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** Tells problems to a person: in the order of the file, each with its place and its fix. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  folder: string,
  stream: NodeJS.WriteStream,
): string {
  return [...diagnostics]
    .sort((left, right) => compare(left.file, right.file) || (left.line ?? 0) - (right.line ?? 0))
    .map((diagnostic) => printDiagnostic(diagnostic, folder, stream))
    .join("\n");
}

function printDiagnostic(
  { file, line, pointer, severity, code, message }: Diagnostic,
  folder: string,
  stream: NodeJS.WriteStream,
): string {
  const place = [printPath(file, folder), line].filter((part) => part !== undefined).join(":");
  // Where all stands on one line, the line says nothing.
  const way = line === 1 && pointer.lastIndexOf("/") > 0 ? `  at ${pointer}` : "";
  const colour = severity === "error" ? "red" : "yellow";
  return [
    `${styleText("bold", place, { stream })}  ${styleText(colour, severity, { stream })}  ${code}${way}`,
    `  ${message}`,
    `  ${styleText("green", "Fix:", { stream })} ${catalog[code].fix}`,
    "",
  ].join("\n");
}

/** A path as a person in `folder` would write it. */
export function printPath(path: string, folder: string): string {
  const short = relative(folder, path);
  if (short === "") return ".";
  return short.startsWith("../../") || isAbsolute(short) ? path : short;
}

/** `2 problems and 1 warning`. */
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
