import { type ReportFormat, reportFormatNames, reportFormats } from "../render/formats.js";
import { listChanges } from "./check-diff.js";
import { describePage } from "./describe-page.js";
import { describeRun } from "./describe-run.js";
import { describeSuite } from "./describe-suite.js";
import type { DiffReport } from "./diff-report.js";
import { renderDiffAnnotations } from "./render-annotations.js";
import { renderDiffMarkdown } from "./render-diff-markdown.js";
import { renderDiffText } from "./render-diff-text.js";

/** Formats of a comparison: those of any report, Markdown, and annotations of GitHub. */
export type DiffFormat = ReportFormat | "markdown" | "github";

/** The formats of a comparison. */
export const diffFormatNames: readonly DiffFormat[] = [...reportFormatNames, "markdown", "github"];

/** Writes a comparison in the format. Pure: the same report gives the same text. */
export function renderDiffReport(report: DiffReport, format: DiffFormat): string {
  if (format === "markdown") return renderDiffMarkdown(report);
  if (format === "github") return renderDiffAnnotations(report);
  return reportFormats[format].render({
    findings: () => listChanges(report),
    text: () => renderDiffText(report),
    data: () => report,
    page: () => describePage(report),
    suite: () => describeSuite(report),
    run: () => describeRun(report),
  });
}
