import type { ContractReport, OperationCoverage } from "../model/contract-report.js";
import { readVerdict } from "../verdict/check-report.js";
import { listGaps } from "../verdict/list-gaps.js";
import { clipText, measureText, padText, toPlainText, wrapText } from "../text/measure-text.js";
import { coverageMeasures, type Measure } from "../model/measures.js";
import {
  printCount,
  printCommand,
  printDuration,
  printEnd,
  printCoverage,
  printUnlisted,
} from "../verdict/print-details.js";
import { printEngines } from "./print-engines.js";
import { printWarnings } from "./print-warnings.js";
import { createPage, joinSections, type Page, printItem, type TextOptions } from "./terminal-page.js";
import { measureOperation, type Coverage, summarize, toPercent } from "../verdict/summarize.js";
import { printThreshold } from "../verdict/thresholds.js";
import { toExitCode } from "../verdict/to-exit-code.js";
import type { Verdict } from "../model/verdict.js";

/** Prints a report for a terminal: violations, warnings, other engines, coverage, and the gaps of each operation. */
export function renderText(report: ContractReport, options: TextOptions = {}): string {
  const page = createPage(options);
  return joinSections([
    printHead(report, page),
    report.violations.length > 0 ? printViolations(report, page) : [],
    printWarnings(report, page),
    printEngines(report, page),
    printBars(report, page),
    printOperations(report.operations, page),
  ]);
}

function toMark({ kind, exitCode }: Verdict): { sign: string; style: "green" | "yellow" | "red" } {
  if (exitCode !== 0) return { sign: "✗", style: "red" };
  return kind === "kept" ? { sign: "✓", style: "green" } : { sign: "!", style: "yellow" };
}

function printHead(report: ContractReport, { width, paint }: Page): string[] {
  const { document, runs, requests } = report;
  const verdict = readVerdict(report);
  const { headline, thresholds } = verdict;
  const { sign, style } = toMark(verdict);
  const name = toPlainText([document.title, document.version].filter(Boolean).join(" "));
  return [
    ...wrapText(`${sign} ${toPlainText(headline)}.`, width).map((line) => paint(["bold", style], line)),
    ...wrapText(`${name} · ${printCount(requests, "request")}`, width),
    ...runs.flatMap((run) => {
      const emptyNote = run.requests === 0 && runs.length > 1 ? ", and sent no requests" : "";
      const result = `${toPlainText(printEnd(run))} after ${printDuration(run.durationMs)}${emptyNote}`;
      const end = clipText(` ${result}`, width - 22);
      const command = clipText(toPlainText(printCommand(run.command)), width - measureText(end) - 2);
      const isBad = toExitCode(run) !== 0;
      return [`${paint("dim", "$")} ${command}${paint(isBad ? "red" : emptyNote === "" ? "dim" : "yellow", end)}`];
    }),
    ...thresholds
      .filter(({ met }) => !met)
      .flatMap((check) => wrapText(`✗ ${printThreshold(check)}`, width).map((line) => paint("red", line))),
  ];
}

function printViolations(report: ContractReport, page: Page): string[] {
  const { violations, unlisted } = report;
  const { allowed } = readVerdict(report);
  const lines = violations.flatMap((violation, index) => {
    const { code, operation = "no operation", place, message, count, request, correction } = violation;
    const isAllowed = allowed.includes(code);
    const title = [operation, place, code, printCount(count, "request"), ...(isAllowed ? ["allowed"] : [])];
    const color = isAllowed ? "dim" : "red";
    return ["", ...printItem({ number: index + 1, color, title, message, request, correction }, page)];
  });
  const more =
    unlisted === undefined
      ? []
      : ["", ...wrapText(`and ${printUnlisted(unlisted)}`, page.width - 2).map((line) => `  ${line}`)];
  return [page.paint("bold", "Violations"), ...lines, ...more];
}

function printBars(report: ContractReport, { width, paint }: Page): string[] {
  const { coverage } = summarize(report);
  const length = Math.min(width - 45, 40);
  return [
    paint("bold", "Coverage"),
    ...coverageMeasures.map(({ key, title }) => {
      const { covered, total } = coverage[key];
      const filled = total === 0 ? 0 : Math.floor((length * covered) / total);
      const bar =
        paint(covered === total ? "green" : "yellow", "█".repeat(filled)) + paint("dim", "░".repeat(length - filled));
      const share =
        total === 0 ? "nothing to cover" : `${`${toPercent(coverage[key])} %`.padStart(6)}  ${covered} of ${total}`;
      return `  ${title.padEnd(14)} ${bar} ${share}`;
    }),
  ];
}

const columns: readonly { key: Measure; title: string }[] = [
  { key: "parameters", title: "params" },
  { key: "values", title: "values" },
  { key: "boundaries", title: "limits" },
  { key: "statuses", title: "statuses" },
  { key: "pages", title: "end" },
];

function printOperations(operations: readonly OperationCoverage[], page: Page): string[] {
  const { width, paint } = page;
  const available = width - 8 - columns.reduce((sum, { title }) => sum + Math.max(title.length, 5) + 2, 0) - 4;
  const nameWidth = Math.min(Math.max(20, ...operations.map(({ id }) => measureText(id))), available);
  const head = `  ${padText("Operations", nameWidth)}  ${"valid".padStart(6)}`;
  return [
    paint("bold", head + columns.map(({ title }) => `  ${title.padStart(5)}`).join("")),
    ...operations.flatMap((operation) => printOperation(operation, nameWidth, page)),
  ];
}

function printOperation(operation: OperationCoverage, nameWidth: number, { width, paint }: Page): string[] {
  const { id, requests, deprecated } = operation;
  const coverage = measureOperation(operation);
  const gaps = listGaps(operation);
  const sign = requests === 0 ? paint("dim", "·") : gaps.length === 0 ? paint("green", "✓") : paint("yellow", "–");
  const cells = columns.map(
    ({ key, title }) => "  " + printCell(coverage[key], key).padStart(Math.max(title.length, 5)),
  );
  const line = `${padText(clipText(toPlainText(id), nameWidth), nameWidth)}  ${String(requests).padStart(6)}${cells.join("")}`;
  const notes = [
    ...(requests > 0 && gaps.length > 0 ? [`not yet: ${gaps.join(", ")}`] : []),
    ...(requests > 0 && deprecated !== undefined ? ["deprecated"] : []),
  ];
  return [
    `${sign} ${requests === 0 ? paint("dim", line) : line}`,
    ...notes.flatMap((note) => wrapText(toPlainText(note), width - 6).map((each) => `      ${paint("dim", each)}`)),
  ];
}

function printCell(coverage: Coverage, measure: Measure): string {
  if (measure !== "pages" || coverage.total === 0) return printCoverage(coverage);
  return coverage.covered === 1 ? "yes" : "no";
}
