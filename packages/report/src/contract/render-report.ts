import { capitalize, listNames, printCount, showValue, usualMockUrl } from "@shortvideo-api/document";
import { type ContractReport, type OperationCoverage, reportSchema, type Run } from "../model/contract-report.js";
import {
  addLevel,
  type CommandResult,
  type FindingSection,
  nameDocument,
  type ReportDescription,
  type SarifRun,
  type SarifRule,
  type Section,
} from "../model/description.js";
import { differenceGuide, omissionGuide } from "../model/difference.js";
import { disagreementGuide, type EngineReport } from "../model/disagreement.js";
import type { Finding } from "../model/finding.js";
import { coverageMeasures, measures } from "../model/measures.js";
import { sortKeys } from "../model/schema.js";
import { failureGuide } from "../model/verdict.js";
import { violationGuide } from "../model/violation.js";
import { warningGuide } from "../model/warning.js";
import { renderDescription, type ReportFormat } from "../render/formats.js";
import type { TextOptions } from "../render/terminal-page.js";
import { readVerdict } from "../verdict/check-report.js";
import {
  printCommand,
  printCoverage,
  printDuration,
  printEnd,
  printEngine,
  printStarts,
  printUnlisted,
} from "../verdict/print-details.js";
import { summarize } from "../verdict/summarize.js";
import { toExitCode } from "../verdict/to-exit-code.js";
import { type ContractFindings, listContractFindings } from "./list-findings.js";
import { tallyListed } from "../verdict/to-difference-finding.js";

/** Writes a report in the format. Pure: the same report gives the same text. `options` apply to text only. */
export function renderReport(report: ContractReport, format: ReportFormat, options?: TextOptions): string {
  return renderDescription(describeReport(report), format, options);
}

