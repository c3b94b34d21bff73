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
import { verdictOf } from "../verdict/check-report.js";
import { countOf, printCommand } from "../verdict/print-details.js";
import { violationGuide } from "../guide/violation-guide.js";
import { renderSarifLog, type SarifRule, toFingerprint, toLocation, toMessage } from "./render-sarif-log.js";
import { summarize } from "../verdict/summarize.js";
import { toExitCode } from "../verdict/to-exit-code.js";
import { toViolationKind } from "../verdict/to-violation-kind.js";
import type { RunFailure, RunFailureCode } from "../model/verdict.js";
import { warningGuide } from "../guide/warning-guide.js";

/**
 * Prints a report as SARIF 2.1.0: a rule for each kind of violation, and a result for each violation. Each other reason for which
 * it does not pass is a result, too. A violation that is allowed is a note, and suppressed. A warning is a warning, and an error
 * where the run was to fail on it. A disagreement with another engine is a note.
 *
 * @see {@link https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html}
 */
export function renderSarif(report: ContractReport): string {
  const { allowed, failOn, failures, ...verdict } = verdictOf(report);
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
  const right = correction === undefined ? [] : [`Right: ${correction}`];
  return {
    ...toRuling(code, isAllowed),
    message: { text: toMessage([message, sent, ...right].join("\n")) },
    locations: [{ ...toPhysicalLocation(report, operation), logicalLocations: toLogicalLocations(operation, place) }],
    webRequest: { method: request.method, target: request.target },
    occurrenceCount: Math.max(count, 1),
    // The same kind in another run has the same one, so that it is not shown as new.
    partialFingerprints: { "contractViolation/v1": toFingerprint(toViolationKind(violation)) },
    ...(correction === undefined ? {} : { properties: { correction } }),
  };
}

/** Writes one result for each code of unlisted violations. */
function toUnlistedResult(report: ContractReport, { code, count }: UnlistedViolations, isAllowed: boolean): object {
  return {
    ...toRuling(code, isAllowed),
    message: { text: `${countOf(count, "violation")} of this code that are not listed.` },
    locations: [toPhysicalLocation(report, undefined)],
    occurrenceCount: Math.max(count, 1),
    partialFingerprints: { "contractUnlisted/v1": toFingerprint([code]) },
  };
}

function toWarningResult(report: ContractReport, warning: Warning, fails: boolean): object {
  const { code, operation, place, message, count, request } = warning;
  const sent = request === undefined ? [] : [`Sent: ${request.method} ${request.target}`];
  return {
    ...toWarningRuling(code, fails),
    message: { text: toMessage([message, ...sent].join("\n")) },
    locations: [{ ...toPhysicalLocation(report, operation), logicalLocations: toLogicalLocations(operation, place) }],
    ...(request === undefined ? {} : { webRequest: { method: request.method, target: request.target } }),
    occurrenceCount: Math.max(count, 1),
    partialFingerprints: { "contractWarning/v1": toFingerprint([code, operation, place]) },
  };
}

function toUnlistedWarningResult(report: ContractReport, { code, count }: UnlistedWarnings, fails: boolean): object {
  return {
    ...toWarningRuling(code, fails),
    message: { text: `${countOf(count, "warning")} of this code that are not listed.` },
    locations: [toPhysicalLocation(report, undefined)],
    occurrenceCount: Math.max(count, 1),
    partialFingerprints: { "contractUnlisted/v1": toFingerprint([code]) },
  };
}

/** Writes a note for each disagreement, and one for those that are not listed. */
function toEngineResults(report: ContractReport, { name, disagreements, unlisted = 0 }: EngineReport): object[] {
  const listed = disagreements.map((disagreement) => {
    const { code, operation, reason, count, request } = disagreement;
    const text = `${describeDisagreement(name, disagreement)}\nSent: ${request.method} ${request.target}`;
    return {
      ...toNote(code),
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
    ...toNote("engine-failed"),
    message: { text: toMessage(`${countOf(unlisted, "disagreement")} with ${toTitle(name)} that are not listed.`) },
    locations: [toPhysicalLocation(report, undefined)],
    occurrenceCount: unlisted,
    partialFingerprints: { "contractUnlisted/v1": toFingerprint([name]) },
  };
  return [...listed, others];
}

function toNote(code: DisagreementCode): object {
  return { ruleId: code, ruleIndex: codes.indexOf(code), kind: "fail", level: "note", suppressions: [] };
}

function toNotes(entries: Readonly<Record<string, SarifRule>>): Record<string, SarifRule> {
  return Object.fromEntries(Object.entries(entries).map(([code, entry]) => [code, { ...entry, level: "note" }]));
}

function toWarningRuling(code: WarningCode, fails: boolean): object {
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    kind: "fail",
    level: fails ? "error" : "warning",
    suppressions: [],
  };
}

/** Violations and warnings have results of their own. */
function toFailureResult(report: ContractReport, { code, about, message }: RunFailure): object[] {
  if (code === "contract-broken" || code === "warning-found") return [];
  return [
    {
      ...toRuling(code, false),
      message: { text: toMessage(message) },
      locations: [toPhysicalLocation(report, undefined)],
      partialFingerprints: { "contractFailure/v1": toFingerprint([code, about]) },
    },
  ];
}

/** The rule, and whether it counts. */
function toRuling(code: ViolationCode | RunFailureCode, isAllowed: boolean): object {
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    kind: "fail",
    level: isAllowed ? "note" : "error",
    suppressions: isAllowed ? [{ kind: "external", justification: "Allowed by an option of the run." }] : [],
  };
}

/** Where the document says so: its operation, or the document at large. Code scanning shows nothing without it. */
function toPhysicalLocation({ document, operations }: ContractReport, operation: string | undefined): object {
  if (document.file === undefined) return {};
  return toLocation(document.file, operations.find(({ id }) => id === operation)?.line ?? 1);
}

/** The parameter, and the operation that it belongs to. */
function toLogicalLocations(operation: string | undefined, place: string): object[] {
  const name = place.slice(place.indexOf(".") + 1);
  if (operation === undefined) return [{ name: place, fullyQualifiedName: place, kind: "element" }];
  return [
    { name, fullyQualifiedName: `${operation}/${place}`, kind: place.includes(".") ? "parameter" : "element" },
    { name: operation, fullyQualifiedName: operation, kind: "function" },
  ];
}
