import { listNames } from "@shortvideo-api/document";
import type { OperationCoverage } from "../model/contract-report.js";
import type { CoverageSection, OperationSection } from "../model/description.js";
import type { Measure } from "../model/measures.js";
import { clipText, measureText, padText, toPlainText } from "../text/measure-text.js";
import { listGaps } from "../verdict/list-gaps.js";
import { printCell } from "../verdict/print-details.js";
import { measureOperation, toPercent } from "../verdict/summarize.js";
import { type TerminalPage, printLines } from "./terminal-page.js";

/** Prints a bar for each measure of coverage. */
export function printBars({ title, hint, measures }: CoverageSection, page: TerminalPage): string[] {
  const { width, paint } = page;
  const length = Math.min(width - 45, 40);
  return [
    paint("bold", title),
    ...measures.map((measure) => {
      const { covered, total } = measure;
      const filled = total === 0 ? 0 : Math.floor((length * covered) / total);
      const bar =
        paint(covered === total ? "green" : "yellow", "█".repeat(filled)) + paint("dim", "░".repeat(length - filled));
      const share =
        total === 0 ? "nothing to cover" : `${`${toPercent(measure)} %`.padStart(6)}  ${covered} of ${total}`;
      return `  ${measure.title.padEnd(14)} ${bar} ${share}`;
    }),
    ...(hint === undefined ? [] : printLines(hint, page, 2)),
  ];
}

const columns: readonly { key: Measure; title: string }[] = [
  { key: "parameters", title: "params" },
  { key: "values", title: "values" },
  { key: "boundaries", title: "limits" },
  { key: "statuses", title: "statuses" },
  { key: "pages", title: "end" },
];

/** The most operations without a valid request that are named. */
const maxNames = 30;

/** Prints a table of the operations with valid requests, with the gaps of each. Names the other operations: most lack everything. */
export function printOperations({ title, operations }: OperationSection, page: TerminalPage): string[] {
  const used = operations.filter(({ requests }) => requests > 0);
  const others = operations.filter(({ requests }) => requests === 0).map(({ id }) => id);
  return [
    ...(used.length === 0 ? [] : printTable(title, used, page)),
    ...(used.length === 0 || others.length === 0 ? [] : [""]),
    ...(others.length === 0 ? [] : printLines(`Without a valid request: ${listNames(others, maxNames)}.`, page, 2)),
  ];
}

function printTable(title: string, operations: readonly OperationCoverage[], page: TerminalPage): string[] {
  const { width, paint } = page;
  const available = width - 8 - columns.reduce((sum, column) => sum + Math.max(column.title.length, 5) + 2, 0) - 4;
  const nameWidth = Math.min(Math.max(20, ...operations.map(({ id }) => measureText(id))), available);
  const head = `  ${padText(title, nameWidth)}  ${"valid".padStart(6)}`;
  return [
    paint("bold", head + columns.map((column) => `  ${column.title.padStart(5)}`).join("")),
    ...operations.flatMap((operation) => printOperation(operation, nameWidth, page)),
  ];
}

function printOperation(operation: OperationCoverage, nameWidth: number, page: TerminalPage): string[] {
  const { paint } = page;
  const { id, requests, deprecated } = operation;
  const coverage = measureOperation(operation);
  const gaps = listGaps(operation);
  const sign = gaps.length === 0 ? paint("green", "✓") : paint("yellow", "–");
  const cells = columns.map(
    ({ key, title }) => "  " + printCell(key, coverage[key]).padStart(Math.max(title.length, 5)),
  );
  const line = `${padText(clipText(toPlainText(id), nameWidth), nameWidth)}  ${String(requests).padStart(6)}${cells.join("")}`;
  const notes = [
    ...(gaps.length > 0 ? [`not yet: ${gaps.join(", ")}`] : []),
    ...(deprecated !== undefined ? ["deprecated"] : []),
  ];
  return [`${sign} ${line}`, ...notes.flatMap((note) => printLines(note, page, 6)).map((each) => paint("dim", each))];
}
