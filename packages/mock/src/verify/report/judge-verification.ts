import { countOf } from "../../report/print-facts.js";
import { assertThreshold, isMet } from "../../report/thresholds.js";
import type { Threshold } from "../../report/verdict.js";
import type { Difference, DifferenceCode, VerifyReport, VerifyVerdict } from "../verify-report.js";

/** What a verification must hold to pass. */
export interface VerifyDemands {
  /** Passes differences of these kinds. Default: none. */
  readonly ignore?: readonly DifferenceCode[] | undefined;
  /** Operations that must be compared, a share being of those that were to be called. Default 1. */
  readonly minOperations?: Threshold | undefined;
}

/**
 * Says whether a verification passes. Everything that tells it takes it from here. Throws a TypeError for a `minOperations`
 * that is none.
 */
export function judgeVerification(report: VerifyReport, demands: VerifyDemands = {}): VerifyVerdict {
  const { ignore = [], minOperations = 1 } = demands;
  assertThreshold("minOperations", minOperations);
  const { outcome, advice, interrupted } = report;
  const ignored = report.differences.filter(({ code }) => ignore.includes(code));
  const counted = report.differences.length - ignored.length;
  const reach = countCompared(report);
  const reasons = [
    ...(advice === undefined ? [] : [advice]),
    ...(counted > 0 ? [`The answers differ from the document in ${printWays(counted)}.`] : []),
    ...(interrupted ? ["It was stopped before everything was called."] : []),
    ...(isMet(reach, minOperations) || advice !== undefined
      ? []
      : [`Operations: ${reach.reached} of ${reach.total} compared, ${minOperations} asked for.`]),
  ];
  const isCut = outcome === "unreachable" || outcome === "key-refused";
  return {
    ...describe(report, counted, ignored.length, reasons.length > 0),
    exitCode: isCut ? 3 : reasons.length > 0 ? 1 : 0,
    reasons,
    ignored: [...new Set(ignored.map(({ code }) => code))],
  };
}

/** The verdict that a report holds; of one that was not judged, that on what is asked of every verification. */
export function verifyVerdictOf(report: VerifyReport): VerifyVerdict {
  return report.verdict ?? judgeVerification(report);
}

/** The verdict, given that files could not be written. */
export function addUnwritten(verdict: VerifyVerdict, messages: readonly string[]): VerifyVerdict {
  const reasons = [...verdict.reasons, ...messages];
  if (messages.length === 0 || verdict.exitCode !== 0) return { ...verdict, reasons };
  const headline = `${verdict.headline}, but what was to be written was not`;
  return { ...verdict, kind: "short", headline, exitCode: 4, reasons };
}

/** Operations that were compared, of those that were to be called. */
export function countCompared({ operations }: VerifyReport): { readonly reached: number; readonly total: number } {
  const asked = operations.filter(({ state }) => state !== "left-out");
  return { reached: asked.filter(({ state }) => state === "compared").length, total: asked.length };
}

function describe(
  report: VerifyReport,
  counted: number,
  ignored: number,
  fails: boolean,
): Pick<VerifyVerdict, "kind" | "headline"> {
  const { reached, total } = countCompared(report);
  const howFar = `${reached} of ${countOf(total, "operation")} ${reached === 1 ? "was" : "were"} compared`;
  if (report.outcome === "key-refused") return { kind: "untested", headline: "The service refused the key" };
  if (report.outcome === "unreachable")
    return { kind: "untested", headline: "Nothing could be compared: no answer came" };
  if (counted > 0) return { kind: "differs", headline: `${printDiffering(counted)}; ${howFar}` };
  if (reached === 0) return { kind: "untested", headline: "Nothing could be compared" };
  if (ignored > 0) {
    const headline = `${printDiffering(ignored)}, which ${ignored === 1 ? "is" : "are"} ignored; ${howFar}`;
    return { kind: fails ? "short" : "partly", headline };
  }
  if (fails) return { kind: "short", headline: `No difference was found, but too little was compared: ${howFar}` };
  if (reached < total) return { kind: "partly", headline: `No difference was found, but only ${howFar}` };
  return { kind: "conforms", headline: `The service conforms to the document; ${howFar}` };
}

function printDiffering(ways: number): string {
  return `The service differs from the document in ${printWays(ways)}`;
}

function printWays(ways: number): string {
  return ways === 1 ? "one way" : countOf(ways, "way");
}

/** What the document says and what was found, as a sentence; `file` and line are where it says so. */
export function printDifference({ expected, found, line }: Difference, file: string): string {
  return `The document says ${expected} (${file}:${line}); found: ${found}.`;
}

/** How many facts have each status: `"139 confirmed, 1 refuted, 91 open"`. */
export function printFactCounts({ facts }: VerifyReport): string {
  return (["confirmed", "refuted", "open"] as const)
    .map((status) => `${facts.filter((fact) => fact.status === status).length} ${status}`)
    .join(", ");
}
