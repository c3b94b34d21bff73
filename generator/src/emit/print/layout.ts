import type { GeneratedFile } from "../../output/generated-file.ts";

/** A file as its emitter prints it. */
export interface PrintedFile extends GeneratedFile {
  /** Whether the printer has laid out the lines, so that the formatter need not read the file. Absent means no. */
  isLaidOut?: boolean;
}

/** Maximum length of a line. */
const maxColumns = 120;

/** An estimate of the columns that the rest of a line takes, since a text is printed before the text around it. */
const usualColumns = 30;

/** Indents all lines but the first. No line is inside a literal, since literals escape line ends. */
export function indent(text: string): string {
  return text.replaceAll("\n", "\n  ");
}

/**
 * Prints items between brackets: on one line if they fit, otherwise each on lines of its own. `otherColumns` is the number of
 * columns that the rest of the line takes.
 */
export function printItems(
  [open, close]: readonly [open: string, close: string],
  items: readonly string[],
  otherColumns = usualColumns,
): string {
  const line = items.join(", ");
  return fits(line, otherColumns) ? `${open}${line}${close}` : printLines([open.trimEnd(), close.trimStart()], items);
}

/** Prints items between brackets, each on lines of its own with a comma. */
export function printLines([open, close]: readonly [open: string, close: string], items: readonly string[]): string {
  if (items.length === 0) return `${open}${close}`;
  const lines = items.map((item) => (item.startsWith("\n") ? `${indent(item)},` : `\n  ${indent(item)},`));
  return `${open}${lines.join("")}\n${close}`;
}

/** Prints the arguments of a call. A literal at the end may have lines of its own after the bracket. */
export function printArgs(args: readonly string[]): string {
  const others = args.slice(0, -1).join(", ");
  const isOpen = /^[[{]/.test(args.at(-1) ?? "") && fits(others);
  return isOpen ? `(${args.join(", ")})` : printItems(["(", ")"], args);
}

/** Returns whether a text fits on one line with `otherColumns` further columns. */
export function fits(text: string, otherColumns = usualColumns): boolean {
  return text.length + otherColumns <= maxColumns && !text.includes("\n");
}
