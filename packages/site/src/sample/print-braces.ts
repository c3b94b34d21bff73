/** The characters of a line that are visible without scrolling, beside the text of an operation on a wide screen. */
export const width = 64;

/** Prints names or options in braces, in one line if it is short: `import { a, b } from "c";`. */
export function printBraces(before: string, items: readonly string[], after: string): string {
  const line = `${before}{ ${items.join(", ")} }${after}`;
  const isShort = line.length <= width && !line.includes("\n");
  return isShort ? line : `${before}{\n${items.map((item) => `  ${indent(item)},\n`).join("")}}${after}`;
}

/** Prints a call in one line if it is short. */
export function printArguments(name: string, values: readonly string[]): string {
  const line = `${name}(${values.join(", ")})`;
  if (values.length < 2 || line.length <= width - 15) return line;
  return `${name}(\n${values.map((value) => `  ${indent(value)},\n`).join("")})`;
}

/** Indents the lines after the first one. */
export function indent(code: string): string {
  return code.replaceAll("\n", "\n  ");
}
