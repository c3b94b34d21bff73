import type { ContractReport, OperationCoverage, Run, Violation, Warning } from "../model/contract-report.js";
import type { EngineReport } from "../model/disagreement.js";
import { describeDisagreement } from "../guide/disagreement-guide.js";
import { readVerdict } from "../verdict/check-report.js";
import { measures } from "../model/measures.js";
import {
  printCount,
  printCommand,
  printDuration,
  printEngine,
  printEnd,
  printCoverage,
  printUnlisted,
  printUnlistedWarnings,
} from "../verdict/print-details.js";
import { toGroup, type JunitCase, type JunitFailure, type JunitSuite } from "./render-junit-suite.js";
import { summarize } from "../verdict/summarize.js";
import { printThreshold } from "../verdict/thresholds.js";
import { toExitCode } from "../verdict/to-exit-code.js";
import type { ThresholdCheck, Verdict } from "../model/verdict.js";

/**
 * Describes a report as JUnit XML, with a test case for each operation, command and threshold. The last test case is the verdict, which
 * fails if the run fails. Allowed violations fail no test case. Warnings fail one only if `failOn` contains them. Operations without
 * a valid request are skipped.
 */
export function describeSuite(report: ContractReport): JunitSuite {
  const { document, runs } = report;
  const verdict = readVerdict(report);
  const { coverage } = summarize(report);
  const properties = measures.map(({ key }) => [`contract.${key}`, printCoverage(coverage[key])] as const);
  return {
    name: `Contract of ${document.title} ${document.version}`.trim(),
    durationMs: runs.reduce((sum, { durationMs }) => sum + durationMs, 0),
    properties: { ...Object.fromEntries(properties), "contract.exitCode": String(verdict.exitCode) },
    cases: [
      ...report.operations.map((operation) => toOperationCase(report, operation, verdict)),
      ...toOutsideCase(report, verdict),
      ...toWarningCase(report, verdict),
      ...(report.engines ?? []).map(toEngineCase),
      ...runs.map((run, index) => toRunCase(run, runs.length === 1 ? "command" : `command ${index + 1}`)),
      ...verdict.thresholds.map(toThresholdCase),
      toVerdictCase(verdict),
    ],
  };
}

function toOperationCase(
  { violations, warnings }: ContractReport,
  operation: OperationCoverage,
  verdict: Verdict,
): JunitCase {
  const { id, requests } = operation;
  const found = violations.filter((violation) => violation.operation === id);
  const broken = splitViolations(found, verdict);
  const warned = splitWarnings(
    warnings.filter((warning) => warning.operation === id),
    verdict,
  );
  const failures = [...broken.failures, ...warned.failures];
  const isSkipped = requests === 0 && failures.length === 0;
  return {
    group: toGroup(id),
    name: id || `${operation.method} ${operation.path}`,
    failures,
    skippedBecause: isSkipped
      ? found.length > 0
        ? "All requests were invalid, which is allowed."
        : "Not called."
      : undefined,
    note: joinNotes([broken.note, warned.note]),
  };
}

/** Splits warnings: those of `failOn` are failures, the others are output. */
function splitWarnings(
  warnings: readonly Warning[],
  { failOn }: Verdict,
): { failures: JunitFailure[]; note: string | undefined } {
  const notes = warnings.filter(({ code }) => !failOn.includes(code)).map((each) => `Warning: ${explain(each)}`);
  return {
    failures: warnings
      .filter(({ code }) => failOn.includes(code))
      .map((warning) => ({ type: warning.code, message: warning.message, text: explain(warning) })),
    note: joinNotes(notes),
  };
}

/** Creates a test case for warnings without an operation and for unlisted warnings. Returns no case if none exist. */
function toWarningCase({ operations, warnings, unlistedWarnings = [] }: ContractReport, verdict: Verdict): JunitCase[] {
  const known = new Set<string | undefined>(operations.map(({ id }) => id));
  const { failures, note } = splitWarnings(
    warnings.filter(({ operation }) => !known.has(operation)),
    verdict,
  );
  const failing = unlistedWarnings.filter(({ code }) => verdict.failOn.includes(code));
  const others = unlistedWarnings.filter(({ code }) => !verdict.failOn.includes(code));
  const message = `${printUnlistedWarnings(failing)}.`;
  const more = failing.length === 0 ? [] : [{ type: failing[0]?.code ?? "", message, text: message }];
  const details = joinNotes([note, others.length === 0 ? undefined : `${printUnlistedWarnings(others)}.`]);
  if (failures.length + more.length === 0 && details === undefined) return [];
  return [
    { group: "contract", name: "warnings", failures: [...failures, ...more], skippedBecause: undefined, note: details },
  ];
}

