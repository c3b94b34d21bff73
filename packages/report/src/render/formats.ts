import type { ReportDescription } from "../model/description.js";
import { renderHtml } from "./html/render-html.js";
import { renderFindingAnnotations } from "./render-annotations.js";
import { renderJunit } from "./render-junit.js";
import { renderMarkdown } from "./render-markdown.js";
import { renderSarif } from "./render-sarif.js";
import { renderText } from "./render-text.js";
import type { TextOptions } from "./terminal-page.js";

/** How reports are written in a format. */
export interface Format {
  /** Ends of the names of its files, the usual one first; empty if files need the name of the format as prefix. */
  readonly endings: readonly string[];
  /** Explains the usual ending in the help of an option; absent if it needs no explanation. */
  readonly note?: string;
  readonly mediaType: string;
  /** Pure: the same report gives the same text. Only text has options. */
  readonly render: (report: ReportDescription, options?: TextOptions) => string;
}

/** All formats of reports. `--report`, its help, the control API and every kind of report read this table. */
export const reportFormats = {
  html: { endings: [".html", ".htm"], mediaType: "text/html; charset=utf-8", render: renderHtml },
  json: {
    endings: [".json"],
    mediaType: "application/json; charset=utf-8",
    render: ({ data }) => `${JSON.stringify(data, null, 2)}\n`,
  },
  junit: {
    endings: [".xml", ".junit"],
    note: "JUnit",
    mediaType: "application/xml; charset=utf-8",
    render: renderJunit,
  },
  sarif: {
    endings: [".sarif", ".sarif.json"],
    mediaType: "application/sarif+json; charset=utf-8",
    render: renderSarif,
  },
  text: { endings: [".txt"], mediaType: "text/plain; charset=utf-8", render: renderText },
  markdown: { endings: [".md"], mediaType: "text/markdown; charset=utf-8", render: renderMarkdown },
  github: { endings: [], mediaType: "text/plain; charset=utf-8", render: renderFindingAnnotations },
} as const satisfies Readonly<Record<string, Format>>;

/** The name of a format of reports. */
export type ReportFormat = keyof typeof reportFormats;

/** The formats of reports, in the order of their table. */
export const reportFormatNames = Object.keys(reportFormats).filter(isReportFormat);

/** Returns `true` for the name of a format of reports. */
export function isReportFormat(text: string): text is ReportFormat {
  return Object.hasOwn(reportFormats, text);
}

/** Writes a report in the format. Pure: the same report gives the same text. `options` apply to text only. */
export function renderDescription(report: ReportDescription, format: ReportFormat, options?: TextOptions): string {
  const { render }: Format = reportFormats[format];
  return render(report, options);
}
