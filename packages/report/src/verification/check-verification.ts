import { countOf } from "../verdict/print-details.js";
import { assertThreshold, isMet } from "../verdict/thresholds.js";
import type { Threshold } from "../model/verdict.js";
import type { Difference, Inference, VerifyCode, VerifyReport, VerifyVerdict } from "./verify-report.js";

/** Requirements for a verification to pass. */
export interface VerifyDemands {
  /** Passes what is found under these codes. A refuted fact passes with the differences that refute it, too. Default: none. */
  readonly ignore?: readonly VerifyCode[] | undefined;
  /** Operations that must be compared, a share being of those that were to be called. Default 1. */
  readonly minOperations?: Threshold | undefined;
}

/**
 * Returns the verdict on a verification. Every format and exit code uses it. Throws a TypeError for an invalid
 * `minOperations`.
 */
export function checkVerification(report: VerifyReport, demands: VerifyDemands = {}): VerifyVerdict {
  const { ignore = [], minOperations = 1 } = demands;
  assertThreshold("minOperations", minOperations);
  const { outcome, advice, interrupted } = report;
  const ignored = report.differences.filter(({ code }) => ignore.includes(code));
  const counted = report.differences.length - ignored.length;
  const refuted = listRefuted(report);
  const found = [
    ...report.differences.map(({ code }) => code),
    ...refuted.flatMap(({ refutedBy = [] }): VerifyCode[] => [...refutedBy, "inference-refuted"]),
  ];
  const refutedThatCount = refuted.filter((fact) => !isIgnored(fact, ignore));
  const coverage = countCompared(report);
  const reasons = [
    ...(advice === undefined ? [] : [advice]),
    ...(counted > 0 ? [`The responses differ from the document in ${printWays(counted)}.`] : []),
    ...(refutedThatCount.length > 0 ? [`${printRefuted(refutedThatCount.length)}.`] : []),
    ...(interrupted ? ["The verification was stopped before all operations were called."] : []),
    ...(isMet(coverage, minOperations) || advice !== undefined
      ? []
      : [`Operations: ${coverage.covered} of ${coverage.total} compared, ${minOperations} required.`]),
  ];
  const isCut = outcome === "unreachable" || outcome === "key-refused";
  return {
    ...describe(
      report,
      {
        counted,
        ignored: ignored.length,
        refuted: refutedThatCount.length,
        passed: refuted.length - refutedThatCount.length,
      },
      reasons.length > 0,
    ),
    exitCode: isCut ? 3 : reasons.length > 0 ? 1 : 0,
    reasons,
    ignored: [...new Set(found)].filter((code) => ignore.includes(code)),
  };
}

/** Returns the verdict in a report. Without one, computes the verdict with default requirements. */
export function verifyVerdictOf(report: VerifyReport): VerifyVerdict {
  return report.verdict ?? checkVerification(report);
}

/** The verdict, given that files could not be written. */
export function addUnwritten(verdict: VerifyVerdict, messages: readonly string[]): VerifyVerdict {
  const reasons = [...verdict.reasons, ...messages];
  if (messages.length === 0 || verdict.exitCode !== 0) return { ...verdict, reasons };
  const headline = `${verdict.headline}, but a file could not be written`;
  return { ...verdict, kind: "short", headline, exitCode: 4, reasons };
}

/** Lists the inferred and assumed facts that responses refute. */
export function listRefuted({ facts }: VerifyReport): readonly Inference[] {
  return facts.filter(({ status }) => status === "refuted");
}

/** Whether a refuted fact passes: it is ignored as such, or all that refutes it is. */
export function isIgnored({ refutedBy = [] }: Inference, ignored: readonly VerifyCode[]): boolean {
  const isPassed = refutedBy.length > 0 && refutedBy.every((code) => ignored.includes(code));
  return isPassed || ignored.includes("inference-refuted");
}

/** Operations that were compared, of those that were to be called. */
export function countCompared({ operations }: VerifyReport): { readonly covered: number; readonly total: number } {
  const asked = operations.filter(({ state }) => state !== "left-out");
  return { covered: asked.filter(({ state }) => state === "compared").length, total: asked.length };
}

function describe(
  report: VerifyReport,
  { counted, ignored, refuted, passed }: Readonly<Record<"counted" | "ignored" | "refuted" | "passed", number>>,
  fails: boolean,
): Pick<VerifyVerdict, "kind" | "headline"> {
  const { covered, total } = countCompared(report);
  const howFar = `${covered} of ${countOf(total, "operation")} ${covered === 1 ? "was" : "were"} compared`;
  if (report.outcome === "key-refused") return { kind: "untested", headline: "The service rejected the key" };
  if (report.outcome === "unreachable")
    return { kind: "untested", headline: "Nothing could be compared: no response arrived" };
  if (counted > 0) return { kind: "differs", headline: `${printDiffering(counted)}; ${howFar}` };
  if (refuted > 0) return { kind: "refuted", headline: `${printRefuted(refuted)}; ${howFar}` };
  if (covered === 0) return { kind: "untested", headline: "Nothing could be compared" };
  if (ignored + passed > 0) {
    const [what, count] = ignored > 0 ? [printDiffering(ignored), ignored] : [printRefuted(passed), passed];
    const headline = `${what}, which ${count === 1 ? "is" : "are"} ignored; ${howFar}`;
    return { kind: fails ? "short" : "partly", headline };
  }
  if (fails) return { kind: "short", headline: `No difference was found, but too little was compared: ${howFar}` };
  if (covered < total) return { kind: "partly", headline: `No difference was found, but only ${howFar}` };
  return { kind: "conforms", headline: `The service conforms to the document; ${howFar}` };
}

function printDiffering(ways: number): string {
  return `The service differs from the document in ${printWays(ways)}`;
}

function printWays(ways: number): string {
  return ways === 1 ? "one way" : countOf(ways, "way");
}

function printRefuted(count: number): string {
  return `The responses refute ${count === 1 ? "one fact" : countOf(count, "fact")} that the document infers or assumes`;
}

/** Prints the rule of the document and the found value as a sentence, with the rule's file and line. */
export function printDifference({ expected, found, line }: Difference, file: string): string {
  return `The document says ${expected} (${file}:${line}); found: ${found}.`;
}

/** How many facts have each status: `"139 confirmed, 1 refuted, 91 open"`. */
export function printFactCounts({ facts }: VerifyReport): string {
  return (["confirmed", "refuted", "open"] as const)
    .map((status) => `${facts.filter((fact) => fact.status === status).length} ${status}`)
    .join(", ");
}
