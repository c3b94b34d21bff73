import { areaOf, renderJunitSuite } from "../../report/render-junit-suite.js";
import type { VerifyReport } from "../verify-report.js";
import { printDifference } from "./judge-verification.js";

/** Prints a verification as JUnit XML: a test case for each operation, a failure for each difference; what is open is skipped. */
export function renderVerifyJunit(report: VerifyReport): string {
  const { document, duration_ms, operations, differences, facts, outcome, advice } = report;
  const count = (status: string) => String(facts.filter((fact) => fact.status === status).length);
  const cases = operations.map(({ id, state, note }) => {
    const own = differences.filter(({ operation }) => operation === id);
    const failures = own.map((difference) => {
      const { code, place, status, count: times, request } = difference;
      const message = `${place}: ${printDifference(difference, document.file)}`;
      const answered = status === undefined ? "" : `, status ${status}`;
      return {
        type: code,
        message,
        text: `${message} (${code}, ${times}×${answered})\nsent:  ${request.verb} ${request.target}`,
      };
    });
    const isSkipped = state !== "compared" && failures.length === 0;
    return {
      area: areaOf(id),
      name: id,
      failures,
      skippedBecause: isSkipped ? (note ?? "") : undefined,
      note: isSkipped ? undefined : note,
    };
  });
  const asAWhole = {
    area: "contract",
    name: "service",
    failures: advice === undefined ? [] : [{ type: outcome, message: advice, text: advice }],
    skippedBecause: undefined,
    note: undefined,
  };
  const properties = {
    "facts.confirmed": count("confirmed"),
    "facts.refuted": count("refuted"),
    "facts.open": count("open"),
  };
  const name = `Verification of ${document.title} ${document.version}`.trim();
  return renderJunitSuite(name, duration_ms, properties, [...cases, asAWhole]);
}
