import type { ContractReport } from "./contract-report.js";
import { countOf, printEnd } from "./print-facts.js";
import { summarize } from "./summarize.js";

/** What to make of a report. */
export interface Verdict {
  /** `"broken"`: there are violations; `"failed"`: there are none, but a command failed; `"untested"`: nothing was called. */
  readonly kind: "kept" | "broken" | "failed" | "untested";
  /** For people: a headline without a full stop. */
  readonly headline: string;
}

/** Says whether the contract was kept. How much was covered is no part of it: that is for thresholds. */
export function judgeReport(report: ContractReport): Verdict {
  const { violations, violationCount } = summarize(report);
  if (violationCount > 0) {
    const ways = `${report.unlisted === undefined ? "" : "more than "}${countOf(violations, "way")}`;
    const kinds = violations === 1 && report.unlisted === undefined ? "in one way" : `in ${ways}`;
    return { kind: "broken", headline: `Requests broke the contract ${kinds}` };
  }
  const failed = report.runs.filter(({ exitCode }) => exitCode !== 0);
  if (failed.length > 0) {
    const [first] = failed;
    const how = failed.length > 1 || !first ? `${failed.length} commands failed` : `The command ${printEnd(first)}`;
    return { kind: "failed", headline: `${how}, but no request broke the contract` };
  }
  if (report.requests === 0) return { kind: "untested", headline: "No request reached the mock" };
  return { kind: "kept", headline: "Every request kept the contract" };
}
