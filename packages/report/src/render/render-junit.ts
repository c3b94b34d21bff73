import { type ReportDescription, type SuiteCase } from "../model/description.js";
import { doesFail, type Finding, listTitleParts, printFinding, printLine } from "../model/finding.js";
import { type Markup, markup } from "../text/markup.js";

/** A test case as XML shows it. */
interface Case extends Pick<SuiteCase, "group" | "name"> {
  readonly failures: readonly { readonly code: string; readonly message: string; readonly text: string }[];
  readonly skippedBecause: string | undefined;
  readonly output: readonly string[];
}

/**
 * Prints the test cases of a report as JUnit XML. The last one is the verdict, which fails if the report fails. No XML library is
 * used, because there are only seven elements, and `markup` already replaces characters that XML does not allow.
 */
export function renderJunit(report: ReportDescription): string {
  const { name, durationMs, properties } = report.suite;
  const cases = [...report.suite.cases.map(toCase), toVerdictCase(report)];
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

function toCase({ group, name, findings, skippedBecause, note }: SuiteCase): Case {
  const failures = findings
    .filter(doesFail)
    .map((finding) => ({ code: finding.code, message: finding.message, text: explain(finding) }));
  const passed = findings
    .filter((finding) => !doesFail(finding))
    .map((finding) => `${nameKind(finding)}${explain(finding)}`);
  return {
    group,
    name,
    failures,
    skippedBecause: failures.length > 0 ? undefined : skippedBecause,
    output: [...passed, ...(note === undefined ? [] : [note])],
  };
}

function toVerdictCase({ headline, exitCode, reasons }: ReportDescription): Case {
  const message = `${headline}.`;
  const text = [...new Set([message, ...reasons.map((reason) => reason.message)])].join("\n");
  const failures = exitCode === 0 ? [] : [{ code: reasons[0]?.code ?? "", message, text }];
  const output = exitCode === 0 ? [text] : [];
  return { group: "contract", name: "verdict", failures, skippedBecause: undefined, output };
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

/** Returns the group of an operation: its id up to the last dot, or `"contract"` without one. */
export function toGroup(operation: string): string {
  return operation.slice(0, Math.max(operation.lastIndexOf("."), 0)) || "contract";
}