function describeReport(report: ContractReport): ReportDescription {
  const { document, requests, runs, operations, started = [], comparison } = report;
  const { kind, headline, exitCode, failures } = readVerdict(report);
  const findings = listContractFindings(report);
  return {
    kind: "Contract report",
    name: nameDocument(document),
    headline,
    exitCode,
    isCertain: kind === "kept" && (comparison === undefined || comparison.responses > 0),
    // Violations, warnings and commands have their own places.
    reasons: failures
      .filter(({ code }) => code === "threshold-missed" || code === "report-unwritten")
      .map(({ message }) => message),
    facts: [
      printCount(requests, "request"),
      ...(comparison ? [`${printCount(comparison.responses, "response")} compared`] : []),
      ...printStarts(started),
    ],
    commands: runs.map((run) => toCommandResult(run, runs.length)),
    sections: listSections(report, findings),
    operations: operations.map(({ id, method, path, requests: valid }) => ({
      id,
      method,
      path,
      ...(valid === 0 && { skippedBecause: "No valid request called it." }),
    })),
    unshown: findings.unshown,
    durationMs: runs.reduce((sum, { durationMs }) => sum + durationMs, 0),
    properties: listProperties(report),
    sarif: describeSarifRun(report),
    // Keys are always in the same order, so that files can be compared line by line.
    data: sortKeys({ ...report, verdict: readVerdict(report) }, reportSchema),
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
  const { violations, differences, notCompared, warnings } = findings;
  const unlistedDifferences = report.comparison?.unlisted;
  const lists: FindingSection[] = [
    {
      kind: "findings",
      id: "violations",
      title: "Violations",
      findings: violations,
      ...tallyListed(report.violations, unlisted, violations),
      ...(violations.some(({ correction }) => correction !== undefined) && { hint: correctionHint }),
      ...(unlisted && { more: printUnlisted(unlisted, "violation") }),
    },
    {
      kind: "findings",
      id: "differences",
      title: "Differences of responses",
      findings: differences,
      ...tallyListed(report.comparison?.differences ?? [], unlistedDifferences, differences),
      ...(unlistedDifferences && { more: printUnlisted(unlistedDifferences, "difference") }),
    },
    {
      kind: "findings",
      id: "warnings",
      title: "Warnings",
      findings: warnings,
      ...(unlistedWarnings && { more: printUnlisted(unlistedWarnings, "warning") }),
    },
    {
      kind: "findings",
      id: "not-compared",
      title: "Not compared",
      note: "The verdict says nothing about these parts of requests and responses.",
      findings: notCompared,
    },
  ];
  return [
    ...lists.filter((section) => section.findings.length > 0 || section.more !== undefined),
    ...engines.map((engine, index) => toEngineSection(engine, index + 1, findings.engines[index] ?? [])),
    {
      kind: "coverage",
      id: "coverage",
      title: "Coverage",
      ...describeLeftLists(operations),
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

/** How to run a correction: its address and its key are variables, so that it works after the run. */
const correctionHint = `Corrections need a mock and any key: \`export MOCK_URL=${usualMockUrl} MOCK_KEY=any-key\`.`;

/**
 * Gives a hint about lists that were left after the first page, although a number said that more follow. It is no warning, because a caller
 * may need only the first page. One list says nothing, and neither do lists of which one was continued.
 */
function describeLeftLists(operations: readonly OperationCoverage[]): { readonly hint?: string } {
  const lists = operations.filter(({ pages }) => pages?.numericFlags !== undefined);
  if (lists.length < 2 || lists.some(({ pages }) => pages && pages.further > 0)) return {};
  const names = listNames(lists.map(({ id }) => showValue(id)));
  const hint =
    `${names}: only the first page was read, although a number on it, such as \`1\`, said that more follow. ` +
    "Code that compares this number with `true` stops there.";
  return { hint };
}

function toEngineSection(engine: EngineReport, number: number, findings: readonly Finding[]): FindingSection {
  const { name, unlisted = 0 } = engine;
  return {
    kind: "findings",
    id: `engine-${number}`,
    title: capitalize(name),
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
  const { headline, exitCode } = readVerdict(report);
  const { runs, started = [] } = report;
  const commits = [...new Set(started.flatMap(({ commit }) => commit ?? []))];
  const commands = [...runs, ...started].flatMap(({ command }) => (command ? printCommand(command) : []));
  return {
    "contract.headline": headline,
    ...(started.length > 0 && { "contract.started": started.map(({ at }) => at).join(", ") }),
    ...(commits.length > 0 && { "contract.commit": commits.join(", ") }),
    ...(commands.length > 0 && { "contract.command": commands.join(", ") }),
    ...Object.fromEntries(properties),
    "contract.exitCode": String(exitCode),
  };
}

function describeSarifRun(report: ContractReport): SarifRun {
  return {
    tool: "shortvideo-contract",
    rules: {
      ...violationGuide,
      ...addLevel(warningGuide, "warning"),
      ...(report.comparison && listDifferenceRules()),
      ...failureGuide,
      ...addLevel(disagreementGuide, "note"),
    },
    invocations: report.runs.map(toInvocation),
    properties: {
      document: report.document,
      requests: report.requests,
      ...(report.comparison && { notCompared: report.comparison.notCompared }),
      ...(report.started && { started: report.started }),
      coverage: summarize(report).coverage,
      verdict: readVerdict(report),
    },
  };
}

/** Lists the rules of differences. A code that requests have, too, gets one rule for both directions. */
function listDifferenceRules(): Readonly<Record<string, SarifRule>> {
  const ofRequests: Readonly<Record<string, SarifRule | undefined>> = { ...warningGuide, ...violationGuide };
  const rules = Object.entries<SarifRule>(differenceGuide).map(([code, rule]) => {
    const other = ofRequests[code];
    const join = (name: "meaning" | "help") =>
      other ? `In a request: ${other[name]} In a response: ${rule[name]}` : rule[name];
    return [code, { title: rule.title, meaning: join("meaning"), help: join("help") }] as const;
  });
  return {
    ...Object.fromEntries(rules),
    "part-not-compared": { ...omissionGuide["part-not-compared"], level: "note" },
  };
}

function toInvocation(run: Run): object {
  const { command, exitCode, signal, stoppedBy, timedOutAfterMs, notStarted, durationMs } = run;
  return {
    commandLine: printCommand(command),
    executionSuccessful: toExitCode(run) === 0,
    ...(notStarted === undefined ? {} : { processStartFailureMessage: notStarted }),
    ...(exitCode === null || notStarted !== undefined ? {} : { exitCode }),
    ...(signal === null ? {} : { exitSignalName: signal }),
    properties: {
      durationMs,
      ...(stoppedBy === undefined ? {} : { stoppedBy }),
      ...(timedOutAfterMs === undefined ? {} : { timedOutAfterMs }),
    },
  };
}
