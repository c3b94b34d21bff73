import type { ReportFormat } from "../render/render-report.js";
import type { DiffReport } from "./diff-report.js";
import { renderDiffAnnotations } from "./render-annotations.js";
import { renderDiffHtml } from "./render-diff-html.js";
import { renderDiffJunit } from "./render-diff-junit.js";
import { renderDiffMarkdown } from "./render-diff-markdown.js";
import { renderDiffSarif } from "./render-diff-sarif.js";
import { renderDiffText } from "./render-diff-text.js";

/** Formats of a comparison: those of any report, Markdown, and annotations of GitHub. */
export type DiffFormat = ReportFormat | "markdown" | "github";

/** Writes a comparison in the format. Pure: the same report gives the same text. */
export function renderDiffReport(report: DiffReport, format: DiffFormat): string {
  return renderers[format](report);
}

const renderers: Readonly<Record<DiffFormat, (report: DiffReport) => string>> = {
  text: (report) => renderDiffText(report),
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  markdown: renderDiffMarkdown,
  html: renderDiffHtml,
  junit: renderDiffJunit,
  sarif: renderDiffSarif,
  github: renderDiffAnnotations,
};
