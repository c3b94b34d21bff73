import type { OperationCoverage } from "./contract-report.js";
import type { Finding, GuideEntry } from "./finding.js";
import type { CoverageMeasure } from "./measures.js";
import type { Threshold } from "./verdict.js";

/**
 * A report in the form that all formats print. A new kind of report needs only its description, and a new format only a function that
 * prints descriptions.
 */
export interface ReportDescription {
  /** Kind of report: `"Contract report"`. */
  readonly kind: string;
  /** Name and version of the document: `"Library 2.1.0"`. */
  readonly name: string;
  /** The verdict: one sentence without a full stop. */
  readonly headline: string;
  /** 0 if the report passes. */
  readonly exitCode: number;
  /** The words of the verdict for exit code 0. Default: `"passes"`. */
  readonly passed?: string;
  /** Whether a report that passes leaves no doubt. */
  readonly isCertain: boolean;
  /** Reasons why the report fails that neither the headline nor a section says. */
  readonly reasons: readonly string[];
  /** Extent of what is reported: `"9 requests in 9.1 s"`, `"stopped early"`. */
  readonly facts: readonly string[];
  /** The commands of a run. */
  readonly commands?: readonly CommandResult[];
  /** The parts of the report, in the order in which a person reads them. */
  readonly sections: readonly Section[];
  /** The operations that the report covers, in the order of the document; absent if it concerns a document as a whole. */
  readonly operations?: readonly ReportedOperation[];
  /** Findings that no section shows, because they are only counted, or because the head of the report states them. */
  readonly unshown: readonly Finding[];
  /** From the start of what is reported to its end; absent if it has no meaning. */
  readonly durationMs?: number;
  /** Short facts for programs, by name: `"contract.statuses"`. */
  readonly properties: Readonly<Record<string, string>>;
  /** What SARIF shows in addition to findings. */
  readonly sarif: SarifRun;
  /** The report as plain JSON, with its verdict. */
  readonly data: unknown;
}

/** An operation that a report covers. */
export interface ReportedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The reason why nothing is known about the operation, if it has no finding; else absent. */
  readonly skippedBecause?: string;
}

/** A command of a run. */
export interface CommandResult {
  /** The command with its words quoted for a shell. */
  readonly command: string;
  /** How it ended: `"ended with exit code 0 after 3.2 s"`. */
  readonly result: string;
  /** `"warning"`: the command succeeded without a request. */
  readonly severity: "error" | "warning" | "note";
}

/** A part of a report. */
export type Section = FindingSection | CoverageSection | OperationSection | TableSection;

interface SectionHead {
  /** Unique within its report. */
  readonly id: string;
  readonly title: string;
  /** What a reader of the part needs to know, as one or two sentences. All formats show it, even those that do not show its part. */
  readonly hint?: string;
}

/** A list of findings. */
export interface FindingSection extends SectionHead {
  readonly kind: "findings";
  readonly findings: readonly Finding[];
  /** Counts in place of the number of findings: `"139 confirmed, 1 refuted, 91 open"`. */
  readonly tally?: string;
  /** Explains the list, in a few sentences. Only long formats show it. */
  readonly note?: string;
  /** Names what is counted but not listed, without a full stop. */
  readonly more?: string;
  /** Lists of what is no finding, such as confirmed facts. Only long formats show them. */
  readonly lists?: readonly DetailList[];
}

/** Entries that are no findings. */
export interface DetailList {
  readonly title: string;
  readonly entries: readonly {
    readonly name: string;
    /** A line of the document, or a path; absent if the name says enough. */
    readonly place?: string;
    readonly texts: readonly string[];
  }[];
}

/** The coverage of a whole run. */
export interface CoverageSection extends SectionHead {
  readonly kind: "coverage";
  readonly measures: readonly {
    readonly key: CoverageMeasure;
    readonly title: string;
    readonly covered: number;
    readonly total: number;
    /** Absent if the run requires no coverage. */
    readonly threshold?: { readonly required: Threshold; readonly met: boolean };
  }[];
}

/** The coverage of each operation. */
export interface OperationSection extends SectionHead {
  readonly kind: "operations";
  readonly operations: readonly OperationCoverage[];
  /** Kinds of violations by operation; absent without any. */
  readonly violations: ReadonlyMap<string, number>;
  /** Kinds of warnings by operation; absent without any. */
  readonly warnings: ReadonlyMap<string, number>;
}

/** A table of counts. Long formats show all rows, and others only the gaps. */
export interface TableSection extends SectionHead {
  readonly kind: "table";
  /** Counts, beside the title: `"120 of 131 rules"`. */
  readonly tally: string;
  /** The rows that lack something, as sentences. */
  readonly gaps: readonly string[];
  readonly columns: readonly string[];
  /** The cells of each row, in the order of the columns. */
  readonly rows: readonly (readonly string[])[];
}

/** A run of a tool, as a log of SARIF shows it. */
export interface SarifRun {
  readonly tool: "shortvideo-contract" | "shortvideo-spec-diff";
  /** Its rules by code, in order. */
  readonly rules: Readonly<Record<string, SarifRule>>;
  readonly invocations?: readonly object[];
  /** Data that only programs read. */
  readonly properties: object;
}

/** A rule of a SARIF log. */
export interface SarifRule extends GuideEntry {
  /** Default level of its results. Default: `"error"`. */
  readonly level?: Finding["severity"];
}

/** Returns {@link ReportDescription.name} of a document. A document may have an empty title. */
export function nameDocument({ title, version }: { readonly title: string; readonly version: string }): string {
  return [title, version].filter(Boolean).join(" ");
}

/** Gives rules another level. */
export function addLevel(
  rules: Readonly<Record<string, SarifRule>>,
  level: "warning" | "note",
): Readonly<Record<string, SarifRule>> {
  return Object.fromEntries(Object.entries(rules).map(([code, rule]) => [code, { ...rule, level }]));
}

/** Lists all findings of a report: those of its sections, and those that no section shows. */
export function listFindings({ sections, unshown }: ReportDescription): Finding[] {
  return [...sections.flatMap((section) => (section.kind === "findings" ? section.findings : [])), ...unshown];
}

/** Lists the hints of all sections. */
export function listHints({ sections }: ReportDescription): string[] {
  return sections.flatMap(({ hint }) => hint ?? []);
}

/** Returns the sign of the verdict, and the tone of its color. */
export function markVerdict({ exitCode, isCertain }: ReportDescription): {
  readonly sign: string;
  readonly tone: "fails" | "kept" | "doubtful";
} {
  if (exitCode !== 0) return { sign: "✗", tone: "fails" };
  return isCertain ? { sign: "✓", tone: "kept" } : { sign: "!", tone: "doubtful" };
}
