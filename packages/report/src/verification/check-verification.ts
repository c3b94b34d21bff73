import { printCount, printNumber } from "@shortvideo-api/document";
import type { Coverage } from "../verdict/summarize.js";
import { assertThreshold, isMet } from "../verdict/thresholds.js";
import type { Threshold } from "../model/verdict.js";
import type { VerifyCode } from "./difference-guide.js";
import type { Inference, VerifyFailure, VerifyReport, VerifyVerdict } from "./verify-report.js";

/** Requirements for a verification to pass. */
export interface VerifyDemands {
  /** Ignores findings with these codes. A refuted fact is also ignored if all differences that refute it are. Default: none. */
  readonly ignore?: readonly VerifyCode[] | undefined;
  /** Minimum of compared operations: a number, or a share of the operations that were selected. Default: 1. */
  readonly minOperations?: Threshold | undefined;
}

/**
 * Returns the verdict on a verification. Every format and exit code uses this verdict. Throws a `TypeError` for an invalid
 * `minOperations`.
 */
export function checkVerification(report: VerifyReport, demands: VerifyDemands = {}): VerifyVerdict {
  const { ignore = [], minOperations = 1 } = demands;
  assertThreshold("minOperations", minOperations);
  const { outcome, advice, interrupted } = report;
  const counted = report.differences.filter(({ code }) => !ignore.includes(code)).length;
  const refuted = listRefuted(report);
  const found = [
    ...report.differences.map(({ code }) => code),
    ...refuted.flatMap(({ refutedBy = [] }): VerifyCode[] => [...refutedBy, "inference-refuted"]),
  ];
  const countedRefuted = refuted.filter((fact) => !isIgnored(fact, ignore));
  const coverage = countCompared(report);
  const failures: VerifyFailure[] = [];
  if (advice !== undefined) failures.push({ code: "service-unverifiable", message: advice });
  if (counted > 0) failures.push({ code: "service-differs", message: `${printDiffering(counted)}.` });
  if (countedRefuted.length > 0)
    failures.push({ code: "inference-refuted", message: `${printRefuted(countedRefuted.length)}.` });
  if (interrupted)
    failures.push({
      code: "verification-stopped",
      message: "The verification was stopped before all operations were called.",
    });
  if (advice === undefined && !isMet(coverage, minOperations)) {
    const { covered, total } = coverage;
    const message = `Operations: ${covered} of ${total} compared, ${minOperations} required.`;
    failures.push({ code: "too-little-compared", message });
  }
  const isUnverifiable = outcome === "unreachable" || outcome === "key-refused";
  return {
    ...describe(report, { counted, refuted: countedRefuted.length, fails: failures.length > 0 }),
    exitCode: isUnverifiable ? 3 : failures.length > 0 ? 1 : 0,
    failures,
    ignored: [...new Set(found)].filter((code) => ignore.includes(code)),
  };
}

/** Returns the verdict of a report. If the report has none, checks it with the default requirements. */
export function readVerifyVerdict(report: VerifyReport): VerifyVerdict {
  return report.verdict ?? checkVerification(report);
}

/** Lists the inferred and assumed facts that responses refute. */
export function listRefuted({ facts }: VerifyReport): readonly Inference[] {
  return facts.filter(({ status }) => status === "refuted");
}

/** Returns `true` if a refuted fact is ignored, or if all differences that refute it are. */
export function isIgnored({ refutedBy = [] }: Inference, ignored: readonly VerifyCode[]): boolean {
  const areDifferencesIgnored = refutedBy.length > 0 && refutedBy.every((code) => ignored.includes(code));
  return areDifferencesIgnored || ignored.includes("inference-refuted");
}

/** Counts the selected operations and those that were compared. */
export function countCompared({ operations }: VerifyReport): Coverage {
  const selected = operations.filter(({ state }) => state !== "left-out");
  return { covered: selected.filter(({ state }) => state === "compared").length, total: selected.length };
}

/** Counts the documented responses of the selected operations, and those that occurred. */
export function countOccurred({ operations }: VerifyReport): Coverage {
  const responses = operations.filter(({ state }) => state !== "left-out").flatMap((operation) => operation.responses);
  return { covered: responses.filter(({ count }) => count > 0).length, total: responses.length };
}

/** Counts the fields of the responses that occurred, and those that at least one response had. */
export function countFields({ operations }: VerifyReport): Coverage {
  const fields = operations.flatMap(({ responses }) => responses.flatMap((response) => response.fields ?? []));
  const covered = fields.reduce((sum, { occurred }) => sum + occurred, 0);
  return { covered, total: fields.reduce((sum, { absent }) => sum + absent.length, covered) };
}

/** Describes the verdict. `counted` and `refuted` are the numbers of differences and refuted facts that are not ignored. */
function describe(
  report: VerifyReport,
  { counted, refuted, fails }: { readonly counted: number; readonly refuted: number; readonly fails: boolean },
): Pick<VerifyVerdict, "kind" | "headline"> {
  const { covered, total } = countCompared(report);
  const responses = countOccurred(report);
  const fields = countFields(report);
  const omissions = report.omissions.length;
  const measures = [
    `${covered} of ${printCount(total, "operation")}`,
    `${responses.covered} of ${printCount(responses.total, "documented response")}`,
    ...(fields.total === 0 ? [] : [`${printNumber(fields.covered)} of ${printCount(fields.total, "field")}`]),
  ];
  const scope = `${measures.slice(0, -1).join(", ")} and ${measures.at(-1)}`;
  const omitted = omissions === 0 ? "" : `, without ${printCount(omissions, "part")}`;
  const extent = `${scope} were compared${omitted}`;
  if (report.outcome === "key-refused") return { kind: "untested", headline: "The service rejected the key" };
  if (report.outcome === "unreachable")
    return { kind: "untested", headline: "Nothing could be compared: no response arrived" };
  if (counted > 0) return { kind: "differs", headline: `${printDiffering(counted)}; ${extent}` };
  if (refuted > 0) return { kind: "refuted", headline: `${printRefuted(refuted)}; ${extent}` };
  if (covered === 0) return { kind: "untested", headline: "Nothing could be compared" };
  // All differences and refuted facts are ignored.
  const differing = report.differences.length;
  const ignored = differing || listRefuted(report).length;
  if (ignored > 0) {
    const finding = differing > 0 ? printDiffering(differing) : printRefuted(ignored);
    const headline = `${finding}, which ${ignored === 1 ? "is" : "are"} ignored; ${extent}`;
    return { kind: fails ? "short" : "partly", headline };
  }
  if (fails) return { kind: "short", headline: `No difference was found, but too little was compared: ${extent}` };
  if (covered < total) return { kind: "partly", headline: `No difference was found, but only ${extent}` };
  const isComplete = omissions === 0 && responses.covered === responses.total && fields.covered === fields.total;
  return {
    kind: omissions === 0 ? "conforms" : "partly",
    headline: isComplete
      ? `The service conforms to the document; ${extent}`
      : `The service conforms to the document in what was compared: ${scope}${omitted}`,
  };
}

function printDiffering(ways: number): string {
  return `The service differs from the document in ${ways === 1 ? "one way" : printCount(ways, "way")}`;
}

function printRefuted(count: number): string {
  return `The responses refute ${count === 1 ? "one fact" : printCount(count, "fact")} that the document infers or assumes`;
}

/** Counts the facts with each status. */
export function countFacts({
  facts,
}: VerifyReport): { readonly status: Inference["status"]; readonly count: number }[] {
  return (["confirmed", "refuted", "open"] as const).map((status) => ({
    status,
    count: facts.filter((fact) => fact.status === status).length,
  }));
}
