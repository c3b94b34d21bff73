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
} from "./contract-report.js";
export { addUnwritten, type FailOn, failOnNames, judgeReport, type ReportDemands } from "./judge-report.js";
export { listUnmet } from "./list-unmet.js";
export { toPlainText } from "./measure-text.js";
export { type ConditionMeasure, type CoverageMeasure, type Measure, measures } from "./measures.js";
export { mergeReports } from "./merge-reports.js";
export { countOf } from "./print-facts.js";
export { isProblemCode, problemGuide } from "./problem-guide.js";
export type { Problem, ProblemCode } from "./problem.js";
export { quoteNames } from "./quote-names.js";
export { readReport, ReportError } from "./read-report.js";
export { renderReport, type ReportFormat, reportMediaTypes } from "./render-report.js";
export { renderText } from "./render-text.js";
export { addReportTarget, type ReportTarget, ReportTargetError } from "./report-target.js";
export { showValue } from "./show-value.js";
export { type Reach, summarize, type Summary } from "./summarize.js";
export { takesColour } from "./takes-colour.js";
export { assertThresholds, readThreshold, type Thresholds } from "./thresholds.js";
export { toExitCode } from "./to-exit-code.js";
export { toViolationKind } from "./to-violation-kind.js";
export type { Failure, FailureCode, Threshold, ThresholdCheck, Verdict } from "./verdict.js";
export { differenceGuide, inferenceGuide } from "./verification/difference-guide.js";
export {
  addUnwritten as addUnwrittenToVerification,
  judgeVerification,
  type VerifyDemands,
} from "./verification/judge-verification.js";
export { renderVerifyReport } from "./verification/render-verify-report.js";
export { renderVerifyText } from "./verification/render-verify-text.js";
export type {
  Difference,
  DifferenceCode,
  Fact,
  VerifiedOperation,
  VerifyCode,
  VerifyReport,
  VerifyVerdict,
} from "./verification/verify-report.js";
export { isWarningCode, warningGuide } from "./warning-guide.js";
export type { RequestWarning, RequestWarningCode, UnmetCode, WarningCode } from "./warning.js";
export { prepareFiles, prepareFolder, ReportWriteError, writeReports, writeTexts } from "./write-report.js";
