import type { ContractReport } from "../model/contract-report.js";
import { renderHtml } from "./html/render-html.js";
import { renderJson } from "./render-json.js";
import { renderJunit } from "./render-junit.js";
import { renderSarif } from "./render-sarif.js";
import { renderText } from "./render-text.js";

/** Formats of a report. */
export type ReportFormat = "text" | "json" | "junit" | "sarif" | "html";

/** Writes a report in the format. Pure: the same report gives the same text. */
export function renderReport(report: ContractReport, format: ReportFormat): string {
  return renderers[format](report);
}

/** Media type of each format, as the control API returns it. */
export const reportMediaTypes: Readonly<Record<ReportFormat, string>> = {
  text: "text/plain; charset=utf-8",
  json: "application/json; charset=utf-8",
  junit: "application/xml; charset=utf-8",
  sarif: "application/sarif+json; charset=utf-8",
  html: "text/html; charset=utf-8",
};

const renderers: Readonly<Record<ReportFormat, (report: ContractReport) => string>> = {
  text: (report) => renderText(report),
  json: renderJson,
  junit: renderJunit,
  sarif: renderSarif,
  html: renderHtml,
};
