import { listNames } from "@shortvideo-api/document";
import { createPage, type Page, type TextOptions } from "../render/terminal-page.js";
import { toPlainText } from "../text/measure-text.js";
import { isBreaking, isDescriptionChange, printPlaces, toChapters } from "./check-diff.js";
import type { DiffReport, ReportedChange } from "./diff-report.js";

/** Prints a comparison for a terminal: changes worst first, each with its operations and its lines in both documents. */
export function renderDiffText({ headline, changes }: DiffReport, options: Pick<TextOptions, "color"> = {}): string {
  const { paint } = createPage(options);
  const chapters = toChapters(changes).map(({ title, changes: chapter }) => {
    const tone = chapter.some(isBreaking) ? "red" : "green";
    const between = chapter.every(isDescriptionChange) ? "\n" : "\n\n";
    return `${paint(["bold", tone], title)}\n\n${chapter.map((change) => printChange(change, paint)).join(between)}\n`;
  });
  return `${[...chapters, `${toPlainText(headline)}.`].join("\n")}\n`;
}

function printChange(change: ReportedChange, paint: Page["paint"]): string {
  const { code, operations, message, hint } = change;
  const names = toPlainText(operations.length === 0 ? "the whole API" : listNames(operations));
  const places = `    ${paint("dim", toPlainText(printPlaces(change)))}`;
  if (isDescriptionChange(change)) return `  ${toPlainText(message)} (${names})\n${places}`;
  return [
    `  ${paint("bold", toPlainText(code))}  ${names}`,
    `    ${toPlainText(message)}`,
    ...(hint === undefined ? [] : [`    ${paint("cyan", "Do:")} ${toPlainText(hint)}`]),
    places,
  ].join("\n");
}
