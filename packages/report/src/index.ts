export type {
  BoundaryCoverage,
  BoundaryKind,
  ContractReport,
  OperationCoverage,
  PageCoverage,
  ParameterCoverage,
  ReadPart,
  ResponseComparisons,
  Run,
  RunStart,
  UnlistedDifferences,
  UnlistedViolations,
  UnlistedWarnings,
} from "./model/contract-report.js";
export { describeDisagreement } from "./model/disagreement.js";
export type { Disagreement, DisagreementCode, EngineReport, RequestDisagreement } from "./model/disagreement.js";
export {
  addUnwritten,
  type AnyVerdict,
  assertDemands,
  type FailOn,
  checkReport,
  type ReportDemands,
} from "./verdict/check-report.js";
export { listUnmet } from "./verdict/list-unmet.js";
export { toPlainText } from "./text/measure-text.js";
export { type ConditionMeasure, type CoverageMeasure, type Measure, measures } from "./model/measures.js";
export { mergeReports } from "./merge/merge-reports.js";
export { toViolationKind, violationGuide } from "./model/violation.js";
export type { RequestViolation, Violation, ViolationCode } from "./model/violation.js";
export { readReport, ReportError } from "./merge/read-report.js";
export { isReportFormat, type ReportFormat, reportFormatNames, reportFormats } from "./render/formats.js";
export { renderReport } from "./contract/render-report.js";
export { addReportTarget, type ReportTarget, ReportTargetError, reportTargetForm } from "./files/report-target.js";
export { type Coverage, summarize, type Summary } from "./verdict/summarize.js";
export { takesColor } from "./render/terminal-page.js";
export { readThreshold, type Thresholds } from "./verdict/thresholds.js";
export { toExitCode } from "./verdict/to-exit-code.js";
export type { RunFailure, RunFailureCode, Threshold, ThresholdCheck, Verdict } from "./model/verdict.js";
export {
  type CountedOmission,
  type Difference,
  type DifferenceCode,
  differenceGuide,
  type Omission,
} from "./model/difference.js";
export { inferenceGuide, type VerifyCode } from "./verification/difference-guide.js";
export { checkVerification, type VerifyDemands } from "./verification/check-verification.js";
export { renderVerifyReport } from "./verification/render-verify-report.js";
export type * from "./verification/verify-report.js";
export { warningGuide } from "./model/warning.js";
export type { RequestWarning, RequestWarningCode, UnmetCode, Warning, WarningCode } from "./model/warning.js";
export { type Environment, readStart } from "./files/read-start.js";
export { claimFiles } from "./files/claim-files.js";
export {
  prepareFiles,
  prepareFolder,
  ReportWriteError,
  writeReports,
  writeText,
  writeTexts,
} from "./files/write-report.js";
export { type DocumentLine, isCodeOf } from "./model/finding.js";
export { checkDiff } from "./diff/diff-report.js";
export type * from "./diff/diff-report.js";
export { type Annotation, renderAnnotations } from "./render/render-annotations.js";
export { type ChangeChapter, divideChanges, renderDiffReport } from "./diff/render-diff-report.js";
