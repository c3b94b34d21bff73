import { groupEntries, printCount } from "@shortvideo-api/document";
import {
  type CountedOmission,
  type Difference,
  type DifferenceCode,
  differenceGuide,
  type Omission,
  omissionGuide,
} from "../model/difference.js";
import type { Element, Finding } from "../model/finding.js";

/**
 * Creates the findings for differences. Differences of one kind from one line of the document, such as a field of a schema that many
 * operations use, are one finding. `file` is the document; `readSeverity` says whether an option accepts a kind of difference.
 */
export function toDifferenceFindings(
  differences: readonly Difference[],
  file: string,
  readSeverity: (code: DifferenceCode) => Pick<Finding, "severity" | "accepted">,
): Finding[] {
  return mergeGroups(
    differences,
    ({ code, line, expected, rule }) => [code, line, expected, rule],
    (first, drift) => toDriftFinding(first, drift, file, readSeverity(first.code)),
  );
}

/** Creates a finding for the entries of each kind. `first` is the first entry of a kind. */
function mergeGroups<Entry>(
  entries: readonly Entry[],
  toKind: (entry: Entry) => readonly unknown[],
  toFinding: (first: Entry, group: readonly Entry[]) => Finding,
): Finding[] {
  const groups = groupEntries(entries.map((each) => [JSON.stringify(toKind(each)), each] as const));
  return [...groups.values()].flatMap((group) => group.slice(0, 1).map((first) => toFinding(first, group)));
}

function toDriftFinding(
  first: Difference,
  drift: readonly Difference[],
  file: string,
  severity: Pick<Finding, "severity" | "accepted">,
): Finding {
  const { code, operation, status, line, request, expected, found, curl } = first;
  const place = printPlace(first);
  const count = drift.reduce((sum, each) => sum + each.count, 0);
  const operations = unique(drift.map((each) => each.operation));
  const others = unique(drift.map(printPlace)).length - 1;
  const statuses = unique(drift.map((each) => String(each.status ?? "no response")));
  return {
    code,
    guide: differenceGuide[code],
    ...severity,
    operations,
    place,
    subject: `${operations.join(", ")}, ${place}`,
    message: `The document says ${expected} (${file}:${line}); found: ${found}.`,
    facts: [...statuses, ...(others > 0 ? [`also in ${printCount(others, "other place")}`] : []), `${count}×`],
    count,
    request,
    ...(curl !== undefined && { repetition: curl }),
    at: { file, line },
    elements: [
      { name: place, fullyQualifiedName: `${operation}/${status ?? "none"}/${place}`, kind: "element" },
      ...operations.map((name): Element => ({ name, fullyQualifiedName: name, kind: "function" })),
    ],
    identity: ["serviceDifference/v1", code, operation, String(status), place],
  };
}

/** Prints a place, of an exploration with the rule: `"query.count maximum 50"`. */
function printPlace({ place, rule }: Difference): string {
  return rule === undefined ? place : `${place} ${rule}`;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

/** Something that was not compared. */
export interface Uncompared extends Pick<Omission, "operation" | "reason" | "line"> {
  readonly code: keyof typeof omissionGuide;
  readonly place?: string;
  /** The number of occurrences. Default: 1. */
  readonly count?: number;
}

/** Describes a part of the document that was not compared. */
export function toUncompared(omission: Omission | CountedOmission): Uncompared {
  const { status, place } = omission;
  return { ...omission, code: "part-not-compared", place: status === undefined ? place : `${status} ${place}` };
}

/** Creates the findings for what was not compared. The same part of several operations is one finding. */
export function toOmissionFindings(omissions: readonly Uncompared[], file: string): Finding[] {
  return mergeGroups(
    omissions,
    ({ code, place, reason }) => [code, place, reason],
    (first, group) => toOmissionFinding(first, group, file),
  );
}

function toOmissionFinding(
  { code, place, reason, line }: Uncompared,
  group: readonly Uncompared[],
  file: string,
): Finding {
  const operations = group.flatMap(({ operation }) => operation ?? []);
  return {
    code,
    guide: omissionGuide[code],
    severity: "note",
    operations,
    ...(place !== undefined && { place, subject: place }),
    message: reason,
    facts: [],
    count: group.reduce((sum, { count = 1 }) => sum + count, 0),
    at: { file, line },
    elements: operations.map((id) => ({ name: id, fullyQualifiedName: id, kind: "function" })),
    // The fields of a response differ from run to run.
    identity: ["serviceDifference/v1", code, place, code === "field-not-compared" ? operations[0] : reason],
  };
}

/**
 * Counts the entries of a section whose findings are fewer: `"9, of 2 causes"`. Allowed ones are counted by themselves, so that the number of
 * the others is that of the headline: `"8, and 1 allowed"`. If there are entries that are not listed, counts those that are: `"9 listed"`.
 * Returns nothing if the number of findings says it.
 */
export function tallyListed(
  entries: readonly { readonly code: string }[],
  unlisted: readonly object[] | undefined,
  findings: readonly Finding[],
): { readonly tally?: string } {
  if (unlisted) return { tally: `${entries.length} listed` };
  const allowedCodes = new Set(findings.filter(({ accepted }) => accepted).map(({ code }) => code));
  const allowed = entries.filter(({ code }) => allowedCodes.has(code)).length;
  const isMerged = findings.length < entries.length;
  if (!isMerged && allowed === 0) return {};
  const parts = [
    String(entries.length - allowed),
    ...(allowed > 0 ? [`and ${allowed} allowed`] : []),
    ...(isMerged ? [`of ${printCount(findings.length, "cause")}`] : []),
  ];
  return { tally: parts.join(", ") };
}
