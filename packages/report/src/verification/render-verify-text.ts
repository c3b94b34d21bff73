import { styleText } from "node:util";
import { toPlainText, wrapText } from "../text/measure-text.js";
import { printCount, printDuration } from "../verdict/print-details.js";
import type { TextOptions } from "../render/render-text.js";
import type { Difference, VerifyReport, VerifyVerdict } from "./verify-report.js";
import { isIgnored, listRefuted, printDifference, printFactCounts, readVerifyVerdict } from "./check-verification.js";

/** Prints a verification for a terminal: differences, operations that were not compared, and refuted facts. */
export function renderVerifyText(report: VerifyReport, { color = false, width = 100 }: TextOptions = {}): string {
  const page: Page = {
    width: Math.min(Math.max(width, 70), 120),
    paint: (style, text) => (color ? styleText(style, text, { validateStream: false }) : text),
  };
  const sections = [
    printHead(report, page),
    printDifferences(report, page),
    printOpen(report, page),
    printFacts(report, page),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

interface Page {
  readonly width: number;
  readonly paint: (style: Parameters<typeof styleText>[0], text: string) => string;
}

function toMark({ kind, exitCode }: VerifyVerdict): { sign: string; style: "green" | "yellow" | "red" } {
  if (exitCode !== 0) return { sign: "✗", style: "red" };
  return kind === "conforms" ? { sign: "✓", style: "green" } : { sign: "!", style: "yellow" };
}

function printHead(report: VerifyReport, { width, paint }: Page): string[] {
  const { document, requests, durationMs, interrupted } = report;
  const verdict = readVerifyVerdict(report);
  const { kind, headline, reasons } = verdict;
  const { sign, style } = toMark(verdict);
  const name = toPlainText([document.title, document.version].filter(Boolean).join(" "));
  const details = [
    `${name} · ${printCount(requests, "request")} in ${printDuration(durationMs)}`,
    interrupted && "stopped early",
  ];
  return [
    ...wrapText(`${sign} ${headline}.`, width).map((line) => paint(["bold", style], line)),
    ...wrapText(details.filter(Boolean).join(" · "), width),
    ...(kind === "differs" || kind === "refuted" ? [] : reasons.flatMap((reason) => wrapText(reason, width))),
  ];
}

function printDifferences(report: VerifyReport, page: Page): string[] {
  const { differences, document } = report;
  if (differences.length === 0) return [];
  const { ignored } = readVerifyVerdict(report);
  const lines = differences.flatMap((each, index) => [
    "",
    ...printDifferenceLines(each, index + 1, document.file, ignored.includes(each.code), page),
  ]);
  return [page.paint("bold", "Differences"), ...lines];
}

function printDifferenceLines(
  difference: Difference,
  number: number,
  file: string,
  isAllowed: boolean,
  { width, paint }: Page,
): string[] {
  const { operation, status, place, code, count, request } = difference;
  const title = [operation, status ?? "no response", place, code, `${count}×`, ...(isAllowed ? ["ignored"] : [])]
    .map((part) => toPlainText(String(part)))
    .join(" · ");
  const [head = "", ...rest] = wrapText(title, width - 5);
  const sent = `${request.method} ${request.target}`;
  return [
    paint(isAllowed ? "dim" : "red", `${String(number).padStart(3)}  `) + paint("bold", head),
    ...rest.map((line) => `     ${paint("bold", line)}`),
    ...wrapText(toPlainText(printDifference(difference, file)), width - 5).map((line) => `     ${line}`),
    ...wrapText(toPlainText(sent), width - 12).map(
      (line, index) => `     ${paint("dim", (index === 0 ? "sent" : "").padEnd(7))}${line}`,
    ),
  ];
}

function printOpen({ operations }: VerifyReport, { width, paint }: Page): string[] {
  const open = operations.filter(({ state }) => state !== "compared" && state !== "left-out");
  const selected = operations.filter(({ state }) => state !== "left-out").length;
  if (open.length === 0) return [];
  const notes = [...new Set(open.map(({ note = "" }) => note))];
  const lines = notes.flatMap((note) => {
    const ids = open.filter((operation) => (operation.note ?? "") === note).map(({ id }) => id);
    return wrapText(toPlainText(`${ids.join(", ")}: ${note}`), width - 4).map((line, index) =>
      index === 0 ? `  ${line}` : `    ${line}`,
    );
  });
  return [paint("bold", `Not compared: ${open.length} of ${printCount(selected, "operation")}`), ...lines];
}

function printFacts(report: VerifyReport, { width, paint }: Page): string[] {
  const { facts, document } = report;
  if (facts.length === 0) return [];
  const { ignored } = readVerifyVerdict(report);
  const lines = listRefuted(report).flatMap((fact) => {
    const { pointer, line, provenance, evidence } = fact;
    const title = `✗ ${pointer} (${document.file}:${line}, ${provenance})${isIgnored(fact, ignored) ? " · ignored" : ""}`;
    return [
      ...wrapText(toPlainText(title), width - 2).map((each) => `  ${each}`),
      ...wrapText(toPlainText(evidence), width - 4).map((each) => `    ${each}`),
    ];
  });
  return [paint("bold", `Inferred and assumed: ${printFactCounts(report)}`), ...lines];
}
