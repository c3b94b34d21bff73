import { groupOf, renderJunitSuite } from "../render/render-junit-suite.js";
import type { VerifyReport } from "./verify-report.js";
import { isIgnored, listRefuted, printDifference, verifyVerdictOf } from "./check-verification.js";

/**
 * Prints a verification as JUnit XML: a test case for each operation, with a failure for each difference that counts. Each
 * refuted fact has a test case, too. The last one is for the whole, and fails exactly if the verification does. Open facts are
 * skipped.
 */
export function renderVerifyJunit(report: VerifyReport): string {
  const { document, durationMs, operations, differences, facts, outcome } = report;
  const { exitCode, headline, reasons, ignored } = verifyVerdictOf(report);
  const count = (status: string) => String(facts.filter((fact) => fact.status === status).length);
  const cases = operations.map(({ id, state, note }) => {
    const own = differences
      .filter(({ operation }) => operation === id)
      .map((difference) => {
        const { code, place, status, count: times, request } = difference;
        const details = `${place}: ${printDifference(difference, document.file)}`;
        const ended = status === undefined ? "" : `, status ${status}`;
        return {
          type: code,
          message: details,
          text: `${details} (${code}, ${times}×${ended})\nsent:  ${request.method} ${request.target}`,
        };
      });
    const failures = own.filter(({ type }) => !ignored.includes(type));
    const passed = own.filter(({ type }) => ignored.includes(type)).map(({ text }) => `Ignored: ${text}`);
    const isSkipped = state !== "compared" && failures.length === 0;
    return {
      group: groupOf(id),
      name: id,
      failures,
      skippedBecause: isSkipped ? (note ?? "") : undefined,
      note: [...passed, ...(isSkipped || note === undefined ? [] : [note])].join("\n\n") || undefined,
    };
  });
  const refuted = listRefuted(report).map((fact) => {
    const { pointer, line, reason, evidence } = fact;
    const text = `${evidence}\n${document.file}:${line}: ${reason}`;
    const counts = !isIgnored(fact, ignored);
    return {
      group: "inferences",
      name: pointer,
      failures: counts ? [{ type: "inference-refuted", message: evidence, text }] : [],
      skippedBecause: undefined,
      note: counts ? undefined : `Ignored: ${text}`,
    };
  });
  const details = [`${headline}.`, ...reasons].join("\n");
  const asAWhole = {
    group: "contract",
    name: "verdict",
    failures: exitCode === 0 ? [] : [{ type: outcome, message: `${headline}.`, text: details }],
    skippedBecause: undefined,
    note: exitCode === 0 ? details : undefined,
  };
  const properties = {
    "facts.confirmed": count("confirmed"),
    "facts.refuted": count("refuted"),
    "facts.open": count("open"),
  };
  const name = `Verification of ${document.title} ${document.version}`.trim();
  return renderJunitSuite(name, durationMs, properties, [...cases, ...refuted, asAWhole]);
}
