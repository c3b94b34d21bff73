import type { ContractReport } from "../model/contract-report.js";
import { listFindings } from "../verdict/list-findings.js";
import { type ReportFormat, reportFormats } from "./formats.js";
import { describePage } from "./html/describe-page.js";
import { describeRun } from "./describe-run.js";
import { describeSuite } from "./describe-suite.js";
import { toSortedData } from "./to-sorted-data.js";
import { renderText } from "./render-text.js";

/** Writes a report in the format. Pure: the same report gives the same text. */
export function renderReport(report: ContractReport, format: ReportFormat): string {
  return reportFormats[format].render({
    findings: () => listFindings(report),
    text: () => renderText(report),
    data: () => toSortedData(report),
    page: () => describePage(report),
    suite: () => describeSuite(report),
    run: () => describeRun(report),
  });
}
