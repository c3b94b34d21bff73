import { disagreementGuide } from "../guide/disagreement-guide.js";
import { failureGuide } from "../guide/failure-guide.js";
import { violationGuide } from "../guide/violation-guide.js";
import { warningGuide } from "../guide/warning-guide.js";
import type { ContractReport, Run } from "../model/contract-report.js";
import { readVerdict } from "../verdict/check-report.js";
import { printCommand } from "../verdict/print-details.js";
import { summarize } from "../verdict/summarize.js";
import { toExitCode } from "../verdict/to-exit-code.js";
import type { SarifRule, SarifRun } from "./render-sarif-log.js";

/** Describes a report as a run of SARIF, with a rule for each code. */
export function describeRun(report: ContractReport): Omit<SarifRun, "findings"> {
  const { allowed, failOn, failures, ...verdict } = readVerdict(report);
  return {
    tool: "shortvideo-contract",
    rules,
    invocations: report.runs.map(toInvocation),
    properties: {
      document: report.document,
      requests: report.requests,
      coverage: summarize(report).coverage,
      verdict: { ...verdict, failures, allowed, failOn },
    },
  };
}

const rules = { ...violationGuide, ...warningGuide, ...failureGuide, ...toNotes(disagreementGuide) };

function toNotes(entries: Readonly<Record<string, SarifRule>>): Record<string, SarifRule> {
  return Object.fromEntries(Object.entries(entries).map(([code, entry]) => [code, { ...entry, level: "note" }]));
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
