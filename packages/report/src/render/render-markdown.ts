import { listNames } from "@shortvideo-api/document";
import {
  type CoverageSection,
  type FindingSection,
  markVerdict,
  type ReportDescription,
  type Section,
  type TableSection,
} from "../model/description.js";
import { type Finding, nameBadge, printRequest, sortFindings } from "../model/finding.js";
import { toPlainText } from "../text/measure-text.js";

/** Prints a report as Markdown, for a comment on a pull request. Escapes all texts of documents and requests. */
export function renderMarkdown(report: ReportDescription): string {
  const { headline, name, facts, commands = [] } = report;
  const head = [
    `${markVerdict(report).sign} ${toMarkdown(headline)}.`,
    ...(report.commands ? ["", [name, ...facts].map(toMarkdown).join(" · ")] : []),
  ];
  const results = commands.map(({ command, result }) => `- ${toCode(command)} ${toMarkdown(result)}`);
  const reasons = report.reasons.map((reason) => `- ${toMarkdown(reason)}`);
  const list = [...results, ...reasons];
  const sections = report.sections.flatMap((section) => {
    const lines = printSection(section);
    return lines.length === 0 ? [] : [[`### ${escape(toPlainText(section.title))}`, "", ...lines]];
  });
  return `${[head, ...(list.length > 0 ? [list] : []), ...sections].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** Prints the lines of a section under its title. The table of operations is too long for a comment. */
function printSection(section: Section): string[] {
  if (section.kind === "findings") return printFindings(section);
  if (section.kind === "coverage") return printMeasures(section);
  if (section.kind === "table") return printTable(section);
  return [];
}

function printFindings({ findings, tally, hint, more }: FindingSection): string[] {
  return [
    ...printParagraphs(tally, hint),
    ...sortFindings(findings).map(printItem),
    ...(more === undefined ? [] : [`\nAnd ${toMarkdown(more)}.`]),
  ];
}

/** Prints only the rows with gaps: the whole table is too long for a comment. */
function printTable({ tally, hint, gaps }: TableSection): string[] {
  return [...printParagraphs(tally, hint), ...gaps.map((gap) => `- ${toMarkdown(gap)}`)];
}

function printParagraphs(...texts: readonly (string | undefined)[]): string[] {
  return texts.flatMap((text) => (text === undefined ? [] : [`${toMarkdown(text)}\n`]));
}

function printItem(finding: Finding): string {
  const { code, operations, place, message, advice, request, correction, repetition, lines, facts } = finding;
  const text = [message, ...(advice === undefined ? [] : [advice])].map(toMarkdown).join(" ");
  const names = operations.length === 0 ? [] : [listNames(operations.map(toCode))];
  const badge = nameBadge(finding);
  const evidence = [
    ...(request === undefined ? [] : [toCode(printRequest(request))]),
    ...(correction === undefined ? [] : [`right: ${toCode(correction)}`]),
    ...(repetition === undefined ? [] : [toCode(repetition)]),
    ...(lines === undefined ? [] : [toMarkdown(lines.text)]),
    ...(badge === undefined ? [] : [badge]),
  ];
  const title = [toCode(code), ...names, ...(place === undefined ? [] : [toCode(place)]), ...facts];
  return `- ${text} (${[title.join(", "), ...evidence].join("; ")})`;
}

function printMeasures({ measures, hint }: CoverageSection): string[] {
  const rows = measures.map(({ title, covered, total }) => `| ${title} | ${covered} of ${total} |`);
  return ["| Measure | Covered |", "| --- | --- |", ...rows, ...(hint === undefined ? [] : [`\n${toMarkdown(hint)}`])];
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
