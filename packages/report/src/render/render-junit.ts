import { listFindings, listHints, type ReportDescription, type ReportedOperation } from "../model/description.js";
import { doesFail, type Finding, listTitleParts, printFinding, printLine } from "../model/finding.js";
import { type Markup, markup } from "../text/markup.js";

/** A test case of JUnit XML. */
interface Case {
  /** The class name of the test case: `"posts"`. */
  readonly group: string;
  readonly name: string;
  /** Those that fail the report are failures of the case, the others are its output. */
  readonly findings: readonly Finding[];
  /** The reason why the case is skipped if it does not fail; absent if it was run. */
  readonly skippedBecause?: string | undefined;
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
    ...operations.map((operation) => toXmlCase(toOperationCase(operation, findings))),
    ...others.map((finding) => toXmlCase(toFindingCase(finding))),
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
  const found = findings.filter(({ operations }) => operations.includes(id));
  return { group: toGroup(id), name: id || `${method} ${path}`, findings: found, skippedBecause };
}

/** Returns the case of a finding. Its name is the same in another run. */
function toFindingCase(finding: Finding): Case {
  const { code, guide, operations, place, request } = finding;
  const names = operations.length > 0 ? operations : request ? [request.method, request.target] : [];
  const subject = [...names, place].filter((part) => part !== undefined).join(" ");
  return { group: code, name: subject === "" ? guide.title : `${guide.title}: ${subject}`, findings: [finding] };
}

/** Returns the group of an operation: its id up to the last dot, or `"contract"` without one. */
function toGroup(operation: string): string {
  return operation.slice(0, Math.max(operation.lastIndexOf("."), 0)) || "contract";
}

/** A test case with its texts. */
interface XmlCase {
  readonly group: string;
  readonly name: string;
  readonly failures: readonly { readonly code: string; readonly message: string; readonly text: string }[];
  readonly skippedBecause?: string | undefined;
  readonly output: readonly string[];
}

function toXmlCase({ group, name, findings, skippedBecause }: Case): XmlCase {
  const failures = findings
    .filter(doesFail)
    .map((finding) => ({ code: finding.code, message: finding.message, text: explain(finding) }));
  const output = findings
    .filter((finding) => !doesFail(finding))
    .map((finding) => `${nameKind(finding)}${explain(finding)}`);
  return { group, name, failures, skippedBecause: failures.length > 0 ? undefined : skippedBecause, output };
}

function toVerdictCase(report: ReportDescription): XmlCase {
  const { headline, exitCode, reasons } = report;
  const message = `${headline}.`;
  const text = [message, ...reasons, ...listHints(report)].join("\n");
  const failures = exitCode === 0 ? [] : [{ code: "verdict", message, text }];
  const output = exitCode === 0 ? [text] : [];
  return { group: "contract", name: "verdict", failures, output };
}

/** Returns the beginning of the output for a finding that does not fail its case. */
function nameKind({ accepted, severity }: Finding): string {
  if (accepted) return `${accepted.badge.slice(0, 1).toUpperCase()}${accepted.badge.slice(1)}: `;
  return severity === "warning" ? "Warning: " : "";
}

function explain(finding: Finding): string {
  const { at } = finding;
  const parts = listTitleParts(finding).join(" · ");
  return [...printFinding(finding), at === undefined ? parts : `${parts} (${printLine(at)})`].join("\n");
}

function renderCase({ group, name, failures, skippedBecause, output }: XmlCase): Markup {
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
