import type { ContractReport, OperationCoverage, Violation } from "./contract-report.js";
import { measures } from "./measures.js";
import { printReach } from "./print-facts.js";
import { areaOf, type JunitCase, type JunitFailure, renderJunitSuite } from "./render-junit-suite.js";
import { summarize } from "./summarize.js";

/**
 * Prints a report as JUnit XML: a test case for each operation, a failure for each violation; operations that were not called
 * are skipped.
 */
export function renderJunit(report: ContractReport): string {
  const { document, runs } = report;
  const { reach } = summarize(report);
  const properties = measures.map(({ key }) => [`contract.${key}`, printReach(reach[key])] as const);
  return renderJunitSuite(
    `Contract of ${document.title} ${document.version}`.trim(),
    runs.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
    Object.fromEntries(properties),
    [...report.operations.map((operation) => toCase(report, operation)), ...toOutside(report)],
  );
}

function toCase({ violations }: ContractReport, operation: OperationCoverage): JunitCase {
  const { id, requests, deprecated } = operation;
  const own = violations.filter((violation) => violation.operation === id);
  return {
    area: areaOf(id),
    name: id || `${operation.verb} ${operation.path}`,
    failures: own.map(toFailure),
    skippedBecause: requests === 0 && own.length === 0 ? "Not called." : undefined,
    note: requests > 0 && deprecated !== undefined ? `Deprecated: ${deprecated}` : undefined,
  };
}

/** What belongs to no operation of the document, such as an unknown path, fails a test case of its own. */
function toOutside({ operations, violations, unlisted }: ContractReport): JunitCase[] {
  const known = new Set<string | undefined>(operations.map(({ id }) => id));
  const outside = violations.filter(({ operation }) => !known.has(operation));
  if (outside.length === 0 && unlisted === undefined) return [];
  const note = unlisted === undefined ? undefined : `${unlisted} violations of other kinds are not listed.`;
  return [
    { area: "contract", name: "no operation", failures: outside.map(toFailure), skippedBecause: undefined, note },
  ];
}

function toFailure(violation: Violation): JunitFailure {
  return { type: violation.code, message: violation.message, text: explain(violation) };
}

function explain({ code, place, message, count, request, correction }: Violation): string {
  return [
    `${place}: ${message} (${code}, ${count}×)`,
    `sent:  ${request.verb} ${request.target}`,
    ...(correction === undefined ? [] : [`right: ${correction}`]),
  ].join("\n");
}
