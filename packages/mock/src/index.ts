export type { Fixtures, OperationFixtures } from "./answer/fixtures.js";
export { createStartCommand } from "./command/start-command.js";
export type { Environment, HandOverOptions } from "./command/hand-over.js";
export { runCommand } from "./command/run-command.js";
export { type ContractRun, type ContractRunOptions, runContract } from "./command/run-contract.js";
export { MockStartError } from "./contract/mock-start-error.js";
export type { Problem, ProblemCode } from "./contract/problem.js";
export type { RequestWarning, RequestWarningCode, UnmetCode, WarningCode } from "./contract/warning.js";
export type { AnsweredPage, Exchange, PageLink } from "./http/exchange.js";
export type {
  BoundaryKind,
  ContractReport,
  OperationCoverage,
  PageCoverage,
  ParameterCoverage,
  Run,
  UnlistedViolations,
  UnlistedWarnings,
  Violation,
  Warning,
} from "./report/contract-report.js";
export { type FailOn, judgeReport, type ReportDemands } from "./report/judge-report.js";
export type { ConditionMeasure, CoverageMeasure, Measure } from "./report/measures.js";
export { mergeReports } from "./report/merge-reports.js";
export { readReport, ReportError } from "./report/read-report.js";
export { type ReportFormat, renderReport } from "./report/render-report.js";
export { type Reach, summarize, type Summary } from "./report/summarize.js";
export type { Thresholds } from "./report/thresholds.js";
export type { Failure, FailureCode, Threshold, ThresholdCheck, Verdict } from "./report/verdict.js";
export { type Mock, type MockOptions, type MockSource, startMock } from "./start-mock.js";
export { RequestsError } from "./verify/call/read-requests.js";
export type { Progress } from "./verify/progress.js";
export { judgeVerification, type VerifyDemands } from "./verify/report/judge-verification.js";
export { renderVerifyReport } from "./verify/report/render-verify-report.js";
export type {
  Difference,
  DifferenceCode,
  VerifyCode,
  Fact,
  VerifiedOperation,
  VerifyReport,
  VerifyVerdict,
} from "./verify/verify-report.js";
export { type Verification, type VerifyOptions, VerifyOptionsError, verifyService } from "./verify/verify-service.js";
