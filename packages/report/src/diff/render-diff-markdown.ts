import { listNames } from "@shortvideo-api/document";
import { toPlainText } from "../text/measure-text.js";
import { printPlaces, toChapters } from "./check-diff.js";
import type { DiffReport, ReportedChange } from "./diff-report.js";

/** Prints a comparison as Markdown, for a comment on a pull request. Texts of a document stay text. */
export function renderDiffMarkdown({ headline, changes }: DiffReport): string {
  const chapters = toChapters(changes).map(
    ({ title, changes: own }) => `### ${title}\n\n${own.map(printItem).join("\n")}\n`,
  );
  return `${[...chapters, `${toMarkdown(headline)}.`].join("\n")}\n`;
}

function printItem(change: ReportedChange): string {
  const { code, operations, message, hint } = change;
  const text = [message, ...(hint === undefined ? [] : [hint])].map(toMarkdown).join(" ");
  const names = operations.length === 0 ? "" : `, ${listNames(operations.map(toCode))}`;
  return `- ${text} (${toCode(code)}${names}; ${toMarkdown(printPlaces(change))})`;
}

/** Writes a sentence; text in backticks becomes code, and nothing else has a meaning. */
function toMarkdown(sentence: string): string {
  const pieces = toPlainText(sentence).trimStart().split("`");
  // A backtick without its partner is a mere backtick.
  if (pieces.length % 2 === 0) return escape(pieces.join("`"));
  const last = pieces.length - 1;
  return pieces
    .map((piece, index) => {
      if (index % 2 === 1) return toCode(piece);
      // Fences that touch would be one longer fence.
      return piece === "" && index > 0 && index < last ? " " : escape(piece);
    })
    .join("");
}

/** Writes code on one line, with quotes if it is empty. Spaces at its ends are kept. */
function toCode(text: string): string {
  const plain = toPlainText(text) || '""';
  const longest = Math.max(0, ...[...plain.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const isPadded = /^[ `]|[ `]$/.test(plain);
  return isPadded ? `${fence} ${plain} ${fence}` : `${fence}${plain}${fence}`;
}

/** Escapes signs that Markdown or HTML could read as markup, as a link, or as the name of a person to notify. */
function escape(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>&~$]|:(?=\/\/)|(?<=\bwww)\./gi, String.raw`\$&`)
    .replaceAll("@", "@&#8203;")
    .replace(/^([#+=-]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}
