import type { ViolationCode } from "../model/violation.js";
import type { WarningCode } from "../model/warning.js";
import type {
  ContractReport,
  Run,
  UnlistedViolations,
  UnlistedWarnings,
  Violation,
  Warning,
} from "../model/contract-report.js";
import type { DisagreementCode, EngineReport } from "../model/disagreement.js";
import { describeDisagreement, disagreementGuide, toTitle } from "../guide/disagreement-guide.js";
import { failureGuide } from "../guide/failure-guide.js";
import { readVerdict } from "../verdict/check-report.js";
import { printCount, printCommand } from "../verdict/print-details.js";
import { violationGuide } from "../guide/violation-guide.js";
import { renderSarifLog, type SarifRule, toFingerprint, toLocation, toMessage } from "./render-sarif-log.js";
import { summarize } from "../verdict/summarize.js";
import { toExitCode } from "../verdict/to-exit-code.js";
import { toViolationKind } from "../verdict/to-violation-kind.js";
import type { RunFailure, RunFailureCode } from "../model/verdict.js";
import { warningGuide } from "../guide/warning-guide.js";

/**
 * Prints a report as SARIF 2.1.0, with a rule for each code and these results:
 *
 * - each violation: an error, or a suppressed note if it is allowed
 * - each other reason why the report fails: an error
 * - each warning: a warning, or an error if `failOn` contains it
 * - each disagreement with another engine: a note
 *
 * @see {@link https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html}
 */
export function renderSarif(report: ContractReport): string {
  const { allowed, failOn, failures, ...verdict } = readVerdict(report);
  return renderSarifLog(guide, {
    invocations: report.runs.map(toInvocation),
    results: [
      ...report.violations.map((violation) => toResult(report, violation, allowed.includes(violation.code))),
      ...(report.unlisted ?? []).map((unlisted) => toUnlistedResult(report, unlisted, allowed.includes(unlisted.code))),
      ...report.warnings.map((warning) => toWarningResult(report, warning, failOn.includes(warning.code))),
      ...(report.unlistedWarnings ?? []).map((unlisted) =>
        toUnlistedWarningResult(report, unlisted, failOn.includes(unlisted.code)),
      ),
      ...(report.engines ?? []).flatMap((engine) => toEngineResults(report, engine)),
      ...failures.flatMap((failure) => toFailureResult(report, failure)),
    ],
    properties: {
      document: report.document,
      requests: report.requests,
      coverage: summarize(report).coverage,
      verdict: { ...verdict, failures, allowed, failOn },
    },
  });
}

const guide = { ...violationGuide, ...warningGuide, ...failureGuide, ...toNotes(disagreementGuide) };
const codes = Object.keys(guide);

function toInvocation(run: Run): object {
  const { command, exitCode, signal, stoppedBy, notStarted, durationMs } = run;
  return {
    commandLine: printCommand(command),
    executionSuccessful: toExitCode(run) === 0,
    ...(notStarted === undefined ? {} : { processStartFailureMessage: notStarted }),
    ...(exitCode === null || notStarted !== undefined ? {} : { exitCode }),
    ...(signal === null ? {} : { exitSignalName: signal }),
    properties: { durationMs, ...(stoppedBy === undefined ? {} : { stoppedBy }) },
  };
}

function toResult(report: ContractReport, violation: Violation, isAllowed: boolean): object {
  const { code, operation, place, message, count, request, correction } = violation;
  const sent = `Sent: ${request.method} ${request.target}`;
  const corrected = correction === undefined ? [] : [`Right: ${correction}`];
  return {
    ...toRuleFields(code, isAllowed),
    message: { text: toMessage([message, sent, ...corrected].join("\n")) },
    locations: [{ ...toPhysicalLocation(report, operation), logicalLocations: toLogicalLocations(operation, place) }],
    webRequest: { method: request.method, target: request.target },
    occurrenceCount: Math.max(count, 1),
    // The same for the same kind of violation in another run, so that code scanning does not show it as new.
    partialFingerprints: { "contractViolation/v1": toFingerprint(toViolationKind(violation)) },
    ...(correction === undefined ? {} : { properties: { correction } }),
  };
}

/** Creates the result for unlisted violations of one code. */
function toUnlistedResult(report: ContractReport, { code, count }: UnlistedViolations, isAllowed: boolean): object {
  return {
    ...toRuleFields(code, isAllowed),
    message: { text: `${printCount(count, "violation")} of this code that are not listed.` },
    locations: [toPhysicalLocation(report, undefined)],
    occurrenceCount: Math.max(count, 1),
    partialFingerprints: { "contractUnlisted/v1": toFingerprint([code]) },
  };
}

