import { disagreementGuide, toTitle } from "../model/disagreement.js";
import { failureGuide } from "../model/verdict.js";
import { violationGuide } from "../model/violation.js";
import { warningGuide } from "../model/warning.js";
import type { ContractReport, OperationCoverage, Run } from "../model/contract-report.js";
import type {
  CommandResult,
  FindingSection,
  ReportDescription,
  RunDescription,
  SarifRule,
  Section,
  SuiteCase,
} from "../model/description.js";
import type { EngineReport } from "../model/disagreement.js";
import type { Finding } from "../model/finding.js";
import { coverageMeasures, measures } from "../model/measures.js";
import type { ThresholdCheck } from "../model/verdict.js";
import { renderDescription, type ReportFormat } from "../render/formats.js";
import { toGroup } from "../render/render-junit.js";
import type { TextOptions } from "../render/terminal-page.js";
import { explainFailedRun, readVerdict } from "../verdict/check-report.js";
import {
  printCommand,
  printCount,
  printCoverage,
  printDuration,
  printEnd,
  printEngine,
  printUnlisted,
  printUnlistedWarnings,
} from "../verdict/print-details.js";
import { summarize } from "../verdict/summarize.js";
import { printThreshold } from "../verdict/thresholds.js";
import { toExitCode } from "../verdict/to-exit-code.js";
import { type ContractFindings, listContractFindings, toFailure } from "./list-findings.js";
import { toSortedData } from "./to-sorted-data.js";

/** Writes a report in the format. Pure: the same report gives the same text. `options` apply to text only. */
export function renderReport(report: ContractReport, format: ReportFormat, options?: TextOptions): string {
  return renderDescription(describeReport(report), format, options);
}

function describeReport(report: ContractReport): ReportDescription {
  const { document, requests, runs } = report;
  const { kind, headline, exitCode, failures } = readVerdict(report);
  const findings = listContractFindings(report);
  return {
    kind: "Contract report",
    name: [document.title, document.version].filter(Boolean).join(" "),
    headline,
    exitCode,
    isCertain: kind === "kept",
    reasons: failures.map(({ code, message }) => ({
      code,
      message,
      isShown: code !== "threshold-missed" && code !== "report-unwritten",
    })),
    facts: [printCount(requests, "request")],
    commands: runs.map((run) => toCommandResult(run, runs.length)),
    sections: listSections(report, findings),
    unshown: [
      ...findings.unlisted,
      ...findings.unlistedWarnings,
      ...findings.engines.flatMap(({ unlisted }) => unlisted),
      ...findings.failures,
    ],
    suite: {
      name: `Contract of ${document.title} ${document.version}`.trim(),
      durationMs: runs.reduce((sum, { durationMs }) => sum + durationMs, 0),
      properties: listProperties(report),
      cases: listCases(report, findings),
    },
    run: describeRun(report),
    data: toSortedData(report),
  };
}

function toCommandResult(run: Run, runCount: number): CommandResult {
  const { command, durationMs, requests } = run;
  const isIdle = requests === 0 && runCount > 1;
  return {
    command: printCommand(command),
    result: `${printEnd(run)} after ${printDuration(durationMs)}${runCount > 1 ? `, ${printCount(requests, "request")}` : ""}`,
    severity: toExitCode(run) !== 0 ? "error" : isIdle ? "warning" : "note",
  };
}

function listSections(report: ContractReport, findings: ContractFindings): Section[] {
  const { operations, unlisted, unlistedWarnings, engines = [] } = report;
  const { coverage } = summarize(report);
  const { thresholds } = readVerdict(report);
  const { violations, warnings } = findings;
  const lists: FindingSection[] = [
    {
      kind: "findings",
      id: "violations",
      title: "Violations",
      findings: violations,
      ...(unlisted && { more: printUnlisted(unlisted) }),
    },
    {
      kind: "findings",
      id: "warnings",
      title: "Warnings",
      findings: warnings,
      ...(unlistedWarnings && { more: printUnlistedWarnings(unlistedWarnings) }),
    },
  ];
  return [
    ...lists.filter((section) => section.findings.length > 0 || section.more !== undefined),
    ...engines.map((engine, index) => toEngineSection(engine, index + 1, findings.engines[index]?.listed ?? [])),
    {
      kind: "coverage",
      id: "coverage",
      title: "Coverage",
      measures: coverageMeasures.map(({ key, title }) => {
        const threshold = thresholds.find(({ measure }) => measure === key);
        return { key, title, ...coverage[key], ...(threshold && { threshold }) };
      }),
    },
    {
      kind: "operations",
      id: "operations",
      title: "Operations",
      operations,
      violations: countByOperation(violations),
      warnings: countByOperation(warnings),
    },
  ];
}

