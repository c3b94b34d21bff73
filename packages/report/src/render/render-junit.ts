import { capitalize } from "@shortvideo-api/document";
import { listFindings, listHints, type ReportDescription, type ReportedOperation } from "../model/description.js";
import { doesFail, type Finding, listTitleParts, printFinding, printLine } from "../model/finding.js";
import { type Markup, markup } from "../text/markup.js";

/** A test case of JUnit XML. */
interface Case {
  /** The class name of the test case: `"posts"`. */
  readonly group: string;
  readonly name: string;
  /** The findings that fail the report. */
  readonly failures: readonly { readonly code: string; readonly message: string; readonly text: string }[];
  /** The reason why the case is skipped; absent if it was run. */
  readonly skippedBecause?: string | undefined;
  /** The other findings. */
  readonly output: readonly string[];
}

/**
 * Prints a report as JUnit XML: a test case for each operation and for each finding about no operation. The last case is the verdict,
 * which fails if the report fails. No XML library is used, because there are only seven elements, and `markup` already replaces characters
 * that XML does not allow.
 */
export function renderJunit(report: ReportDescription): string {
  const { kind, durationMs = 0, properties, operations = [] } = report;
  const name = `${kind}: ${report.name}`;
  const findings = listFindings(report);
  const known = new Set(operations.map(({ id }) => id));
  const others = findings.filter((finding) => !finding.operations.some((id) => known.has(id)));
  const cases = [
    ...operations.map((operation) => toOperationCase(operation, findings)),
    ...others.map(toFindingCase),
    toVerdictCase(report),
  ];
  const failed = cases.filter(({ failures }) => failures.length > 0).length;
  const skipped = cases.filter(({ skippedBecause }) => skippedBecause !== undefined).length;
  const seconds = (durationMs / 1_000).toFixed(3);
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${name}" tests="${cases.length}" failures="${failed}" errors="0" time="${seconds}">
  <testsuite name="${name}" tests="${cases.length}" failures="${failed}" errors="0" skipped="${skipped}" time="${seconds}">
    <properties>${Object.entries(properties).map(
      ([key, value]) => markup`
      <property name="${key}" value="${value}"/>`,
    )}
    </properties>${cases.map(renderCase)}
  </testsuite>
</testsuites>
`.text;
}

function toOperationCase(operation: ReportedOperation, findings: readonly Finding[]): Case {
  const { id, method, path, skippedBecause } = operation;
  const found = divide(findings.filter(({ operations }) => operations.includes(id)));
  const isSkipped = found.failures.length === 0;
  return { group: toGroup(id), name: id || `${method} ${path}`, ...found, ...(isSkipped && { skippedBecause }) };
}

/** Returns the case of a finding. Its name is the same in another run. */
function toFindingCase(finding: Finding): Case {
  const { code, guide, operations, place, request } = finding;
  const names = operations.length > 0 ? operations : request ? [request.method, request.target] : [];
  const subject = [...names, place].filter((part) => part !== undefined).join(" ");
  return { group: code, name: subject === "" ? guide.title : `${guide.title}: ${subject}`, ...divide([finding]) };
}

/** Returns the group of an operation: its id up to the last dot, or `"contract"` without one. */
function toGroup(operation: string): string {
  return operation.slice(0, Math.max(operation.lastIndexOf("."), 0)) || "contract";
}

/** Divides findings into the failures of a case and its output. */
function divide(findings: readonly Finding[]): Pick<Case, "failures" | "output"> {
  const failing = findings.filter(doesFail);
  const others = findings.filter((finding) => !doesFail(finding));
  return {
    failures: failing.map((finding) => ({ code: finding.code, message: finding.message, text: explain(finding) })),
    output: others.map((finding) => `${nameKind(finding)}${explain(finding)}`),
  };
}

function toVerdictCase(report: ReportDescription): Case {
  const { headline, exitCode, reasons } = report;
  const message = `${headline}.`;
  const text = [message, ...reasons, ...listHints(report)].join("\n");
  const failures = exitCode === 0 ? [] : [{ code: "verdict", message, text }];
  const output = exitCode === 0 ? [text] : [];
  return { group: "contract", name: "verdict", failures, output };
}

/** Returns the beginning of the output for a finding that does not fail its case. */
function nameKind({ accepted, severity }: Finding): string {
  if (accepted) return `${capitalize(accepted.badge)}: `;
  return severity === "warning" ? "Warning: " : "";
}

function explain(finding: Finding): string {
  const { at } = finding;
  const parts = listTitleParts(finding).join(" · ");
  return [...printFinding(finding), at === undefined ? parts : `${parts} (${printLine(at)})`].join("\n");
}

function renderCase({ group, name, failures, skippedBecause, output }: Case): Markup {
  const failed = failures.map(
    ({ code, message, text }) => markup`
      <failure type="${code}" message="${message}">${text}</failure>`,
  );
  const skipped =
    skippedBecause !== undefined &&
    markup`
      <skipped message="${skippedBecause}"/>`;
  // Many readers show only the first failure, but the whole output.
  const texts = [...(failures.length > 1 ? failures.map(({ text }) => text) : []), ...output];
  const details =
    texts.length > 0 &&
    markup`
      <system-out>${texts.join("\n\n")}</system-out>`;
  return markup`
    <testcase classname="${group}" name="${name}" time="0">${failed}${skipped}${details}
    </testcase>`;
}
