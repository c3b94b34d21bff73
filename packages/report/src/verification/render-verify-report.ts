import { type ReportFormat, reportFormats } from "../render/formats.js";
import { readVerifyVerdict } from "./check-verification.js";
import { describePage } from "./describe-page.js";
import { describeSuite } from "./describe-suite.js";
import { describeRun, listFindings } from "./list-findings.js";
import { renderVerifyText } from "./render-verify-text.js";
import type { VerifyReport } from "./verify-report.js";

/** Writes a verification in the format. Pure: the same report gives the same text. */
export function renderVerifyReport(report: VerifyReport, format: ReportFormat): string {
  return reportFormats[format].render({
    findings: () => listFindings(report),
    text: () => renderVerifyText(report),
    data: () => ({ ...report, verdict: readVerifyVerdict(report) }),
    page: () => describePage(report),
    suite: () => describeSuite(report),
    run: () => describeRun(report),
  });
}