/** Creates a test case for violations without an operation, such as an unknown path, and for unlisted ones, if there are any. */
function toOutsideCase({ operations, violations, unlisted = [] }: ContractReport, verdict: Verdict): JunitCase[] {
  const known = new Set<string | undefined>(operations.map(({ id }) => id));
  const outside = violations.filter(({ operation }) => !known.has(operation));
  if (outside.length === 0 && unlisted.length === 0) return [];
  const { failures, note } = splitViolations(outside, verdict);
  const counted = unlisted.filter(({ code }) => !verdict.allowed.includes(code));
  const message = `${printUnlisted(counted)}.`;
  const more = counted.length === 0 ? [] : [{ type: counted[0]?.code ?? "", message, text: message }];
  const isSkipped = failures.length + more.length === 0;
  return [
    {
      group: "contract",
      name: "no operation",
      failures: [...failures, ...more],
      skippedBecause: isSkipped ? "The violations here are allowed." : undefined,
      note,
    },
  ];
}

/** Splits violations: allowed ones are output, the others are failures. */
function splitViolations(
  violations: readonly Violation[],
  { allowed }: Verdict,
): { failures: JunitFailure[]; note: string | undefined } {
  const notes = violations.filter(({ code }) => allowed.includes(code)).map((each) => `Allowed: ${explain(each)}`);
  return {
    failures: violations
      .filter(({ code }) => !allowed.includes(code))
      .map((violation) => ({ type: violation.code, message: violation.message, text: explain(violation) })),
    note: joinNotes(notes),
  };
}

/** Creates a test case about the whole run. */
function toWholeCase(name: string, text: string, failure: Omit<JunitFailure, "text"> | undefined): JunitCase {
  return {
    group: "contract",
    name,
    failures: failure ? [{ ...failure, text }] : [],
    skippedBecause: undefined,
    note: failure ? undefined : text,
  };
}

/** Creates a test case for an engine. Its disagreements are output, because they never fail a run. */
function toEngineCase(engine: EngineReport): JunitCase {
  const { name, disagreements, unlisted = 0 } = engine;
  const lines = disagreements.map((disagreement) => {
    const { operation = "no operation", code, count, request } = disagreement;
    const description = `${operation}: ${describeDisagreement(name, disagreement)} (${code}, ${count}×)`;
    return `${description}\nsent:  ${request.method} ${request.target}`;
  });
  const others =
    unlisted === 0 ? [] : [`${printCount(unlisted, "disagreement")} of other kinds, which are not listed.`];
  return toWholeCase(`engine ${name}`, [`${printEngine(engine)}.`, ...lines, ...others].join("\n\n"), undefined);
}

function toRunCase(run: Run, name: string): JunitCase {
  const details = `${printCommand(run.command)} ${printEnd(run)} after ${printDuration(run.durationMs)}`;
  const text = [
    `${details}; ${printCount(run.requests, "request")} reached the mock.`,
    ...(run.notStarted === undefined ? [] : [run.notStarted]),
  ].join("\n");
  const failure = { type: "command-failed", message: `The command ${printEnd(run)}.` };
  return toWholeCase(name, text, toExitCode(run) === 0 ? undefined : failure);
}

function toThresholdCase(check: ThresholdCheck): JunitCase {
  const message = printThreshold(check);
  return toWholeCase(
    `${check.measure} covered`,
    message,
    check.met ? undefined : { type: "threshold-missed", message },
  );
}

function toVerdictCase({ exitCode, headline, failures }: Verdict): JunitCase {
  const text = [`${headline}.`, ...failures.map(({ message }) => message)].join("\n");
  const [first] = failures;
  return toWholeCase(
    "verdict",
    text,
    first && exitCode !== 0 ? { type: first.code, message: `${headline}.` } : undefined,
  );
}

function joinNotes(notes: readonly (string | undefined)[]): string | undefined {
  const details = notes.filter((note) => note !== undefined);
  return details.length === 0 ? undefined : details.join("\n\n");
}

function explain(found: Violation | Warning): string {
  const { code, place, message, count, request } = found;
  return [
    `${place}: ${message} (${code}, ${count}×)`,
    ...(request === undefined ? [] : [`sent:  ${request.method} ${request.target}`]),
    ...("correction" in found && found.correction !== undefined ? [`right: ${found.correction}`] : []),
  ].join("\n");
}
