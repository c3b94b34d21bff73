import { styleText } from "node:util";
import { listNames } from "@shortvideo-api/document";
import type { TextOptions } from "../render/render-text.js";
import { toPlainText } from "../text/measure-text.js";
import { isBreaking, isDescriptionChange, printPlaces, toChapters } from "./check-diff.js";
import type { DiffReport, ReportedChange } from "./diff-report.js";

/** Prints a comparison for a terminal: changes worst first, each with its operations and its lines in both documents. */
export function renderDiffText(
  { headline, changes }: DiffReport,
  { color = false }: Pick<TextOptions, "color"> = {},
): string {
  const paint: Paint = (style, text) => (color ? styleText(style, text, { validateStream: false }) : text);
  const chapters = toChapters(changes).map(({ title, changes: chapter }) => {
    const tone = chapter.some(isBreaking) ? "red" : "green";
    const between = chapter.every(isDescriptionChange) ? "\n" : "\n\n";
    return `${paint(["bold", tone], title)}\n\n${chapter.map((change) => printChange(change, paint)).join(between)}\n`;
  });
  return `${[...chapters, `${toPlainText(headline)}.`].join("\n")}\n`;
}

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

function printChange(change: ReportedChange, paint: Paint): string {
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
