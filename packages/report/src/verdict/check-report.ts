import type { ContractReport } from "../model/contract-report.js";
import { clipText } from "../text/measure-text.js";
import { printCount, printCommand, printEnd } from "./print-details.js";
import { type DifferenceCode, differenceGuide, isDifferenceCode } from "../model/difference.js";
import { isViolationCode, type ViolationCode, violationGuide } from "../model/violation.js";
import { summarize } from "./summarize.js";
import { checkThresholds, printThreshold, type Thresholds } from "./thresholds.js";
import { toExitCode } from "./to-exit-code.js";
import { failureExitCodes, type RunFailure, type ThresholdCheck, type Verdict } from "../model/verdict.js";
import { isWarningCode, type WarningCode, warningGuide } from "../model/warning.js";

/** Requirements for a report to pass. */
export interface ReportDemands {
  /** Allows all violations. Default: `false`. */
  readonly allowViolations?: boolean | undefined;
  /** Allows all differences of responses. Default: `false`. */
  readonly allowDifferences?: boolean | undefined;
  /** Allows violations, differences and warnings of these kinds. Default: none. */
  readonly ignore?: readonly (ViolationCode | DifferenceCode | WarningCode)[] | undefined;
  /**
   * Fails on these warnings, or with `"warnings"` on all of them. `"violations"` has no effect, because violations fail unless they
   * are allowed. Default: none.
   */
  readonly failOn?: readonly FailOn[] | undefined;
  /** Required coverage. Default: one operation, because a run without requests has tested nothing. */
  readonly thresholds?: Thresholds | undefined;
}

/** A value of `failOn`. */
export type FailOn = "violations" | "warnings" | WarningCode;

/**
 * Returns the verdict on a report. Every format and exit code uses this verdict. Throws a `TypeError` for an invalid threshold or an
 * unknown `failOn`.
 */
export function checkReport(report: ContractReport, demands: ReportDemands = {}): Verdict {
  const allowed = listAllowed(demands);
  const allowedDifferences = listAllowedDifferences(demands);
  const failOn = listFailOn(demands);
  const { thresholds: required = {} } = demands;
  const thresholds = checkThresholds(summarize(report), { ...required, operations: required.operations ?? 1 });
  const failedRun = report.runs.find((run) => toExitCode(run) !== 0);
  const failures = [
    ...findBroken(report, allowed),
    ...findDiffering(report, allowedDifferences),
    ...findFailedRuns(report),
    ...findWarned(report, failOn),
    ...findMissed(report, thresholds),
  ];
  const [first] = failures;
  const exitCode = (failedRun && toExitCode(failedRun)) ?? (first ? failureExitCodes[first.code] : 0);
  const settings = { allowed, failOn, thresholds, ...(report.comparison && { allowedDifferences }) };
  return { ...describe(report, settings), exitCode, failures, ...settings };
}

/** Returns the verdict of a report. If the report has none, checks it with the default requirements. */
export function readVerdict(report: ContractReport): Verdict {
  return report.verdict ?? checkReport(report);
}

/** Adds files that could not be written to a verdict, with a message for each. Without messages, returns the verdict unchanged. */
export function addUnwritten(verdict: Verdict, messages: readonly string[]): Verdict {
  if (messages.length === 0) return verdict;
  const unwritten = messages.map((message) => ({ code: "report-unwritten" as const, message }));
  const failures = [...verdict.failures, ...unwritten];
  if (verdict.exitCode !== 0) return { ...verdict, failures };
  const files = messages.length === 1 ? "a file" : `${messages.length} files`;
  const headline = `${verdict.headline}, but ${files} could not be written`;
  return { ...verdict, kind: "failed", headline, exitCode: failureExitCodes["report-unwritten"], failures };
}

function listAllowed({ allowViolations = false, ignore = [] }: ReportDemands): ViolationCode[] {
  const all = Object.keys(violationGuide).filter(isViolationCode);
  return allowViolations ? all : all.filter((code) => ignore.includes(code));
}

function listAllowedDifferences({ allowDifferences = false, ignore = [] }: ReportDemands): DifferenceCode[] {
  const all = Object.keys(differenceGuide).filter(isDifferenceCode);
  return allowDifferences ? all : all.filter((code) => ignore.includes(code));
}

/** Returns the codes in the order of the guide. Throws a TypeError for an unknown code, which would have no effect. */
function listFailOn({ failOn = [], ignore = [] }: ReportDemands): WarningCode[] {
  const unknown = failOn.find((each: string) => !failOnNames.includes(each));
  if (unknown !== undefined)
    throw new TypeError(`\`failOn\` has the unknown value \`${unknown}\`. Known values: ${failOnNames.join(", ")}.`);
  const isSelected = (code: WarningCode) => failOn.includes("warnings") || failOn.includes(code);
  return Object.keys(warningGuide)
    .filter(isWarningCode)
    .filter((code) => isSelected(code) && !ignore.includes(code));
}

/** All values of `failOn`. */
export const failOnNames: readonly string[] = ["violations", "warnings", ...Object.keys(warningGuide)];

function findWarned(report: ContractReport, failOn: readonly WarningCode[]): RunFailure[] {
  const found = listFound(report, failOn);
  return found.length === 0 ? [] : [{ code: "warning-found", message: `${printWarnings(report, failOn)}.` }];
}

function listFound({ warnings, unlistedWarnings = [] }: ContractReport, failOn: readonly WarningCode[]): WarningCode[] {
  const found = new Set([...warnings, ...unlistedWarnings].map(({ code }) => code));
  return failOn.filter((code) => found.has(code));
}

function printWarnings(report: ContractReport, failOn: readonly WarningCode[]): string {
  return `Warnings that fail the run: ${listFound(report, failOn).join(", ")}`;
}

