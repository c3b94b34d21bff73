import { toGroup, type JunitSuite } from "../render/render-junit-suite.js";
import type { VerifyReport } from "./verify-report.js";
import { isIgnored, listRefuted, printDifference, readVerifyVerdict } from "./check-verification.js";

/**
 * Describes a verification as JUnit XML, with a test case for each operation and each refuted fact. An operation fails with each difference
 * that is not ignored. The last test case is the verdict, which fails if the verification fails.
 */
export function describeSuite(report: VerifyReport): JunitSuite {
  const { document, durationMs, operations, differences, facts, outcome } = report;
  const { exitCode, headline, reasons, ignored } = readVerifyVerdict(report);
  const count = (status: string) => String(facts.filter((fact) => fact.status === status).length);
  const cases = operations.map(({ id, state, note }) => {
    const found = differences
      .filter(({ operation }) => operation === id)
      .map((difference) => {
        const { code, place, status, count: times, request } = difference;
        const details = `${place}: ${printDifference(difference, document.file)}`;
        const statusNote = status === undefined ? "" : `, status ${status}`;
        return {
          type: code,
          message: details,
          text: `${details} (${code}, ${times}×${statusNote})\nsent:  ${request.method} ${request.target}`,
        };
      });
    const failures = found.filter(({ type }) => !ignored.includes(type));
    const passed = found.filter(({ type }) => ignored.includes(type)).map(({ text }) => `Ignored: ${text}`);
    const isSkipped = state !== "compared" && failures.length === 0;
    return {
      group: toGroup(id),
      name: id,
      failures,
      skippedBecause: isSkipped ? (note ?? "") : undefined,
      note: [...passed, ...(isSkipped || note === undefined ? [] : [note])].join("\n\n") || undefined,
    };
  });
  const refuted = listRefuted(report).map((fact) => {
    const { pointer, line, reason, evidence } = fact;
    const text = `${evidence}\n${document.file}:${line}: ${reason}`;
    const fails = !isIgnored(fact, ignored);
    return {
      group: "inferences",
      name: pointer,
      failures: fails ? [{ type: "inference-refuted", message: evidence, text }] : [],
      skippedBecause: undefined,
      note: fails ? undefined : `Ignored: ${text}`,
    };
  });
  const details = [`${headline}.`, ...reasons].join("\n");
  const verdictCase = {
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
  return { name, durationMs, properties, cases: [...cases, ...refuted, verdictCase] };
}
