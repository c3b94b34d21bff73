import { type JunitSuite } from "../render/render-junit-suite.js";
import { printFinding, printLine } from "../model/finding.js";
import { checkDiff, listChanges } from "./check-diff.js";
import type { DiffReport } from "./diff-report.js";

/**
 * Describes a comparison as JUnit XML: a test case for each change, and one for the verdict. The case of a change fails if the change
 * fails the comparison.
 */
export function describeSuite(report: DiffReport): JunitSuite {
  const { document, base, headline, bump, failOn } = report;
  const cases = listChanges(report).map((change) => {
    const { code, message, operations, scope, at, failsByOption: fails = false } = change;
    const names = operations.join(", ") || scope;
    const text = [...printFinding(change), `${names} (${at === undefined ? "" : printLine(at)})`].join("\n");
    return {
      group: code,
      name: message || code,
      failures: fails ? [{ type: code, message, text }] : [],
      skippedBecause: undefined,
      note: fails ? undefined : text,
    };
  });
  const fails = checkDiff(report) !== 0;
  const verdict = {
    group: "contract",
    name: "verdict",
    failures: fails ? [{ type: `${failOn}-change`, message: `${headline}.`, text: `${headline}.` }] : [],
    skippedBecause: undefined,
    note: fails ? undefined : `${headline}.`,
  };
  const versions = base.version === document.version ? document.version : `${base.version} → ${document.version}`;
  const properties = {
    "diff.base": base.file,
    "diff.document": document.file,
    "diff.bump": bump,
    "diff.failOn": failOn,
  };
  return {
    name: `Changes of ${document.title} ${versions}`.trim(),
    durationMs: 0,
    properties,
    cases: [...cases, verdict],
  };
}
