/** Joins the blocks of a text. Leaves out those that are absent. */
export function joinBlocks(...blocks: readonly (string | undefined | false)[]): string {
  return `${blocks.filter((block) => block !== undefined && block !== false && block !== "").join("\n\n")}\n`;
}

/** Writes lines of code as a block, with any content. */
export function writeCode(language: string, ...lines: readonly string[]): string {
  const code = lines.join("\n");
  const fence = "`".repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
}

/** Writes a text of the document as a code span. Links it to a page if `address` is given. */
export function writeSpan(text: string, address?: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  const fence = "`".repeat(Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const padding = fence.length > 1 ? " " : "";
  const span = `${fence}${padding}${line}${padding}${fence}`;
  return address === undefined ? span : `[${span}](${address})`;
}

/** Writes a text of the document as one line whose only formatting is code in backticks. */
export function writeLine(text: string): string {
  const line = toLine(text);
  const parts = line.split("`");
  // A backtick without a partner is text.
  if (parts.length % 2 === 0) return escapeSigns(line);
  return parts.map((part, index) => (index % 2 === 0 ? escapeSigns(part) : writeSpan(part))).join("");
}

/** Escapes the signs of Markdown, and those that begin an address. */
function escapeSigns(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>#~&]/g, String.raw`\$&`)
    .replaceAll(/\b(?:https?:|www\.)/gi, (start) => start.replace(/[:.]/, String.raw`\$&`))
    .replaceAll("@", String.raw`\@`)
    .replace(/^(?:[-+]|\d+[.)])(?= )/, String.raw`\$&`);
}

/** Writes a table. Escapes the vertical lines of cells, also in code spans: https://github.github.com/gfm/#example-200 */
export function writeTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, header.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.map(escapeCell).join(" | ")} |`).join("\n");
}

function escapeCell(text: string): string {
  return text.replaceAll("|", String.raw`\|`);
}

/** Returns the beginning of a text with at most `most` characters, whole words and a mark of the rest. */
export function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, text.lastIndexOf(" ", most))} …` : text.trim();
}

/** Returns a text as one line of at most `most` characters. Default: all. */
export function toLine(text: string, most: number = Infinity): string {
  return shorten(text.replaceAll(/\s+/g, " ").trim(), most);
}
