/**
 * Escapes a line of plain text for Markdown. The result has no HTML and no images, and its only links are visible addresses. Text in
 * backticks remains code.
 */
export function writeText(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .trim()
    .split(/(`[^`]+`)/)
    .map((part) => (/^`[^`]+`$/.test(part) ? writeCode(part.slice(1, -1)) : escapeText(part)))
    .join("");
}

/** Formats a name or a value as code. */
export function writeCode(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  // The fence is longer than any inner one. A space separates a backtick at an end of the code.
  const fence = "`".repeat(Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
  return line.trim() === "" ? "" : `${fence}${pad}${line}${pad}${fence}`;
}

/** Formats a highlighted box. `body` is Markdown. */
export function writeBox(kind: "note" | "tip" | "warning", body: string): string {
  return [`> [!${kind.toUpperCase()}]`, ...body.split("\n").map((line) => `> ${line}`)].join("\n");
}

/** Formats a table of two columns. Cells are one line of Markdown. */
export function writeTable(heading: Row, rows: readonly Row[]): string {
  const write = (cells: Row): string => `| ${cells.map(escapeCell).join(" | ")} |`;
  return [write(heading), "| --- | --- |", ...rows.map(write)].join("\n");
}

/** The two cells of a row. */
export type Row = readonly [string, string];

/** Escapes punctuation. CommonMark allows a backslash before any: https://spec.commonmark.org/0.31.2/#backslash-escapes */
function escapeText(text: string): string {
  return text
    .replaceAll(/[!-/:-@[-`{-~]/g, (mark) => (/[,.;?'"()]/.test(mark) ? mark : `\\${mark}`))
    .replaceAll(/(?<=\d)\.(?= )/g, "\\.");
}

/** Escapes bars, which would end a cell, even in code. */
function escapeCell(cell: string): string {
  return cell.replaceAll(/\\?\|/g, "\\|").replaceAll("\n", " ");
}
