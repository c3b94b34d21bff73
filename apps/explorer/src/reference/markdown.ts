/**
 * A line of plain text as Markdown that shows this text: no HTML, no image, no link but an address that stands there to be
 * read. What stands between backticks is code, as the document's notes have it.
 */
export function writeText(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .trim()
    .split(/(`[^`]+`)/)
    .map((part) => (/^`[^`]+`$/.test(part) ? writeCode(part.slice(1, -1)) : escapeText(part)))
    .join("");
}

/** A name or a value as code. */
export function writeCode(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  // A fence longer than any within; a space, so that a backtick at an end is part of the code.
  const fence = "`".repeat(Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
  return line.trim() === "" ? "" : `${fence}${pad}${line}${pad}${fence}`;
}

/** A box that stands out. `body` is Markdown. */
export function writeBox(kind: "note" | "tip" | "warning", body: string): string {
  return [`> [!${kind.toUpperCase()}]`, ...body.split("\n").map((line) => `> ${line}`)].join("\n");
}

/** A table of two columns; cells are Markdown of one line. */
export function writeTable(heading: Row, rows: readonly Row[]): string {
  const write = (cells: Row): string => `| ${cells.map(escapeCell).join(" | ")} |`;
  return [write(heading), "| --- | --- |", ...rows.map(write)].join("\n");
}

export type Row = readonly [string, string];

/** CommonMark takes a backslash before any ASCII punctuation. https://spec.commonmark.org/0.31.2/#backslash-escapes */
function escapeText(text: string): string {
  return text
    .replaceAll(/[!-/:-@[-`{-~]/g, (mark) => (/[,.;?'"()]/.test(mark) ? mark : `\\${mark}`))
    .replaceAll(/(?<=\d)\.(?= )/g, "\\.");
}

/** A bar ends a cell, even within code. */
function escapeCell(cell: string): string {
  return cell.replaceAll(/\\?\|/g, "\\|").replaceAll("\n", " ");
}
