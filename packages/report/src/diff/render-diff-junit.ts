import { renderJunitSuite } from "../render/render-junit-suite.js";
import { checkDiff, isFailing, printLine, printLines } from "./check-diff.js";
import type { DiffReport } from "./diff-report.js";

/**
 * Prints a comparison as JUnit XML: a test case for each change, and one for the verdict. The case of a change fails if the change
 * fails the comparison.
 */
export function renderDiffJunit(report: DiffReport): string {
  const { document, base, headline, bump, failOn, changes } = report;
  const cases = changes.map((change) => {
    const { code, message, operations, shownAt } = change;
    const text = [...printLines(change), `${operations.join(", ") || "the whole API"} (${printLine(shownAt)})`].join(
      "\n",
    );
    const fails = isFailing(change, failOn);
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
  return renderJunitSuite(`Changes of ${document.title} ${versions}`.trim(), 0, properties, [...cases, verdict]);
}
