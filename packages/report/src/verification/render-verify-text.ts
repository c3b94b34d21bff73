import { toPlainText, wrapText } from "../text/measure-text.js";
import { printCount, printDuration } from "../verdict/print-details.js";
import { createPage, joinSections, type Page, printItem, type TextOptions } from "../render/terminal-page.js";
import type { VerifyReport, VerifyVerdict } from "./verify-report.js";
import { isIgnored, listRefuted, printDifference, printFactCounts, readVerifyVerdict } from "./check-verification.js";

/** Prints a verification for a terminal: differences, operations that were not compared, and refuted facts. */
export function renderVerifyText(report: VerifyReport, options: TextOptions = {}): string {
  const page = createPage(options);
  return joinSections([
    printHead(report, page),
    printDifferences(report, page),
    printOpen(report, page),
    printFacts(report, page),
  ]);
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
  const lines = differences.flatMap((difference, index) => {
    const { operation, status, place, code, count, request } = difference;
    const isIgnoredHere = ignored.includes(code);
    const answered = status === undefined ? "no response" : String(status);
    const title = [operation, answered, place, code, `${count}×`, ...(isIgnoredHere ? ["ignored"] : [])];
    const message = printDifference(difference, document.file);
    const color = isIgnoredHere ? "dim" : "red";
    return ["", ...printItem({ number: index + 1, color, title, message, request }, page)];
  });
  return [page.paint("bold", "Differences"), ...lines];
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
