/** Joins the blocks of a text. Leaves out those that are absent. */
export function joinBlocks(...blocks: readonly (string | undefined | false)[]): string {
  return `${blocks.filter((block) => block !== undefined && block !== false && block !== "").join("\n\n")}\n`;
}

/** Writes a block of code with any content. */
export function writeCode(language: string, code: string): string {
  const fence = "`".repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
}

/** Writes a text of the document as a code span. Links it to a page if `address` is given. */
export function writeSpan(text: string, address?: string): string {
  const line = text.replaceAll(/\s+/g, " ").replaceAll("|", String.raw`\|`);
  const fence = "`".repeat(Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const padding = fence.length > 1 ? " " : "";
  const span = `${fence}${padding}${line}${padding}${fence}`;
  return address === undefined ? span : `[${span}](${address})`;
}

/** Writes a text of the document as one line without any formatting. */
export function writeLine(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(/[\\`*_{}[\]()<>#+\-.!|~&:]/g, (sign) => (/[\w.,:()\-+!]/.test(sign) ? sign : `\\${sign}`));
}

/** Writes a table. */
export function writeTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, header.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
