import {
  type CommandResult,
  type FindingSection,
  markVerdict,
  type ReportDescription,
  type Section,
  type TableSection,
} from "../model/description.js";
import { type Finding, listEvidence, listTitleParts, sortFindings } from "../model/finding.js";
import { clipText, measureText, toPlainText, wrapText } from "../text/measure-text.js";
import { printBars, printOperations } from "./print-coverage.js";
import { createPage, type TerminalPage, printLines, type TextStyle, type TextOptions } from "./terminal-page.js";

/** Prints a report for a terminal: the verdict, and each section. */
export function renderText(report: ReportDescription, options: TextOptions = {}): string {
  const page = createPage(options);
  const sections = [printHead(report, page), ...report.sections.map((section) => printSection(section, page))];
  const printed = sections.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
  return `${printed.join("\n\n")}\n`;
}

function printSection(section: Section, page: TerminalPage): string[] {
  if (section.kind === "findings") return printFindings(section, page);
  if (section.kind === "coverage") return printBars(section, page);
  if (section.kind === "table") return printTable(section, page);
  return printOperations(section, page);
}

const tones = { fails: "red", doubtful: "yellow", kept: "green" } as const;

function printHead(report: ReportDescription, page: TerminalPage): string[] {
  const { headline, name, facts, commands = [] } = report;
  const { sign, tone } = markVerdict(report);
  return [
    ...printLines(`${sign} ${headline}.`, page).map((line) => page.paint(["bold", tones[tone]], line)),
    ...printLines([name, ...facts].join(" · "), page),
    ...commands.map((command) => printCommandResult(command, page)),
    ...report.reasons.flatMap((reason) => printLines(`✗ ${reason}`, page).map((line) => page.paint("red", line))),
  ];
}

const commandColors = { error: "red", warning: "yellow", note: "dim" } as const;

function printCommandResult({ command, result, severity }: CommandResult, { width, paint }: TerminalPage): string {
  const end = clipText(` ${toPlainText(result)}`, width - 22);
  const start = clipText(toPlainText(command), width - measureText(end) - 2);
  return `${paint("dim", "$")} ${start}${paint(commandColors[severity], end)}`;
}

function printFindings({ title, tally, hint, findings, more }: FindingSection, page: TerminalPage): string[] {
  return [
    ...printTitle(tally === undefined ? title : `${title}: ${tally}`, page),
    ...(hint === undefined ? [] : printLines(hint, page, 2)),
    ...sortFindings(findings).flatMap((finding, index) => ["", ...printItem(finding, index + 1, page)]),
    ...(more === undefined ? [] : ["", ...printLines(`and ${more}`, page, 2)]),
  ];
}

/** Prints only the rows with gaps: a terminal has no room for all. */
function printTable({ title, tally, hint, gaps }: TableSection, page: TerminalPage): string[] {
  return [
    ...printTitle(`${title}: ${tally}`, page),
    ...(hint === undefined ? [] : printLines(hint, page, 2)),
    ...gaps.flatMap((gap) => printLines(gap, page, 2, 2)),
  ];
}

function printTitle(title: string, page: TerminalPage): string[] {
  return printLines(title, page).map((line) => page.paint("bold", line));
}

const severityColors: Readonly<Record<Finding["severity"], TextStyle>> = {
  error: "red",
  warning: "yellow",
  note: "dim",
};

/** Prints an item of a numbered list: its title, the message, and the evidence. */
function printItem(finding: Finding, number: number, page: TerminalPage): string[] {
  const { width, paint } = page;
  const [head = "", ...rest] = wrapText(toPlainText(listTitleParts(finding).join(" · ")), width - 5);
  return [
    `${paint(severityColors[finding.severity], `${String(number).padStart(3)}  `)}${paint("bold", head)}`,
    ...rest.map((line) => `     ${paint("bold", line)}`),
    ...printLines(finding.message, page, 5),
    ...listEvidence(finding).flatMap(({ label, text }) => {
      // Readers copy corrections, so these are never broken.
      const plain = toPlainText(text);
      const lines = label === "Right" || label === "Curl" ? [paint("green", plain)] : wrapText(plain, width - 12);
      const name = label.toLowerCase();
      return lines.map((line, index) => `     ${paint("dim", (index === 0 ? name : "").padEnd(7))}${line}`);
    }),
  ];
}
