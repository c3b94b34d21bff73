import type { ProblemCode } from "../contract/problem.js";
import type { ContractReport } from "../report/contract-report.js";
import { summarize } from "../report/summarize.js";
import { findMissedThresholds, type Thresholds } from "./thresholds.js";

/** What a report must hold for a run to pass. */
export interface RunDemands {
  /** Passes whatever the requests got wrong. Default false. */
  readonly allowViolations?: boolean | undefined;
  /** Passes what was got wrong in these ways. Default: nothing. */
  readonly ignore?: readonly ProblemCode[] | undefined;
  /** What must be reached. Default: one operation, since a run that called nothing has tested nothing. */
  readonly thresholds?: Thresholds | undefined;
}

/** Whether a run passed. */
export interface RunVerdict {
  /** 0 passed, 1 violations, 3 thresholds missed. */
  readonly exitCode: 0 | 1 | 3;
  /** Why it did not pass, for people; empty when it did. */
  readonly reasons: readonly string[];
}

/** Holds a report against what is asked of it. */
export function judgeRun(report: ContractReport, demands: RunDemands = {}): RunVerdict {
  const { allowViolations = false, ignore = [], thresholds = {} } = demands;
  const counted = report.violations.filter(({ code }) => !ignore.includes(code));
  const violations = counted.reduce((sum, { count }) => sum + count, report.unlisted ?? 0);
  const missed = findMissedThresholds(summarize(report), { ...thresholds, operations: thresholds.operations ?? 1 });
  const broken = violations > 0 && !allowViolations;
  const reasons = [
    ...(broken ? [`${violations} ${violations === 1 ? "violation" : "violations"} of the contract.`] : []),
    ...(missed.length > 0 && report.requests === 0 ? [unreached] : []),
    ...missed,
  ];
  return { exitCode: broken ? 1 : missed.length > 0 ? 3 : 0, reasons };
}

const unreached = "No request reached the mock: does the command call the address that it is handed?";