function toEngineSection(engine: EngineReport, number: number, findings: readonly Finding[]): FindingSection {
  const { name, unlisted = 0 } = engine;
  return {
    kind: "findings",
    id: `engine-${number}`,
    title: toTitle(name),
    tally: printEngine(engine),
    note: "A disagreement does not fail the run.",
    findings,
    ...(unlisted > 0 && { more: `${printCount(unlisted, "disagreement")} of other kinds, which are not listed` }),
  };
}

function countByOperation(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of findings.flatMap(({ operations }) => operations)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function listProperties(report: ContractReport): Record<string, string> {
  const { coverage } = summarize(report);
  const properties = measures.map(({ key }) => [`contract.${key}`, printCoverage(coverage[key])] as const);
  return { ...Object.fromEntries(properties), "contract.exitCode": String(readVerdict(report).exitCode) };
}

/**
 * Lists a test case for each operation, engine, command and threshold. Allowed violations fail no test case. Warnings fail one only if
 * `failOn` contains them. Operations without a valid request are skipped.
 */
function listCases(report: ContractReport, findings: ContractFindings): SuiteCase[] {
  const { operations, engines = [], runs } = report;
  const { violations, warnings, unlisted, unlistedWarnings } = findings;
  const known = new Set(operations.map(({ id }) => id));
  const isOutside = (finding: Finding) => !finding.operations.some((id) => known.has(id));
  const others: SuiteCase[] = [
    {
      group: "contract",
      name: "no operation",
      findings: [...violations.filter(isOutside), ...unlisted],
      skippedBecause: "The violations here are allowed.",
    },
    { group: "contract", name: "warnings", findings: [...warnings.filter(isOutside), ...unlistedWarnings] },
  ];
  return [
    ...operations.map((operation) => toOperationCase(operation, findings)),
    ...others.filter((each) => each.findings.length > 0),
    ...engines.map((engine, index) => ({
      group: "contract",
      name: `engine ${engine.name}`,
      findings: [...(findings.engines[index]?.listed ?? []), ...(findings.engines[index]?.unlisted ?? [])],
      note: `${printEngine(engine)}.`,
    })),
    ...runs.map((run, index) => toRunCase(report, run, runs.length === 1 ? "command" : `command ${index + 1}`)),
    ...readVerdict(report).thresholds.map((check) => toThresholdCase(report, check)),
  ];
}

function toOperationCase(operation: OperationCoverage, { violations, warnings }: ContractFindings): SuiteCase {
  const { id, method, path, requests } = operation;
  const [broken, warned] = [violations, warnings].map((all) => all.filter(({ operations }) => operations.includes(id)));
  return {
    group: toGroup(id),
    name: id || `${method} ${path}`,
    findings: [...(broken ?? []), ...(warned ?? [])],
    ...(requests === 0 && {
      skippedBecause: broken?.length ? "All requests were invalid, which is allowed." : "Not called.",
    }),
  };
}

function toRunCase(report: ContractReport, run: Run, name: string): SuiteCase {
  const { command, durationMs, requests } = run;
  const details = `${printCommand(command)} ${printEnd(run)} after ${printDuration(durationMs)}`;
  return {
    group: "contract",
    name,
    findings: toExitCode(run) === 0 ? [] : toFailure(report, explainFailedRun(run)),
    note: `${details}; ${printCount(requests, "request")} reached the mock.`,
  };
}

function toThresholdCase(report: ContractReport, check: ThresholdCheck): SuiteCase {
  const { measure, met } = check;
  const message = printThreshold(check);
  return {
    group: "contract",
    name: `${measure} covered`,
    findings: met ? [] : toFailure(report, { code: "threshold-missed", about: measure, message }),
    ...(met && { note: message }),
  };
}

function describeRun(report: ContractReport): RunDescription {
  const { allowed, failOn, failures, ...verdict } = readVerdict(report);
  return {
    tool: "shortvideo-contract",
    rules: {
      ...violationGuide,
      ...addLevel(warningGuide, "warning"),
      ...failureGuide,
      ...addLevel(disagreementGuide, "note"),
    },
    invocations: report.runs.map(toInvocation),
    properties: {
      document: report.document,
      requests: report.requests,
      coverage: summarize(report).coverage,
      verdict: { ...verdict, failures, allowed, failOn },
    },
  };
}

function addLevel(
  rules: Readonly<Record<string, SarifRule>>,
  level: "warning" | "note",
): Readonly<Record<string, SarifRule>> {
  return Object.fromEntries(Object.entries(rules).map(([code, rule]) => [code, { ...rule, level }]));
}

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