function toWarningResult(report: ContractReport, warning: Warning, fails: boolean): object {
  const { code, operation, place, message, count, request } = warning;
  const sent = request === undefined ? [] : [`Sent: ${request.method} ${request.target}`];
  return {
    ...toWarningRuleFields(code, fails),
    message: { text: toMessage([message, ...sent].join("\n")) },
    locations: [{ ...toPhysicalLocation(report, operation), logicalLocations: toLogicalLocations(operation, place) }],
    ...(request === undefined ? {} : { webRequest: { method: request.method, target: request.target } }),
    occurrenceCount: Math.max(count, 1),
    partialFingerprints: { "contractWarning/v1": toFingerprint([code, operation, place]) },
  };
}

function toUnlistedWarningResult(report: ContractReport, { code, count }: UnlistedWarnings, fails: boolean): object {
  return {
    ...toWarningRuleFields(code, fails),
    message: { text: `${printCount(count, "warning")} of this code that are not listed.` },
    locations: [toPhysicalLocation(report, undefined)],
    occurrenceCount: Math.max(count, 1),
    partialFingerprints: { "contractUnlisted/v1": toFingerprint([code]) },
  };
}

/** Creates a note for each disagreement, and one for all unlisted disagreements. */
function toEngineResults(report: ContractReport, { name, disagreements, unlisted = 0 }: EngineReport): object[] {
  const listed = disagreements.map((disagreement) => {
    const { code, operation, reason, count, request } = disagreement;
    const text = `${describeDisagreement(name, disagreement)}\nSent: ${request.method} ${request.target}`;
    return {
      ...toNoteRuleFields(code),
      message: { text: toMessage(text) },
      locations: [
        { ...toPhysicalLocation(report, operation), logicalLocations: toLogicalLocations(operation, "request") },
      ],
      webRequest: { method: request.method, target: request.target },
      occurrenceCount: Math.max(count, 1),
      partialFingerprints: { "contractDisagreement/v1": toFingerprint([name, code, operation, reason]) },
    };
  });
  if (unlisted === 0) return listed;
  const others = {
    ...toNoteRuleFields("engine-failed"),
    message: { text: toMessage(`${printCount(unlisted, "disagreement")} with ${toTitle(name)} that are not listed.`) },
    locations: [toPhysicalLocation(report, undefined)],
    occurrenceCount: unlisted,
    partialFingerprints: { "contractUnlisted/v1": toFingerprint([name]) },
  };
  return [...listed, others];
}

function toNoteRuleFields(code: DisagreementCode): object {
  return { ruleId: code, ruleIndex: codes.indexOf(code), kind: "fail", level: "note", suppressions: [] };
}

function toNotes(entries: Readonly<Record<string, SarifRule>>): Record<string, SarifRule> {
  return Object.fromEntries(Object.entries(entries).map(([code, entry]) => [code, { ...entry, level: "note" }]));
}

function toWarningRuleFields(code: WarningCode, fails: boolean): object {
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    kind: "fail",
    level: fails ? "error" : "warning",
    suppressions: [],
  };
}

/** Creates the result for a reason why the report fails. Violations and warnings already have results. */
function toFailureResult(report: ContractReport, { code, about, message }: RunFailure): object[] {
  if (code === "contract-broken" || code === "warning-found") return [];
  return [
    {
      ...toRuleFields(code, false),
      message: { text: toMessage(message) },
      locations: [toPhysicalLocation(report, undefined)],
      partialFingerprints: { "contractFailure/v1": toFingerprint([code, about]) },
    },
  ];
}

/** Creates the fields of a result that name its rule and say whether it is suppressed. */
function toRuleFields(code: ViolationCode | RunFailureCode, isAllowed: boolean): object {
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    kind: "fail",
    level: isAllowed ? "note" : "error",
    suppressions: isAllowed ? [{ kind: "external", justification: "Allowed by an option of the run." }] : [],
  };
}

/** Creates the location of an operation in the document, or line 1 without an operation. Code scanning needs a location. */
function toPhysicalLocation({ document, operations }: ContractReport, operation: string | undefined): object {
  if (document.file === undefined) return {};
  return toLocation(document.file, operations.find(({ id }) => id === operation)?.line ?? 1);
}

/** Creates the logical locations of a place: the parameter and its operation. */
function toLogicalLocations(operation: string | undefined, place: string): object[] {
  const name = place.slice(place.indexOf(".") + 1);
  if (operation === undefined) return [{ name: place, fullyQualifiedName: place, kind: "element" }];
  return [
    { name, fullyQualifiedName: `${operation}/${place}`, kind: place.includes(".") ? "parameter" : "element" },
    { name: operation, fullyQualifiedName: operation, kind: "function" },
  ];
}
