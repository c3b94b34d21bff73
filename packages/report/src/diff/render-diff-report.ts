import { showValue } from "@shortvideo-api/document";
import { type FindingSection, nameDocument, type ReportDescription, type SarifRun } from "../model/description.js";
import { type Element, type Finding, printLine } from "../model/finding.js";
import { renderDescription, type ReportFormat } from "../render/formats.js";
import type { TextOptions } from "../render/terminal-page.js";
import { checkDiff, type DiffReport, isBreaking, isFailing, type ReportedChange } from "./diff-report.js";

/** Writes a comparison in the format. Pure: the same report gives the same text. `options` apply to text only. */
export function renderDiffReport(report: DiffReport, format: ReportFormat, options?: TextOptions): string {
  return renderDescription(describeDiff(report), format, options);
}

function describeDiff(report: DiffReport): ReportDescription {
  const { headline, bump, base, document, failOn } = report;
  return {
    kind: "Changes for callers",
    name: nameDocument(document),
    headline,
    exitCode: checkDiff(report),
    // A list of breaking changes "passes" nothing if no option asks for a verdict.
    ...(failOn === "never" && report.changes.some(isBreaking) && { passed: "lists changes without a verdict" }),
    isCertain: bump !== "major",
    reasons: [],
    facts: [`from \`${showValue(base.file)}\` ${base.version} to \`${showValue(document.file)}\` ${document.version}`],
    sections: listChapters(report),
    unshown: [],
    properties: {
      "diff.base": base.file,
      "diff.document": document.file,
      "diff.bump": bump,
      "diff.failOn": failOn,
    },
    sarif: describeSarifRun(report),
    data: report,
  };
}

/** Changes with the same effect on callers, worst first. A change belongs to the first chapter that includes it. */
const chapters: readonly { readonly title: string; readonly includes: (change: ReportedChange) => boolean }[] = [
  {
    title: "Breaks callers on the wire, and their types",
    includes: ({ wire, types }) => wire === "breaks" && types === "breaks",
  },
  { title: "Breaks callers on the wire", includes: ({ wire }) => wire === "breaks" },
  { title: "Breaks the types of callers", includes: ({ types }) => types === "breaks" },
  { title: "Changes what the client does", includes: isBreaking },
  { title: "Breaks no caller", includes: ({ code }) => code !== "words-changed" && code !== "not-compared" },
  { title: "New descriptions", includes: ({ code }) => code === "words-changed" },
  { title: "Not compared", includes: () => true },
];

/** Changes with the same effect on callers. */
export interface ChangeChapter {
  /** `"Breaks callers on the wire"`. */
  readonly title: string;
  readonly changes: readonly ReportedChange[];
}

/** Divides changes by their effect on callers, worst first. Each change is in one chapter, and no chapter is empty. */
export function divideChanges(changes: readonly ReportedChange[]): ChangeChapter[] {
  return chapters
    .map((chapter) => ({
      title: chapter.title,
      changes: changes.filter((change) => chapters.find(({ includes }) => includes(change)) === chapter),
    }))
    .filter((chapter) => chapter.changes.length > 0);
}

function listChapters({ changes, failOn }: DiffReport): FindingSection[] {
  return divideChanges(changes).map((chapter, index) => ({
    kind: "findings",
    title: chapter.title,
    findings: chapter.changes.map((change) => toFinding(change, failOn)),
    id: `changes-${index + 1}`,
  }));
}

function toFinding(change: ReportedChange, failOn: DiffReport["failOn"]): Finding {
  const { code, title, severity, operations, place, message, hint, witness, wire, types, before, shownAt } = change;
  const functions = operations.map((id): Element => ({ name: id, fullyQualifiedName: id, kind: "function" }));
  const element = { name: place, fullyQualifiedName: [...operations.slice(0, 1), place].join("/") };
  return {
    code,
    guide: { title },
    severity,
    failsByOption: isFailing(change, failOn),
    operations,
    scope: "the whole API",
    place,
    message: witness === undefined ? message : `${message} A value that breaks callers: \`${showValue(witness)}\`.`,
    ...(hint === undefined ? {} : { advice: hint }),
    facts: [],
    at: shownAt,
    lines: { text: printPlaces(change), ...(before && { before: printLine(before) }) },
    elements: [{ ...element, kind: "element" }, ...functions],
    identity: ["specChange/v1", code, place, message, ...operations],
    properties: { wire, types },
  };
}

/** Prints the lines of a change in both documents: `"old.yaml:10 → new.yaml:12"`, `"old.yaml:10 (gone)"`. */
function printPlaces({ before, after }: ReportedChange): string {
  if (before === undefined) return after === undefined ? "" : printLine(after);
  return after === undefined ? `${printLine(before)} (gone)` : `${printLine(before)} → ${printLine(after)}`;
}

/** Describes a run of SARIF with a rule for each kind of change. */
function describeSarifRun({ base, document, headline, bump, failOn, changes }: DiffReport): SarifRun {
  return {
    tool: "shortvideo-spec-diff",
    rules: Object.fromEntries(
      changes.map(({ code, title }) => [
        code,
        {
          title,
          meaning: `${title}: a change between two versions of the document that matters to callers of the API.`,
          help: "An error breaks callers on the wire, in any language. A warning breaks TypeScript types, or changes what the client does. A note breaks no caller.",
          level: "note",
        },
      ]),
    ),
    properties: { base, document, headline, bump, failOn },
  };
}
