import type { ContractReport, Run, Violation } from "./contract-report.js";
import { printCommand } from "./print-facts.js";
import { problemGuide } from "./problem-guide.js";
import { renderSarifLog, toFingerprint, toLocation, toMessage } from "./render-sarif-log.js";
import { summarize } from "./summarize.js";

/**
 * Prints a report as SARIF 2.1.0: a rule for each kind of problem, a result for each violation.
 *
 * @see {@link https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html}
 */
export function renderSarif(report: ContractReport): string {
  const codes = Object.keys(problemGuide);
  return renderSarifLog(problemGuide, {
    invocations: report.runs.map(toInvocation),
    results: report.violations.map((violation) => toResult(report, violation, codes.indexOf(violation.code))),
    properties: { document: report.document, requests: report.requests, reach: summarize(report).reach },
  });
}

function toInvocation(run: Run): object {
  const { command, exitCode, signal, duration_ms } = run;
  return {
    commandLine: printCommand(command),
    executionSuccessful: exitCode === 0,
    ...(exitCode === null ? {} : { exitCode }),
    ...(signal === null ? {} : { exitSignalName: signal }),
    properties: { duration_ms },
  };
}

function toResult(report: ContractReport, violation: Violation, ruleIndex: number): object {
  const { code, operation, place, message, count, request, correction } = violation;
  const sent = `Sent: ${request.verb} ${request.target}`;
  const right = correction === undefined ? [] : [`Right: ${correction}`];
  return {
    ruleId: code,
    ruleIndex,
    kind: "fail",
    level: "error",
    message: { text: toMessage([message, sent, ...right].join("\n")) },
    locations: [{ ...toPhysicalLocation(report, operation), logicalLocations: toLogicalLocations(operation, place) }],
    webRequest: { method: request.verb, target: request.target },
    occurrenceCount: Math.max(count, 1),
    partialFingerprints: { "contractViolation/v1": fingerprint(violation) },
    ...(correction === undefined ? {} : { properties: { correction } }),
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

/** The same violation in another run has the same one, so that it is not told as new. */
function fingerprint({ code, operation, place, request }: Violation): string {
  const outside = operation ?? `${request.verb} ${request.target.split("?", 1)[0]}`;
  return toFingerprint([code, outside, place]);
}