function findBroken(report: ContractReport, allowed: readonly ViolationCode[]): RunFailure[] {
  const broken = countViolations(report, (code) => !allowed.includes(code));
  return broken.number === 0 ? [] : [{ code: "contract-broken", message: `${printViolations(broken)}.` }];
}

function findDiffering(report: ContractReport, allowed: readonly DifferenceCode[]): RunFailure[] {
  const differing = countDifferences(report, (code) => !allowed.includes(code));
  return differing.number === 0 ? [] : [{ code: "response-differs", message: `${printDifferences(differing)}.` }];
}

function findFailedRuns({ runs }: ContractReport): RunFailure[] {
  return runs
    .filter((run) => toExitCode(run) !== 0)
    .map((run) => {
      const command = printCommand(run.command);
      const message = run.notStarted ?? `The command \`${clipText(command, 80)}\` ${printEnd(run)}.`;
      return { code: "command-failed", about: command, message };
    });
}

function findMissed(
  { requests, runs, comparison }: ContractReport,
  thresholds: readonly ThresholdCheck[],
): RunFailure[] {
  const missed = thresholds
    .filter(({ met }) => !met)
    .map((check): RunFailure => ({ code: "threshold-missed", about: check.measure, message: printThreshold(check) }));
  // Names the lack of requests as the reason, unless a failed command explains it.
  if (missed.length === 0 || requests > 0 || runs.some((run) => toExitCode(run) !== 0)) return missed;
  return [{ code: "threshold-missed", message: comparison ? unchecked : unreached }, ...missed];
}

const unreached = "No request reached the mock. Check that the command calls the address of the mock.";
const unchecked = "No request was checked. Check that the requests are those to the API of the document.";

/** A number of violations or differences: each kind counts once. */
interface KindCount {
  readonly number: number;
  /** Whether there may be more: of mistakes that are not listed, only the codes are known. */
  readonly isLeast: boolean;
}

function countViolations(
  { violations, unlisted = [] }: ContractReport,
  isSelected: (code: ViolationCode) => boolean,
): KindCount {
  const listed = violations.filter(({ code }) => isSelected(code)).length;
  const others = unlisted.filter(({ code }) => isSelected(code)).length;
  return { number: listed + others, isLeast: others > 0 };
}

function countDifferences({ comparison }: ContractReport, isSelected: (code: DifferenceCode) => boolean): KindCount {
  const { differences = [], unlisted = [] } = comparison ?? {};
  const listed = differences.filter(({ code }) => isSelected(code)).length;
  const others = unlisted.filter(({ code }) => isSelected(code)).length;
  return { number: listed + others, isLeast: others > 0 };
}

function printDifferences({ number, isLeast }: KindCount): string {
  return `Responses differ from the document: ${isLeast ? "at least " : ""}${printCount(number, "difference")}`;
}

function printViolations({ number, isLeast }: KindCount): string {
  return `Requests broke the contract: ${isLeast ? "at least " : ""}${printCount(number, "violation")}`;
}

function describe(
  report: ContractReport,
  {
    allowed,
    allowedDifferences = [],
    failOn,
    thresholds,
  }: Pick<Verdict, "allowed" | "allowedDifferences" | "failOn" | "thresholds">,
): Pick<Verdict, "kind" | "headline"> {
  const broken = printFound(
    countViolations(report, (code) => !allowed.includes(code)),
    countDifferences(report, (code) => !allowedDifferences.includes(code)),
  );
  const permitted = printFound(
    countViolations(report, (code) => allowed.includes(code)),
    countDifferences(report, (code) => allowedDifferences.includes(code)),
  );
  if (broken !== undefined) return { kind: "broken", headline: broken };
  const failed = printFailedRuns(report);
  const untested = report.comparison ? "no request was checked" : "no request reached the mock";
  if (failed !== undefined) {
    if (report.requests === 0) return { kind: "failed", headline: `${failed}, and ${untested}` };
    const result = permitted === undefined ? "no request broke the contract" : "all violations are allowed";
    return { kind: "failed", headline: `${failed}, but ${result}` };
  }
  if (report.requests === 0) return { kind: "untested", headline: `N${untested.slice(1)}` };
  const kept = permitted === undefined ? printKept(report) : `${permitted}, all allowed`;
  if (listFound(report, failOn).length > 0)
    return { kind: "warned", headline: `${kept}, but caused warnings that fail the run` };
  if (thresholds.some(({ met }) => !met)) {
    return { kind: "short", headline: `${kept}, but covered too little of it` };
  }
  return { kind: permitted === undefined ? "kept" : "allowed", headline: kept };
}

/** Prints violations and differences in one sentence; `undefined` if there are none. */
function printFound(violations: KindCount, differences: KindCount): string | undefined {
  const found = [
    ...(violations.number === 0 ? [] : [printViolations(violations)]),
    ...(differences.number === 0 ? [] : [printDifferences(differences)]),
  ];
  const [first, second] = found;
  return second === undefined ? first : `${first}; r${second.slice(1)}`;
}

/** Names the directions that were checked, and counts what was not compared. */
function printKept({ comparison }: ContractReport): string {
  if (!comparison) return "Every request kept the contract";
  const { responses, notCompared } = comparison;
  if (responses === 0) return "Every request kept the contract, and no response was compared";
  const omitted = notCompared.length === 0 ? "" : `, without ${printCount(notCompared.length, "part")} of responses`;
  return `Every request and every response kept the contract${omitted}`;
}

function printFailedRuns({ runs }: ContractReport): string | undefined {
  const failed = runs.filter((run) => toExitCode(run) !== 0);
  const [first] = failed;
  if (!first) return undefined;
  if (runs.length === 1) return `The command ${printEnd(first)}`;
  return `${failed.length} of ${runs.length} commands failed`;
}
