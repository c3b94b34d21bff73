import { printCount } from "@shortvideo-api/document";
import type { ContractReport, Run } from "../model/contract-report.js";
import { clipText } from "../text/measure-text.js";
import { printCommand, printEnd } from "./print-details.js";
import { type DifferenceCode, differenceGuide } from "../model/difference.js";
import { isCodeOf } from "../model/finding.js";
import { type ViolationCode, violationGuide } from "../model/violation.js";
import { summarize } from "./summarize.js";
import { assertThresholds, checkThresholds, printThreshold, type Thresholds } from "./thresholds.js";
import { toExitCode } from "./to-exit-code.js";
import { failureExitCodes, type RunFailure, type ThresholdCheck, type Verdict } from "../model/verdict.js";
import { responseWarningGuide, type WarningCode, warningGuide } from "../model/warning.js";

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

/** Throws a `TypeError` for requirements that only untyped code can contain, and that would have no effect. */
export function assertDemands({ thresholds = {}, failOn = [], ignore = [] }: ReportDemands): void {
  assertThresholds(thresholds);
  const lists = [
    { name: "failOn", given: failOn, known: failOnNames },
    { name: "ignore", given: ignore, known: Object.keys({ ...violationGuide, ...differenceGuide, ...warningGuide }) },
  ];
  for (const { name, given, known } of lists) {
    if (!Array.isArray(given)) throw new TypeError(`\`${name}\` must be a list, such as \`["${known.at(-1)}"]\`.`);
    const unknown = given.find((each: string) => !known.includes(each));
    if (unknown !== undefined)
      throw new TypeError(`\`${name}\` has the unknown value \`${unknown}\`. Known values: ${known.join(", ")}.`);
  }
}

/** Returns the verdict on a report. Every format and exit code uses this verdict. Throws as {@link assertDemands} does. */
export function checkReport(report: ContractReport, demands: ReportDemands = {}): Verdict {
  assertDemands(demands);
  const { allowViolations = false, allowDifferences = false, ignore = [], thresholds: required = {} } = demands;
  const allowed = listCodes(violationGuide, (code) => allowViolations || ignore.includes(code));
  const allowedDifferences = listCodes(differenceGuide, (code) => allowDifferences || ignore.includes(code));
  const failOn = listFailOn(demands);
  const thresholds = checkThresholds(summarize(report), { ...required, operations: required.operations ?? 1 });
  const settings = { allowed, failOn, thresholds, ...(report.comparison && { allowedDifferences }) };
  const failures: RunFailure[] = [
    ...countKinds(report, settings, false).map((each) => ({ ...each, message: `${each.message}.` })),
    ...listFailedRuns(report).map(toFailure),
    ...findWarned(report, failOn),
    ...findMissed(report, thresholds),
  ];
  const [first] = failures;
  const [failedRun] = listFailedRuns(report);
  const exitCode = failedRun ? toExitCode(failedRun) : first ? failureExitCodes[first.code] : 0;
  return { ...describe(report, settings), exitCode, failures, ...settings };
}

/** Returns the verdict of a report. If the report has none, checks it with the default requirements. */
export function readVerdict(report: ContractReport): Verdict {
  return report.verdict ?? checkReport(report);
}

/**
 * Adds files that could not be written to a verdict, with a message for each. Without messages, returns the verdict unchanged. `kind` is that
 * of a verdict that fails only because of them.
 */
export function addUnwritten<Of extends AnyVerdict>(verdict: Of, messages: readonly string[], kind: Of["kind"]): Of {
  if (messages.length === 0) return verdict;
  const unwritten = messages.map((message) => ({ code: "report-unwritten" as const, message }));
  const failures = [...verdict.failures, ...unwritten];
  if (verdict.exitCode !== 0) return { ...verdict, failures };
  const files = messages.length === 1 ? "a file" : `${messages.length} files`;
  const headline = `${verdict.headline}, but ${files} could not be written`;
  return { ...verdict, kind, headline, exitCode: failureExitCodes["report-unwritten"], failures };
}

/** The fields of a verdict of any kind of report. */
export interface AnyVerdict extends Pick<Verdict, "headline" | "exitCode"> {
  readonly kind: string;
  readonly failures: readonly { readonly message: string }[];
}

/** Lists the selected codes in the order of their guide. */
function listCodes<Code extends string>(
  guide: Readonly<Record<Code, unknown>>,
  isSelected: (code: Code) => boolean,
): Code[] {
  return Object.keys(guide).filter((code): code is Code => isCodeOf(guide, code) && isSelected(code));
}

/** Returns the codes in the order of the guide. */
function listFailOn({ failOn = [], ignore = [] }: ReportDemands): WarningCode[] {
  const isSelected = (code: WarningCode) => failOn.includes("warnings") || failOn.includes(code);
  return listCodes(warningGuide, (code) => isSelected(code) && !ignore.includes(code));
}

/** All values of `failOn`. */
const failOnNames: readonly string[] = ["violations", "warnings", ...Object.keys(warningGuide)];

function findWarned(report: ContractReport, failOn: readonly WarningCode[]): RunFailure[] {
  const found = listFound(report, failOn);
  const message = `Warnings that fail the run: ${found.join(", ")}.`;
  return found.length === 0 ? [] : [{ code: "warning-found", message }];
}

function listFound({ warnings, unlistedWarnings = [] }: ContractReport, failOn: readonly WarningCode[]): WarningCode[] {
  const found = new Set([...warnings, ...unlistedWarnings].map(({ code }) => code));
  return failOn.filter((code) => found.has(code));
}

