import { styleText } from "node:util";
import { printCount } from "../describe/describe-limits.ts";
import { escapeInvisible } from "../describe/show-value.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { printPath } from "./print-path.ts";
import { groupEntries } from "../openapi/group-entries.ts";

/** Options of {@link printDiagnostics}. */
export interface PrintDiagnosticsOptions {
  /** Paths are printed relative to this folder. */
  folder: string;
  /** Prints the colors of a terminal. Default: `false`. */
  isColored?: boolean;
}

/** More than `most` diagnostics of one code are a group: the first `inFull` are printed in full, the others by their places. */
const groupSizes = { error: { most: 40, inFull: 20 }, warning: { most: 10, inFull: 3 } };
/** The number of places that a group lists. */
const mostPlaces = 20;

/**
 * Prints diagnostics for the terminal, each with its place and its fix: the warnings in the order of the files, and below them the errors.
 * Many diagnostics of one code are printed as one group, with their number and their places.
 */
export function printDiagnostics(diagnostics: readonly Diagnostic[], options: PrintDiagnosticsOptions): string {
  const ordered = [...diagnostics].sort(
    (left, right) =>
      Number(left.file > right.file) - Number(left.file < right.file) || (left.line ?? 0) - (right.line ?? 0),
  );
  const groups = groupEntries(ordered.map((diagnostic) => [diagnostic.code, diagnostic] as const));
  const others = [...groups.values()].flatMap((group) => {
    const { most, inFull } = groupSizes[group[0]?.severity ?? "error"];
    return group.length > most ? [group.slice(inFull)] : [];
  });
  const hidden = new Set(others.flat());
  return (["warning", "error"] as const)
    .flatMap((severity) => [
      ...ordered
        .filter((diagnostic) => diagnostic.severity === severity && !hidden.has(diagnostic))
        .map((diagnostic) => printDiagnostic(diagnostic, options)),
      ...others.filter(([first]) => first?.severity === severity).map((rest) => printRest(rest, options)),
    ])
    .join("\n");
}

function printDiagnostic(
  { file, line, pointer, severity, code, message, fix }: Diagnostic,
  options: PrintDiagnosticsOptions,
): string {
  const place = [printPath(file, options.folder), line].filter((part) => part !== undefined).join(":");
  return printEntry(
    { head: place, severity, code: `${code} ${printPointerOnFirstLine(line, pointer)}`.trimEnd(), message, fix },
    options,
  );
}

/** Prints the pointer on line 1: in a document that is one long line, the number of the line does not help. */
function printPointerOnFirstLine(line: number | undefined, pointer: string): string {
  return line === 1 && pointer.lastIndexOf("/") > 0 ? ` at ${escapeInvisible(pointer)}` : "";
}

/** Prints the number and the places of diagnostics with the same code. */
function printRest(rest: readonly Diagnostic[], options: PrintDiagnosticsOptions): string {
  const [first] = rest;
  if (!first) return "";
  const { severity, code, fix } = first;
  const shown = rest.slice(0, mostPlaces);
  const files = new Map<string, Set<string>>();
  for (const { file, line, pointer } of shown) {
    const path = printPath(file, options.folder);
    const lines = files.get(path) ?? new Set();
    files.set(path, lines);
    if (line !== undefined) lines.add(`${line}${printPointerOnFirstLine(line, pointer)}`);
  }
  const places = [...files].map(([path, lines]) => (lines.size > 0 ? `${path}:${[...lines].join(", ")}` : path));
  const hidden = rest.length - shown.length;
  const message = `At ${places.join("; ")}${hidden > 0 ? `, and ${hidden} more` : ""}.`;
  return printEntry({ head: `${rest.length} more`, severity, code, message, fix }, options);
}

function printEntry(
  {
    head,
    severity,
    code,
    message,
    fix,
  }: Pick<Diagnostic, "severity" | "message" | "fix"> & Record<"head" | "code", string>,
  { isColored = false }: PrintDiagnosticsOptions,
): string {
  const style = (format: "bold" | "red" | "yellow" | "green", text: string): string =>
    isColored ? styleText(format, text, { validateStream: false }) : text;
  return [
    `${style("bold", head)}  ${style(severity === "error" ? "red" : "yellow", severity)}  ${code}`,
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
    ...(errors > 0 || warnings === 0 ? [printCount(errors, "problem")] : []),
    ...(warnings > 0 ? [printCount(warnings, "warning")] : []),
  ].join(" and ");
}
