import { listNames } from "@shortvideo-api/document";
import { toPlainText } from "../text/measure-text.js";
import { printPlaces, toChapters } from "./check-diff.js";
import type { DiffReport, ReportedChange } from "./diff-report.js";

/** Prints a comparison as Markdown, for a comment on a pull request. Escapes texts of the documents. */
export function renderDiffMarkdown({ headline, changes }: DiffReport): string {
  const chapters = toChapters(changes).map(
    ({ title, changes: chapter }) => `### ${title}\n\n${chapter.map(printItem).join("\n")}\n`,
  );
  return `${[...chapters, `${toMarkdown(headline)}.`].join("\n")}\n`;
}

function printItem(change: ReportedChange): string {
  const { code, operations, message, hint } = change;
  const text = [message, ...(hint === undefined ? [] : [hint])].map(toMarkdown).join(" ");
  const names = operations.length === 0 ? "" : `, ${listNames(operations.map(toCode))}`;
  return `- ${text} (${toCode(code)}${names}; ${toMarkdown(printPlaces(change))})`;
}

/** Writes a sentence as Markdown: text in backticks as code, all other text escaped. */
function toMarkdown(sentence: string): string {
  const pieces = toPlainText(sentence).trimStart().split("`");
  // A backtick without a closing one is an ordinary character.
  if (pieces.length % 2 === 0) return escape(pieces.join("`"));
  const last = pieces.length - 1;
  return pieces
    .map((piece, index) => {
      if (index % 2 === 1) return toCode(piece);
      // Adjacent fences would become one longer fence.
      return piece === "" && index > 0 && index < last ? " " : escape(piece);
    })
    .join("");
}

/** Writes code on one line: `""` if it is empty, with the spaces at its ends. */
function toCode(text: string): string {
  const plain = toPlainText(text) || '""';
  const longest = Math.max(0, ...[...plain.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const isPadded = /^[ `]|[ `]$/.test(plain);
  return isPadded ? `${fence} ${plain} ${fence}` : `${fence}${plain}${fence}`;
}

/** Escapes characters of markup and links, and `@`, so that GitHub notifies no one. */
function escape(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>&~$]|:(?=\/\/)|(?<=\bwww)\./gi, String.raw`\$&`)
    .replaceAll("@", "@&#8203;")
    .replace(/^([#+=-]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}