function listFailedRuns({ runs }: ContractReport): readonly Run[] {
  return runs.filter((run) => toExitCode(run) !== 0);
}

function toFailure(run: Run): RunFailure {
  const command = printCommand(run.command);
  const message = run.notStarted ?? `The command \`${clipText(command, 80)}\` ${printEnd(run)}.`;
  return { code: "command-failed", about: command, message };
}

function findMissed(report: ContractReport, thresholds: readonly ThresholdCheck[]): RunFailure[] {
  const missed = thresholds
    .filter(({ met }) => !met)
    .map((check): RunFailure => ({ code: "threshold-missed", about: check.measure, message: printThreshold(check) }));
  const lack = findLack(report);
  // A failed command explains a lack of requests.
  const isExplained = report.requests === 0 && (missed.length === 0 || listFailedRuns(report).length > 0);
  if (lack === undefined || isExplained) return missed;
  const message = `N${lack.headline.slice(1)}. ${lack.advice}`;
  return [{ code: "threshold-missed", message }, ...missed];
}

/** Says why a report has tested nothing, as the end of a sentence, and what to do; `undefined` if it has tested something. */
function findLack({ requests, comparison, warnings }: ContractReport) {
  if (requests === 0) return comparison ? lacks.unchecked : lacks.unreached;
  const isSilent = comparison?.responses === 0 && warnings.some(({ code }) => code === "service-silent");
  return isSilent ? lacks.silent : undefined;
}

const lacks = {
  unreached: {
    headline: "no request reached the mock",
    advice: "Check that requests go to the address of the mock.",
  },
  unchecked: {
    headline: "no request was checked",
    advice: "Check that the requests are those to the API of the document.",
  },
  silent: {
    headline: "no response was compared, because the service could not be reached",
    advice: responseWarningGuide["service-silent"].help,
  },
};

/** Counts the kinds of violations and differences that are allowed, or those that are not. Each is a sentence without a full stop. */
function countKinds(
  { violations, unlisted, comparison }: ContractReport,
  { allowed, allowedDifferences = [] }: Pick<Verdict, "allowed" | "allowedDifferences">,
  isAllowed: boolean,
): Pick<RunFailure, "code" | "message">[] {
  const count = <Code>(
    listed: readonly { readonly code: Code }[] = [],
    others: readonly { readonly code: Code }[] = [],
    codes: readonly Code[],
    noun: string,
  ): string => {
    const isSelected = ({ code }: { readonly code: Code }): boolean => codes.includes(code) === isAllowed;
    // Of mistakes that are not listed, only the codes are known.
    const least = others.some(isSelected) ? "at least " : "";
    const number = [...listed, ...others].filter(isSelected).length;
    return number === 0 ? "" : `${least}${printCount(number, noun)}`;
  };
  const broken = count(violations, unlisted, allowed, "violation");
  const differing = count(comparison?.differences, comparison?.unlisted, allowedDifferences, "difference");
  return [
    ...(broken ? [{ code: "contract-broken", message: `Requests broke the contract: ${broken}` } as const] : []),
    ...(differing
      ? [{ code: "response-differs", message: `Responses differ from the document: ${differing}` } as const]
      : []),
  ];
}

function describe(
  report: ContractReport,
  settings: Pick<Verdict, "allowed" | "allowedDifferences" | "failOn" | "thresholds">,
): Pick<Verdict, "kind" | "headline"> {
  const { failOn, thresholds } = settings;
  const broken = joinKinds(countKinds(report, settings, false));
  const permitted = joinKinds(countKinds(report, settings, true));
  if (broken !== undefined) return { kind: "broken", headline: broken };
  const failed = printFailedRuns(report);
  const lack = findLack(report)?.headline;
  if (failed !== undefined) {
    if (lack !== undefined) return { kind: "failed", headline: `${failed}, and ${lack}` };
    const result = permitted === undefined ? "no request broke the contract" : "all violations are allowed";
    return { kind: "failed", headline: `${failed}, but ${result}` };
  }
  if (lack !== undefined) return { kind: "untested", headline: `N${lack.slice(1)}` };
  const kept = permitted === undefined ? printKept(report) : `${permitted}, all allowed`;
  if (listFound(report, failOn).length > 0)
    return { kind: "warned", headline: `${kept}, but caused warnings that fail the run` };
  if (thresholds.some(({ met }) => !met)) {
    return { kind: "short", headline: `${kept}, but covered too little of it` };
  }
  return { kind: permitted === undefined ? "kept" : "allowed", headline: kept };
}

/** Joins the sentences about violations and differences; `undefined` if there are none. */
function joinKinds([first, second]: ReturnType<typeof countKinds>): string | undefined {
  return second ? `${first?.message}; r${second.message.slice(1)}` : first?.message;
}

/** Names the directions that were checked, and counts what was not compared. */
function printKept({ comparison }: ContractReport): string {
  if (!comparison) return "Every request kept the contract";
  const { responses, notCompared } = comparison;
  if (responses === 0) return "Every request kept the contract, and no response was compared";
  const omitted = notCompared.length === 0 ? "" : `, without ${printCount(notCompared.length, "part")}`;
  return `Every request and every response kept the contract${omitted}`;
}

function printFailedRuns(report: ContractReport): string | undefined {
  const [first, ...others] = listFailedRuns(report);
  const { length } = report.runs;
  if (!first) return undefined;
  return length === 1 ? `The command ${printEnd(first)}` : `${others.length + 1} of ${length} commands failed`;
}
