import { listNames, showValue } from "@shortvideo-api/document";
import type { SentRequest } from "./schema.js";

/** Explains a code in rules of SARIF and in the HTML report. */
export interface GuideEntry {
  /** A short title, without a full stop. */
  readonly title: string;
  /** Consequence for code that calls the service: one or two sentences. */
  readonly meaning: string;
  /** Fix: one or two sentences. */
  readonly help: string;
}

/** Defines the entries of codes. The keys are the codes. */
export function defineGuide<Code extends string>(
  entries: Readonly<Record<Code, GuideEntry>>,
): Readonly<Record<Code, GuideEntry>> {
  return entries;
}

/** Returns `true` for a code that the guide explains. */
export function isCodeOf<Code extends string>(guide: Readonly<Record<Code, unknown>>, code: string): code is Code {
  return Object.hasOwn(guide, code);
}

/** A line of a file. */
export interface DocumentLine {
  /** Its path, or its address without the query. */
  readonly file: string;
  /** Counted from 1; absent if the whole file is meant. */
  readonly line?: number;
}

/**
 * One entry of a report, in the form that all formats print. It is a violation, a warning, a disagreement, a difference, a refuted
 * fact, a change, or another reason why the report fails.
 */
export interface Finding {
  /** Its kind. A released code keeps its meaning. */
  readonly code: string;
  /** The title of its code, and the meaning and the fix if the code has its own. */
  readonly guide: Pick<GuideEntry, "title"> & Partial<GuideEntry>;
  /** `"error"`: fails the report, or breaks callers on the wire. An accepted finding is a `"note"`. */
  readonly severity: "error" | "warning" | "note";
  /** Present if an option accepts a finding that would fail the report: a word for it, and the reason as a sentence. */
  readonly accepted?: { readonly badge: string; readonly justification: string };
  /** Whether an option decides that the finding fails the report. Default: errors fail it. */
  readonly failsByOption?: boolean;
  /** Ids of the affected operations. */
  readonly operations: readonly string[];
  /** Shown if no operation is affected: `"the whole API"`. Default: nothing. */
  readonly scope?: string;
  /** The part of the request, the response or the document: `"query.videoId"`. Default: none. */
  readonly place?: string;
  /** The place of the message, for formats that show the message alone; absent if the message names it. */
  readonly subject?: string;
  /** Evidence and cause: one or more sentences. */
  readonly message: string;
  /** What to do about this finding, as a sentence; absent if the guide says enough. */
  readonly advice?: string;
  /** Short facts: `"3 requests"`, `"status 200"`. */
  readonly facts: readonly string[];
  /** The first request with the finding; absent if none has it. */
  readonly request?: SentRequest;
  /** A `curl` command of the corrected request; absent if there is none. */
  readonly correction?: string;
  /** A `curl` command that repeats the request; absent without a request. */
  readonly repetition?: string;
  /** Number of occurrences; absent if it has no meaning. */
  readonly count?: number;
  /** The line that shows it; absent if the document has no file. */
  readonly at?: DocumentLine;
  /** The lines of a fact, or those in both documents of a comparison: `"old.yaml:10 → new.yaml:12"`. */
  readonly lines?: { readonly text: string; readonly before?: string };
  /** The logical locations of SARIF: the innermost first. */
  readonly elements: readonly Element[];
  /** Kind and parts of its fingerprint: equal for the same finding in another run. */
  readonly identity: readonly [kind: string, ...parts: (string | undefined)[]];
  /** Data that only programs read. */
  readonly properties?: object;
}

/** A part of the document or of a message, as SARIF names it. */
export interface Element {
  readonly name?: string;
  readonly fullyQualifiedName: string;
  readonly kind: "element" | "parameter" | "function";
}

/** Prints a line of a file: `"spec/openapi.yaml:120"`. */
export function printLine({ file, line }: DocumentLine): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** Returns `true` if a finding fails its report. */
export function doesFail({ failsByOption, severity }: Finding): boolean {
  return failsByOption ?? severity === "error";
}

/** Returns the severity of a finding that an option may accept. `badge` and `justification` are those of {@link Finding.accepted}. */
export function acceptIf(
  isAccepted: boolean,
  badge: string,
  justification: string,
): Pick<Finding, "severity" | "accepted"> {
  return isAccepted ? { severity: "note", accepted: { badge, justification } } : { severity: "error" };
}

/** Sorts findings for a person, the worst first. Those of one kind follow each other. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const severities = ["error", "warning", "note"];
  const kinds = findings.map(({ code }) => code);
  return [...findings].sort(
    (one, other) =>
      severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
      kinds.indexOf(one.code) - kinds.indexOf(other.code),
  );
}

/** Names what an option decides about a finding: `"allowed"`, `"fails"`. Returns `undefined` if none decides. */
export function nameBadge({ accepted, failsByOption = false }: Finding): string | undefined {
  return accepted?.badge ?? (failsByOption ? "fails" : undefined);
}

/** Lists the parts of the title of a finding: the operations, the place, the code and the facts. */
export function listTitleParts(finding: Finding): string[] {
  const { operations, scope, place, code, facts } = finding;
  const names = operations.length === 0 ? scope : listNames(operations.map((id) => showValue(id)));
  return [names, place, code, ...facts, nameBadge(finding)].filter((part) => part !== undefined);
}

/** Lists the fix, the requests and the lines of a finding, each with its label. */
export function listEvidence(finding: Finding): { label: string; text: string }[] {
  const { advice, request, correction, repetition, lines } = finding;
  const evidence = {
    Do: advice,
    Sent: request && printRequest(request),
    Right: correction,
    Curl: repetition,
    Lines: lines?.text,
  };
  return Object.entries(evidence).flatMap(([label, text]) => (text === undefined ? [] : [{ label, text }]));
}

/** Prints a request on one line: `"GET /books with prefer: code=418"`. */
export function printRequest({ method, target, header }: SentRequest): string {
  return `${method} ${target}${header === undefined ? "" : ` with ${header}`}`;
}

/** Prints the message and the evidence of a finding, for formats that point at its line. */
export function printFinding(finding: Finding): string[] {
  const { subject, message, lines } = finding;
  return [
    subject === undefined ? message : `${subject}: ${message}`,
    ...listEvidence(finding)
      .filter(({ label }) => label !== "Lines")
      .map(({ label, text }) => `${label}: ${text}`),
    ...(lines?.before === undefined ? [] : [`In the earlier document: ${lines.before}`]),
  ];
}
