import type { ReportFormat } from "../render/render-report.js";
import type { VerifyReport } from "./verify-report.js";
import { readVerifyVerdict } from "./check-verification.js";
import { renderVerifyHtml } from "./render-verify-html.js";
import { renderVerifyJunit } from "./render-verify-junit.js";
import { renderVerifySarif } from "./render-verify-sarif.js";
import { renderVerifyText } from "./render-verify-text.js";

/** Writes a verification in the format. Pure: the same report gives the same text. */
export function renderVerifyReport(report: VerifyReport, format: ReportFormat): string {
  return renderers[format](report);
}

const renderers: Readonly<Record<ReportFormat, (report: VerifyReport) => string>> = {
  text: (report) => renderVerifyText(report),
  json: (report) => `${JSON.stringify({ ...report, verdict: readVerifyVerdict(report) }, null, 2)}\n`,
  junit: renderVerifyJunit,
  sarif: renderVerifySarif,
  html: renderVerifyHtml,
};
